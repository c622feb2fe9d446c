import { z } from "zod";
import { draftState, FILE_ERRORS, fileHash, HASH } from "~/features/brands/contract/staff-brand-shapes";
import { defineCall } from "~/platform/wps/define";
import { brandCode, time } from "~/platform/wps/shapes";
import {
  CONTENT_ID,
  CONTENT_KINDS,
  ENTRY_CHANGES,
  ENTRY_ORIGINS,
  ENTRY_STATES,
  FIELD_KINDS,
} from "../rules/content-kinds";

const kind = z.enum(CONTENT_KINDS).describe("The kind of entries.");
const id = z.string().regex(CONTENT_ID).describe("The entry's id.");
const entry = z.record(z.string(), z.unknown());
const hash = fileHash
  .nullable()
  .describe(
    "Names the document as it is: `expectedHash` of a change that starts from it; null where the brand has none of its own.",
  );
const timeZone = z.string().describe("The brand's time zone, an IANA name.");
const readable = z.boolean().describe("False where the document is no JSON: it has to be mended as a file first.");

const entryRow = z.object({
  id,
  title: z.string().describe("Its title in the brand's default language."),
  group: z
    .string()
    .nullable()
    .describe("Kind of an announcement, group of a banner, category of a promotion, type of a resource."),
  order: z.int().describe("Its place: smaller comes first, equal ones by id."),
  from: time.nullable().describe("When it starts; null for at once."),
  until: time.nullable().describe("When it ends; null for never."),
  languages: z.array(z.string()).nullable().describe("The languages in which it is shown; null for all."),
  origin: z
    .enum(ENTRY_ORIGINS)
    .describe(
      "base: as the base has it; template: as a template of the brand has it; changed: theirs with changes; own: the brand's; removed: taken away.",
    ),
  change: z.enum(ENTRY_CHANGES).nullable().describe("What the draft does to what is live; null for nothing."),
  state: z.enum(ENTRY_STATES).describe("now: shown; soon: before its start; over: after its end; off: not shown."),
});

const field = z.object({
  name: z.string().describe("The key in the entry."),
  kind: z.enum(FIELD_KINDS).describe("How it is filled in. localised and html: one text, or one by language."),
  title: z.string().describe("What it is called."),
  description: z.string().describe("What it means."),
  required: z.boolean().describe("Whether an entry must have it."),
  options: z.array(z.string()).nullable().describe("What a choice may be; null for what is typed."),
  maxLength: z.int().nullable().describe("The longest text; null for no limit."),
  example: z.string().nullable().describe("An example; null for none."),
});

const WELCOME = { kind: "player", title: { EN: "Welcome" }, html: { EN: "<p>Hello.</p>" }, at: "2026-01-31T08:00:00Z" };

/** Console calls for editorial content: entries of the brand's content files (requirement X7). */
export const staffContentCalls = {
  contentOverview: defineCall({
    name: "contentOverview",
    method: "GET",
    path: "/wps/staff/content",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "The kinds of content of a brand, how much there is of each, and the draft.",
    input: z.strictObject({ code: brandCode }),
    output: z.object({
      kinds: z
        .array(
          z.object({
            kind,
            entries: z.int().describe("How many entries there are, with the draft's changes."),
            running: z.int().describe("How many of them are shown now, once the draft is published."),
            changed: z.int().describe("How many the draft changes."),
          }),
        )
        .describe("The kinds."),
      draft: draftState.nullable().describe("The draft; null when there is none."),
    }),
    errors: FILE_ERRORS,
    example: {
      input: { code: "lotus" },
      value: {
        kinds: [{ kind: "announcements", entries: 4, running: 3, changed: 1 }],
        draft: { stale: false, problems: [] },
      },
    },
  }),
  contentEntries: defineCall({
    name: "contentEntries",
    method: "GET",
    path: "/wps/staff/content/entries",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "The entries of one kind as the draft (without one: the live files) has them over the base, and where each comes from.",
    input: z.strictObject({ code: brandCode, kind }),
    output: z.object({
      rows: z.array(entryRow).describe("The entries by group and place; those that were taken away, too."),
      timeZone,
      draft: z.boolean().describe("Whether there is a draft."),
      readable,
    }),
    errors: FILE_ERRORS,
    example: {
      input: { code: "lotus", kind: "announcements" },
      value: {
        rows: [
          {
            ...{ id: "welcome", title: "Welcome", group: "player", order: 0, from: null, until: null, languages: null },
            ...{ origin: "own", change: "added", state: "now" },
          },
        ],
        timeZone: "UTC",
        draft: true,
        readable: true,
      },
    },
  }),
  contentEntry: defineCall({
    name: "contentEntry",
    method: "GET",
    path: "/wps/staff/content/entry",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "One entry with the fields that its form asks for, and its HTML as it is shown. An id that nothing has is for a new one.",
    input: z.strictObject({ code: brandCode, kind, id }),
    output: z.object({
      entry: entry
        .nullable()
        .describe("The entry as the draft (without one: the live files) has it over the base; null for none."),
      base: entry.nullable().describe("What the base and the brand's templates have in its place; null for none."),
      hash,
      readable,
      fields: z.array(field).describe("The fields of an entry of this kind, from its JSON Schema."),
      previews: z
        .record(z.string(), z.string())
        .describe("HTML made safe, by field and language: `html.EN`, or `html` for all languages."),
      languages: z.array(z.string()).describe("The brand's languages, in its order."),
      timeZone,
    }),
    errors: FILE_ERRORS,
    example: {
      input: { code: "lotus", kind: "announcements", id: "welcome" },
      value: {
        entry: WELCOME,
        base: null,
        hash: HASH,
        readable: true,
        fields: [
          {
            ...{ name: "title", kind: "localised", title: "Title", description: "Its title.", required: true },
            ...{ options: null, maxLength: 2000, example: null },
          },
        ],
        previews: { "html.EN": "<p>Hello.</p>" },
        languages: ["EN"],
        timeZone: "UTC",
      },
    },
  }),
  saveContentEntry: defineCall({
    name: "saveContentEntry",
    method: "PUT",
    path: "/wps/staff/content/entry",
    staff: "brands.edit",
    audit: { effect: "files" },
    bodyLimitKb: 1024,
    doc: "Writes one entry into the draft, which is made from the live files where there is none. Only what differs from the base is written.",
    input: z.strictObject({
      code: brandCode,
      kind,
      id,
      entry: entry.nullable().describe("The entry as it shall be; null takes it away."),
      expectedHash: hash.describe("The `hash` that the change starts from; another one in the meantime refuses it."),
    }),
    output: z.object({
      status: z
        .enum(["saved", "unchanged", "invalid"])
        .describe("saved; unchanged: it is so already; invalid: nothing was changed."),
      hash,
      problems: z
        .array(
          z.object({
            field: z.string().describe("The field, e.g. `title`, `html.EN`; empty for the entry as a whole."),
            message: z.string().describe("What is wrong."),
            nearest: z.string().nullable().describe("The nearest known key or value, where there is one."),
          }),
        )
        .describe("What is wrong with the entry; empty when it is valid."),
    }),
    errors: [...FILE_ERRORS, "staleSave"],
    example: {
      input: { code: "lotus", kind: "announcements", id: "welcome", entry: WELCOME, expectedHash: null },
      value: { status: "saved", hash: HASH, problems: [] },
    },
  }),
  previewHtml: defineCall({
    name: "previewHtml",
    method: "POST",
    path: "/wps/staff/content/html",
    staff: "brands.read",
    audit: { skip: true },
    bodyLimitKb: 256,
    doc: "HTML as visitors and members would be shown it: made safe. Saves nothing.",
    input: z.strictObject({ html: z.string().max(40_000).describe("What somebody wrote.") }),
    output: z.object({ html: z.string().describe("What is left of it.") }),
    errors: [],
    example: { input: { html: '<p onclick="x()">Hello.</p>' }, value: { html: "<p>Hello.</p>" } },
  }),
} as const;
