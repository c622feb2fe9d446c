import { z } from "zod";
import { isLanguageCode } from "~/platform/text/languages";
import { defineCall } from "~/platform/wps/define";
import { brandCode, time } from "~/platform/wps/shapes";
import {
  BODY_KB,
  FILE_ERRORS,
  fileHash,
  filePath,
  HASH,
  problems,
  published,
  reason,
  TEXTS,
  text,
  versionId,
} from "./staff-brand-shapes";

/** Console calls that change brand files; they share their code with the commands. */
export const staffBrandWorkCalls = {
  saveBrandFile: defineCall({
    name: "saveBrandFile",
    method: "PUT",
    path: "/wps/staff/brand/file",
    staff: "brands.edit",
    audit: { effect: "files" },
    bodyLimitKb: BODY_KB,
    doc: "Writes one file of the draft, which is made from the live files where there is none; null takes the file away. A draft may be invalid: only publishing asks for more.",
    input: z.strictObject({
      code: brandCode,
      path: filePath,
      text: text.nullable().describe("The file as it shall be; null takes it away."),
      expectedHash: fileHash
        .nullable()
        .describe(
          "The `hash` that the change starts from, null for a new file; another one in the meantime refuses it.",
        ),
    }),
    output: z.object({
      hash: fileHash.nullable().describe("Names the file as it is now; null when it is gone."),
      problems,
    }),
    errors: [...FILE_ERRORS, "staleSave", "tooLarge"],
    example: {
      input: { code: "lotus", path: "locales/EN.json", text: TEXTS, expectedHash: null },
      value: { hash: HASH, problems: [] },
    },
  }),
  dropDraft: defineCall({
    name: "dropDraft",
    method: "DELETE",
    path: "/wps/staff/brand/draft",
    staff: "brands.edit",
    audit: { effect: "files" },
    doc: "Takes a brand's draft away.",
    input: z.strictObject({ code: brandCode }),
    output: z.object({}),
    errors: FILE_ERRORS,
    example: { input: { code: "lotus" }, value: {} },
  }),
  publishBrand: defineCall({
    name: "publishBrand",
    method: "POST",
    path: "/wps/staff/brand/publish",
    staff: "brands.edit",
    audit: { effect: "files" },
    doc: "Validates a brand's draft as a whole, keeps it as a version and makes it live at once. An invalid one changes nothing.",
    input: z.strictObject({
      code: brandCode,
      reason,
      expect: z
        .string()
        .regex(/^(?:[1-9][0-9]{0,8}|[0-9a-f]{12,64})$/)
        .optional()
        .describe(
          "What is live now, a version or `liveHash`: publishes over it although it changed after the draft was made.",
        ),
    }),
    output: published,
    errors: [...FILE_ERRORS, "reasonRequired", "staleSave"],
    example: {
      input: { code: "lotus", reason: "Lunar new year" },
      value: { status: "published", version: "4", saved: null, problems: [] },
    },
  }),
  rollbackBrand: defineCall({
    name: "rollbackBrand",
    method: "POST",
    path: "/wps/staff/brand/rollback",
    staff: "brands.edit",
    audit: { effect: "files" },
    doc: "Puts a kept version of a brand's files back, as a new version.",
    input: z.strictObject({ code: brandCode, version: versionId, reason }),
    output: published,
    errors: [...FILE_ERRORS, "reasonRequired"],
    example: {
      input: { code: "lotus", version: "1", reason: "The banner was wrong" },
      value: { status: "published", version: "5", saved: null, problems: [] },
    },
  }),
  previewBrand: defineCall({
    name: "previewBrand",
    method: "POST",
    path: "/wps/staff/brand/preview",
    staff: "brands.edit",
    audit: { effect: "none" },
    doc: "A signed link that shows the draft, or a kept version, on the brand's own host, and expires.",
    input: z.strictObject({
      code: brandCode,
      version: z
        .string()
        .regex(/^(?:draft|[1-9][0-9]{0,8})$/)
        .default("draft")
        .describe("`draft`, as it is when the link is opened, or the id of a kept version."),
      minutes: z.int().min(1).max(10_080).default(60).describe("How long it works: a week at most."),
    }),
    output: z.object({
      link: z
        .object({
          url: z.string().describe("The link, at the brand's own address."),
          host: z.string().describe("The brand's first host."),
          token: z.string().describe("What the link carries as `preview`, for another port of the same host."),
          until: time.describe("When it stops to work."),
        })
        .nullable()
        .describe("Null when the state is not valid."),
      problems,
    }),
    errors: FILE_ERRORS,
    example: {
      input: { code: "lotus" },
      value: {
        link: {
          url: "https://lotus.example/?preview=1.lotus.draft.1769850000000.signature",
          host: "lotus.example",
          token: "1.lotus.draft.1769850000000.signature",
          until: "2026-01-31T09:00:00.000Z",
        },
        problems: [],
      },
    },
  }),
  newBrand: defineCall({
    name: "newBrand",
    method: "POST",
    path: "/wps/staff/brand",
    staff: "brands.edit",
    audit: { effect: "files" },
    doc: "Makes a new brand, of its own or as a copy; it is live at once. Somebody who works on some brands only may not.",
    input: z.strictObject({
      code: brandCode,
      name: z.string().min(1).max(60).optional().describe("What visitors read; the code, capitalised, without it."),
      host: z.string().min(1).max(300).optional().describe("Where it answers; `<code>.localhost` without it."),
      from: brandCode
        .optional()
        .describe("The brand whose files are copied; without it everything comes from the base."),
      languages: z
        .array(z.string().refine(isLanguageCode))
        .min(1)
        .max(40)
        .optional()
        .describe("Codes of its languages, the first is the default; without it those of the copied brand, or EN."),
      operator: z.string().min(1).max(60).optional().describe("Who runs it; the code without it."),
    }),
    output: z.object({
      status: z.enum(["made", "invalid"]).describe("made; invalid: nothing was made."),
      origin: z.string().nullable().describe("Its address; null for invalid."),
      problems,
    }),
    errors: [...FILE_ERRORS],
    example: {
      input: { code: "orchid", name: "Orchid", host: "orchid.example", languages: ["EN", "VI"] },
      value: { status: "made", origin: "https://orchid.example", problems: [] },
    },
  }),
} as const;
