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
    doc: "Saves or deletes one file of the draft. Creates the draft from the live files when there is none. A draft may be invalid; only publishing requires valid files.",
    input: z.strictObject({
      code: brandCode,
      path: filePath,
      text: text.nullable().describe("New text of the file; null deletes it."),
      expectedHash: fileHash
        .nullable()
        .describe(
          "Expected `hash` of the file before the change, null for a new file; the change is refused when it differs.",
        ),
    }),
    output: z.object({
      hash: fileHash.nullable().describe("Hash of the file after the change; null when it was deleted."),
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
    doc: "Deletes a brand's draft.",
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
    doc: "Validates a brand's draft, stores it as a version and makes it live immediately. An invalid draft changes nothing.",
    input: z.strictObject({
      code: brandCode,
      reason,
      expect: z
        .string()
        .regex(/^(?:[1-9][0-9]{0,8}|[0-9a-f]{12,64})$/)
        .optional()
        .describe(
          "Expected live version or `liveHash`. Allows publishing although the live files changed after the draft was created.",
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
    doc: "Restores a version of a brand's files as a new version.",
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
    doc: "Returns a signed, expiring link that shows the draft or a version on the brand's host.",
    input: z.strictObject({
      code: brandCode,
      version: z
        .string()
        .regex(/^(?:draft|[1-9][0-9]{0,8})$/)
        .default("draft")
        .describe("`draft` (in its state when the link is opened), or the id of a version."),
      minutes: z.int().min(1).max(10_080).default(60).describe("Validity in minutes, at most one week."),
    }),
    output: z.object({
      link: z
        .object({
          url: z.string().describe("The link, at the brand's address."),
          host: z.string().describe("First host of the brand."),
          token: z
            .string()
            .describe("Value of the link's query parameter `preview`, for another port of the same host."),
          until: time.describe("Expiry time."),
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
    doc: "Creates a brand, empty or as a copy. It is live immediately. Staff who are limited to some brands are refused.",
    input: z.strictObject({
      code: brandCode,
      name: z.string().min(1).max(60).optional().describe("Display name; default: the code, capitalised."),
      host: z.string().min(1).max(300).optional().describe("Host name; default: `<code>.localhost`."),
      from: brandCode
        .optional()
        .describe("Brand whose files are copied; when omitted, everything comes from the base."),
      languages: z
        .array(z.string().refine(isLanguageCode))
        .min(1)
        .max(40)
        .optional()
        .describe("Language codes, the default language first; default: those of the copied brand, or EN."),
      operator: z.string().min(1).max(60).optional().describe("Company that runs the brand; default: the code."),
    }),
    output: z.object({
      status: z.enum(["made", "invalid"]).describe("made; invalid: nothing was created."),
      origin: z.string().nullable().describe("Address of the brand; null for invalid."),
      problems,
    }),
    errors: [...FILE_ERRORS],
    example: {
      input: { code: "orchid", name: "Orchid", host: "orchid.example", languages: ["EN", "VI"] },
      value: { status: "made", origin: "https://orchid.example", problems: [] },
    },
  }),
} as const;
