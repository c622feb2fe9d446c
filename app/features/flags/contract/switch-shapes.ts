import { z } from "zod";
import { givenTime, time } from "~/platform/wps/shapes";

/** Version that a change starts from. */
export const expectedVersion = z
  .int()
  .min(0)
  .describe(
    "The `overridesVersion` on which the change is based. The change is refused when the same switch changed later, and accepted when only others did.",
  );

export const reason = z.string().max(500).describe("Short reason; must not be empty.");

export const until = givenTime.optional().describe("End time; the change then ends automatically.");

export const notice = z.string().max(500).optional().describe("Message to visitors.");

/** Versions after a change. */
export const saved = z.object({
  version: z.string().describe("Version of the brand after the change."),
  overridesVersion: z.int().describe("Version of the overrides; send it as `expectedVersion` of the next change."),
});

export const exampleSaved = { version: "4f1c2a.8", overridesVersion: 8 };

/** Kinds of closures. */
export const closureKind = z.enum(["vendor", "category"]).describe("Type of the closed item.");
export const closureName = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,60}$/)
  .describe("Code of the vendor, or category.");

export const regionMode = z
  .enum(["off", "allow", "deny"])
  .describe("`off`: all countries; `allow`: only the listed ones; `deny`: all except the listed ones.");
export const countries = z
  .array(z.string().regex(/^[A-Z]{2}$/))
  .max(250)
  .describe("Listed countries, ISO 3166.");

const startsAt = time.nullable().describe("Start time; null for immediately.");
const endsAt = time.nullable().describe("End time; null for none.");
const closedFor = z.array(z.string()).describe("Only for players from these countries; empty for all.");
const words = z.string().nullable().describe("Message to visitors; null for none.");

/** Value of an override. */
const overrideValue = z
  .union([
    z.boolean(),
    z.object({ mode: regionMode, countries, until: endsAt, notice: words }),
    z.object({
      on: z.boolean().describe("True when on."),
      countries: closedFor,
      from: startsAt,
      until: endsAt,
      notice: words,
      later: z
        .array(z.object({ on: z.boolean().describe("True when on."), from: startsAt, until: endsAt }))
        .optional()
        .describe("Other periods set at that time; omitted when there are none."),
    }),
  ])
  .nullable();

/** Staff override of a flag. */
const flagSetting = z.object({
  on: z.boolean().describe("True when on."),
  from: startsAt,
  until: endsAt,
  reason: z.string().describe("Reason."),
  actor: z.string().describe("Staff account."),
  at: time.describe("Time of the change."),
});
const flagOverride = flagSetting.nullable().describe("Override by staff, active or scheduled; null for none.");
const planned = z
  .array(flagSetting)
  .describe("Scheduled changes. Each starts at its time; the current value is kept until then.");

/** A flag of one brand on the console. */
export const flagRow = z.object({
  name: z.string().describe("Name of the flag."),
  title: z.string().describe("Title in English."),
  description: z.string().describe("Description in English."),
  value: z.boolean().describe("Current value."),
  source: z.enum(["override", "upstream", "brand", "template", "base"]).describe("Source of the value."),
  beneath: z.boolean().describe("Value without the override by staff."),
  override: flagOverride,
  planned,
  owner: z.enum(["support", "operator"]).describe("Staff role that may switch it."),
  audience: z.enum(["page", "server"]).describe("page: sent to the browser; server: used only by the server."),
  shows: z
    .array(z.string())
    .describe("Parts of the site that the flag controls: page and part, e.g. `HOMEPAGE/winners`."),
});

/** A flag in one of many brands. */
export const flagBrandRow = flagRow
  .pick({ value: true, source: true, beneath: true, override: true, planned: true, shows: true })
  .extend({
    code: z.string().describe("Code of the brand."),
    name: z.string().describe("Name of the brand."),
    overridesVersion: z.int().describe("Version of the overrides; send it as `expectedVersion` of a change."),
  });

/** One change of the history. */
export const changeRow = z.object({
  historyId: z.string().describe("Id of the change, for undo."),
  key: z
    .string()
    .describe("Changed switch: `flag:` and the flag's name, `maintenance`, `region`, or `closed:vendor:` and a code."),
  before: overrideValue.describe("Previous override; null for none."),
  after: overrideValue.describe("New override; null for none."),
  reason: z.string().describe("Reason."),
  actor: z.string().describe("Staff account."),
  at: time.describe("Time of the change."),
  undoes: z.string().nullable().describe("Id of the change that this change undid; null for none."),
  undoneBy: z.string().nullable().describe("Id of the change that undid this change; null for none."),
});

/** A vendor or category, and its closure. */
export const closableRow = z.object({
  kind: closureKind,
  name: closureName,
  title: z.string().describe("Name shown to players."),
  games: z.int().describe("Number of the brand's games in it."),
  closed: z
    .object({
      countries: closedFor,
      until: endsAt,
      notice: words,
      reason: z.string().describe("Reason."),
      actor: z.string().describe("Staff account."),
    })
    .nullable()
    .describe("Closure; null when it is open."),
});
