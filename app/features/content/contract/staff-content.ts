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

const kind = z.enum(CONTENT_KINDS).describe("Type of content.");
const id = z.string().regex(CONTENT_ID).describe("Id of the entry.");
const entry = z.record(z.string(), z.unknown());
const hash = fileHash
  .nullable()
  .describe(
    "Hash of the current document: send it as `expectedHash` of a change. Null when the brand has no document of its own.",
  );
const timeZone = z.string().describe("Time zone of the brand, an IANA name.");
const readable = z.boolean().describe("False when the document is not valid JSON; correct the file first.");

const entryRow = z.object({
  id,
  title: z.string().describe("Title in the caller's language, otherwise in the brand's default language."),
  group: z
    .string()
    .nullable()
    .describe("Type of an announcement, group of a banner, category of a promotion, type of a resource."),
  order: z.int().describe("Position: lower values first, equal values by id."),
  from: time.nullable().describe("Start time; null for immediately."),
  until: time.nullable().describe("End time; null for never."),
  languages: z.array(z.string()).nullable().describe("Languages in which the entry is shown; null for all."),
  origin: z
    .enum(ENTRY_ORIGINS)
    .describe(
      "base: unchanged entry of the base; template: unchanged entry of a template; changed: an inherited entry with changes; own: an entry of the brand; removed: deleted.",
    ),
  change: z.enum(ENTRY_CHANGES).nullable().describe("Change of the draft compared with the live entry; null for none."),
  state: z.enum(ENTRY_STATES).describe("now: shown; soon: not started yet; over: ended; off: hidden."),
});

const field = z.object({
  name: z.string().describe("Key in the entry."),
  kind: z.enum(FIELD_KINDS).describe("Input type of the field. localised and html: one text, or one per language."),
  title: z.string().describe("Label of the field."),
  description: z.string().describe("Description of the field."),
  required: z.boolean().describe("True when the field is required."),
  options: z.array(z.string()).nullable().describe("Allowed values of a choice; null for a free value."),
  maxLength: z.int().nullable().describe("Maximum length of the text; null for no limit."),
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
    doc: "Lists the types of content of a brand, with the number of entries of each, and the draft.",
    input: z.strictObject({ code: brandCode }),
    output: z.object({
      kinds: z
        .array(
          z.object({
            kind,
            entries: z.int().describe("Number of entries, including changes of the draft."),
            running: z.int().describe("Number of entries that are shown now once the draft is published."),
            changed: z.int().describe("Number of entries that the draft changes."),
          }),
        )
        .describe("Types of content."),
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
    doc: "Lists the entries of one type, merged from the base and the draft (or the live files when there is no draft), with their origin.",
    input: z.strictObject({ code: brandCode, kind }),
    output: z.object({
      rows: z.array(entryRow).describe("Entries by group and position, including deleted ones."),
      timeZone,
      draft: z.boolean().describe("True when there is a draft."),
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
    doc: "Returns one entry with its form fields and its HTML after sanitising. An unknown id returns the form of a new entry.",
    input: z.strictObject({ code: brandCode, kind, id }),
    output: z.object({
      entry: entry
        .nullable()
        .describe(
          "The entry, merged from the base and the draft (or the live files when there is no draft); null for none.",
        ),
      base: entry.nullable().describe("Entry of the base and the brand's templates; null for none."),
      hash,
      readable,
      fields: z.array(field).describe("Fields of an entry of this type, from its JSON Schema."),
      previews: z
        .record(z.string(), z.string())
        .describe("Sanitised HTML, by field and language: `html.EN`, or `html` for all languages."),
      languages: z.array(z.string()).describe("Languages of the brand, in order."),
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
    doc: "Saves or deletes one entry in the draft. Creates the draft from the live files when there is none. Stores only the differences from the base.",
    input: z.strictObject({
      code: brandCode,
      kind,
      id,
      entry: entry.nullable().describe("New value of the entry; null deletes it."),
      expectedHash: hash.describe("Expected `hash` before the change; the change is refused when it differs."),
    }),
    output: z.object({
      status: z
        .enum(["saved", "unchanged", "invalid"])
        .describe("saved; unchanged: the entry already has this value; invalid: nothing was changed."),
      hash,
      problems: z
        .array(
          z.object({
            field: z.string().describe("Field, e.g. `title`, `html.EN`; empty for the whole entry."),
            message: z.string().describe("Description of the problem."),
            nearest: z.string().nullable().describe("Most similar known key or value; null for none."),
          }),
        )
        .describe("Problems of the entry; empty when it is valid."),
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
    doc: "Returns HTML in its sanitised form, as the site shows it. Saves nothing.",
    input: z.strictObject({ html: z.string().max(40_000).describe("HTML to sanitise.") }),
    output: z.object({ html: z.string().describe("Sanitised HTML.") }),
    errors: [],
    example: { input: { html: '<p onclick="x()">Hello.</p>' }, value: { html: "<p>Hello.</p>" } },
  }),
} as const;
