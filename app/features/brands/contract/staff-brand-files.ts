import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode, time } from "~/platform/wps/shapes";
import {
  BODY_KB,
  draftState,
  exampleProblem,
  FILE_ERRORS,
  fileHash,
  filePath,
  fileRow,
  HASH,
  problems,
  stateName,
  TEXTS,
  text,
  versionRow,
} from "./staff-brand-shapes";

/** Console calls that read brand files; they share their code with the commands (`npm run brand`). */
export const staffBrandFileCalls = {
  brandVersions: defineCall({
    name: "brandVersions",
    method: "GET",
    path: "/wps/staff/brand/versions",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "Lists the versions of a brand's files, the live version, and the draft. A version has author, time and reason.",
    input: z.strictObject({ code: brandCode }),
    output: z.object({
      versions: z.array(versionRow).describe("Versions, newest first."),
      live: z.string().nullable().describe("The live version; null when the live files are not a stored version."),
      liveHash: fileHash.describe("Hash of the live files: accepted as `expect` by a publish."),
      draft: draftState.nullable().describe("The draft; null when there is none."),
    }),
    errors: FILE_ERRORS,
    example: {
      input: { code: "lotus" },
      value: {
        versions: [
          {
            version: "3",
            at: "2026-01-31T08:00:00.000Z",
            by: "odile",
            reason: "Lunar new year",
            parent: "2",
            live: true,
          },
        ],
        live: "3",
        liveHash: HASH,
        draft: { stale: false, problems: [exampleProblem] },
      },
    },
  }),
  brandFiles: defineCall({
    name: "brandFiles",
    method: "GET",
    path: "/wps/staff/brand/files",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "Lists the files of one state of a brand.",
    input: z.strictObject({ code: brandCode, from: stateName }),
    output: z.object({ files: z.array(fileRow).describe("Files, sorted by path.") }),
    errors: FILE_ERRORS,
    example: {
      input: { code: "lotus", from: "live" },
      value: { files: [{ path: "tenant.json", bytes: 1204, kind: "brand" }] },
    },
  }),
  brandFile: defineCall({
    name: "brandFile",
    method: "GET",
    path: "/wps/staff/brand/file",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "Returns the text of one file in one state of a brand, and its base.",
    input: z.strictObject({ code: brandCode, from: stateName, path: filePath }),
    output: z.object({
      path: filePath,
      kind: z.string().describe("Schema of the file, see `brandFiles`."),
      text: z.string().nullable().describe("Text of the file; null when this state has no file with this name."),
      hash: fileHash.nullable().describe("Hash of the file: send it as `expectedHash` of a change."),
      base: z
        .string()
        .nullable()
        .describe(
          "File of the same name in the base and the brand's templates, merged. The brand's file is applied on top of it. Null for none.",
        ),
      savedBy: z.string().nullable().describe("Author of the draft's file or of the live version; null when unknown."),
      savedAt: time.nullable().describe("Time of the change; null when unknown."),
    }),
    errors: FILE_ERRORS,
    example: {
      input: { code: "lotus", from: "live", path: "tenant.json" },
      value: {
        path: "tenant.json",
        kind: "brand",
        text: '{ "name": "Lotus" }\n',
        hash: HASH,
        base: "{}\n",
        savedBy: "odile",
        savedAt: "2026-01-31T08:00:00.000Z",
      },
    },
  }),
  fileSchemas: defineCall({
    name: "fileSchemas",
    method: "GET",
    path: "/wps/staff/brand/schemas",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "Returns the JSON Schemas that an editor uses to complete and explain one type of file.",
    input: z.strictObject({ kind: z.string().max(80).describe("Schema of the file, see `brandFiles`.") }),
    output: z.object({
      schemas: z
        .record(z.string(), z.record(z.string(), z.unknown()))
        .describe("Schemas by name (`<name>.schema.json`): the requested one and all that it refers to."),
    }),
    errors: ["notFound"],
    example: {
      input: { kind: "texts" },
      value: { schemas: { texts: { title: "Texts", type: "object" } } },
    },
  }),
  checkBrandFile: defineCall({
    name: "checkBrandFile",
    method: "POST",
    path: "/wps/staff/brand/file/check",
    staff: "brands.edit",
    audit: { skip: true },
    bodyLimitKb: BODY_KB,
    doc: "Validates the draft (or the live files when there is no draft) with a new text of one file. Saves nothing.",
    input: z.strictObject({ code: brandCode, path: filePath, text: text.describe("New text of the file.") }),
    output: z.object({ problems }),
    errors: [...FILE_ERRORS, "tooLarge"],
    example: {
      input: { code: "lotus", path: "locales/EN.json", text: TEXTS },
      value: { problems: [exampleProblem] },
    },
  }),
  brandDiff: defineCall({
    name: "brandDiff",
    method: "GET",
    path: "/wps/staff/brand/diff",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "Compares two states of a brand: keys of the effective configuration (base included), and files.",
    input: z.strictObject({ code: brandCode, before: stateName, after: stateName }),
    output: z.object({
      keys: z
        .array(
          z.object({
            path: z.string().describe("Key, as a JSON pointer."),
            before: z.string().nullable().describe("Previous value as JSON, truncated when long; null for none."),
            after: z.string().nullable().describe("New value as JSON, truncated when long; null for none."),
          }),
        )
        .nullable()
        .describe("Keys with differences; null when one of the states is not valid."),
      files: z
        .array(
          z.object({
            file: z.string().describe("Path in the brand's folder."),
            change: z.enum(["added", "removed", "changed"]).describe("Type of change."),
          }),
        )
        .describe("Files with differences."),
      lines: z
        .array(
          z.object({
            file: z.string().describe("Path, as in `files`."),
            hunks: z
              .array(
                z.object({
                  before: z.int().describe("First line of this part in the previous file, from 1."),
                  after: z.int().describe("First line of this part in the new file, from 1."),
                  lines: z
                    .array(z.string())
                    .describe(
                      "Lines with a prefix: space (in both), `-` (before), `+` (after) or `\\` (the previous line has no line end). Long lines are truncated.",
                    ),
                }),
              )
              .nullable()
              .describe("Differences with three lines of context; null for pictures and for very large differences."),
          }),
        )
        .describe("Line differences of the same files."),
      invalid: z
        .array(z.object({ state: stateName, problems }))
        .describe("States that are not valid, with their problems; only their files are compared."),
    }),
    errors: FILE_ERRORS,
    example: {
      input: { code: "lotus", before: "1", after: "live" },
      value: {
        keys: [{ path: "/name", before: '"Lotus"', after: '"Lotus Club"' }],
        files: [{ file: "tenant.json", change: "changed" }],
        lines: [
          {
            file: "tenant.json",
            hunks: [{ before: 2, after: 2, lines: ['-  "name": "Lotus",', '+  "name": "Lotus Club",'] }],
          },
        ],
        invalid: [],
      },
    },
  }),
} as const;
