import { z } from "zod";
import { givenTime, time } from "~/platform/wps/shapes";

/** Version that a change starts from. */
export const expectedVersion = z
  .int()
  .min(0)
  .describe(
    "The `overridesVersion` that the change starts from; a later change of the same switch refuses it, one of another does not.",
  );

export const reason = z.string().max(500).describe("Why, in a few words; must not be empty.");

export const until = givenTime.optional().describe("When it is expected to end; then it is over by itself.");

export const notice = z.string().max(500).optional().describe("What visitors are told.");

/** Versions after a change. */
export const saved = z.object({
  version: z.string().describe("The brand's version after the change."),
  overridesVersion: z.int().describe("What the next change has to name as `expectedVersion`."),
});

export const exampleSaved = { version: "4f1c2a.8", overridesVersion: 8 };

/** Kinds of closures. */
export const closureKind = z.enum(["vendor", "category"]).describe("What is closed.");
export const closureName = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,60}$/)
  .describe("The vendor's code, or the category.");

export const regionMode = z
  .enum(["off", "allow", "deny"])
  .describe("`off`: everybody; `allow`: only the listed countries; `deny`: all but the listed ones.");
export const countries = z
  .array(z.string().regex(/^[A-Z]{2}$/))
  .max(250)
  .describe("The listed countries, ISO 3166.");

const startsAt = time.nullable().describe("When it begins; null for at once.");
const endsAt = time.nullable().describe("When it ends; null for no end.");
const closedFor = z.array(z.string()).describe("Only for players from these countries; empty for all.");
const words = z.string().nullable().describe("What visitors are told; null for nothing.");

/** Value of an override. */
const overrideValue = z
  .union([
    z.boolean(),
    z.object({ mode: regionMode, countries, until: endsAt, notice: words }),
    z.object({
      on: z.boolean().describe("On or off."),
      countries: closedFor,
      from: startsAt,
      until: endsAt,
      notice: words,
      later: z
        .array(z.object({ on: z.boolean().describe("On or off."), from: startsAt, until: endsAt }))
        .optional()
        .describe("What else was set then for other times; left out for nothing."),
    }),
  ])
  .nullable();

/** Staff override of a flag. */
const flagSetting = z.object({
  on: z.boolean().describe("On or off."),
  from: startsAt,
  until: endsAt,
  reason: z.string().describe("Why."),
  actor: z.string().describe("Who."),
  at: time.describe("When it was set."),
});
const flagOverride = flagSetting
  .nullable()
  .describe("What staff set over the files, in effect or (where nothing is) not yet; null for nothing.");
const planned = z
  .array(flagSetting)
  .describe("What staff planned beside it: each takes effect at its time, and leaves what runs until then.");

/** A flag of one brand on the console. */
export const flagRow = z.object({
  name: z.string().describe("The flag."),
  title: z.string().describe("Its title in English."),
  description: z.string().describe("What it switches, in English."),
  value: z.boolean().describe("Its value now."),
  source: z.enum(["override", "upstream", "brand", "template", "base"]).describe("Where the value comes from."),
  beneath: z.boolean().describe("What it is without the staff's override."),
  override: flagOverride,
  planned,
  owner: z.enum(["support", "operator"]).describe("Who may switch it."),
  audience: z.enum(["page", "server"]).describe("page: known to the browser; server: to the server only."),
  shows: z
    .array(z.string())
    .describe("The places of the site that are there only while it is on: page and part, e.g. `HOMEPAGE/winners`."),
});

/** A flag in one of many brands. */
export const flagBrandRow = flagRow
  .pick({ value: true, source: true, beneath: true, override: true, planned: true, shows: true })
  .extend({
    code: z.string().describe("The brand's code."),
    name: z.string().describe("The brand's name."),
    overridesVersion: z.int().describe("What a change has to name as `expectedVersion`."),
  });

/** One change of the history. */
export const changeRow = z.object({
  historyId: z.string().describe("Names the change, for undo."),
  key: z
    .string()
    .describe(
      "What was changed: `flag:` and the flag's name, `maintenance`, `region`, or `closed:vendor:` and a code.",
    ),
  before: overrideValue.describe("The override before; null for none."),
  after: overrideValue.describe("The override after; null for none."),
  reason: z.string().describe("Why."),
  actor: z.string().describe("Who."),
  at: time.describe("When."),
  undoes: z.string().nullable().describe("The change that this one undid, if it was an undo."),
  undoneBy: z.string().nullable().describe("The change that undid this one, if one did."),
});

/** A vendor or category, and its closure. */
export const closableRow = z.object({
  kind: closureKind,
  name: closureName,
  title: z.string().describe("Its name as players read it."),
  games: z.int().describe("How many games of the brand it has."),
  closed: z
    .object({
      countries: closedFor,
      until: endsAt,
      notice: words,
      reason: z.string().describe("Why."),
      actor: z.string().describe("Who."),
    })
    .nullable()
    .describe("How it is closed; null where it is open."),
});
