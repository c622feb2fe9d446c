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
    doc: "The kept versions of a brand's files with who, when and why, what of them is live, and the draft.",
    input: z.strictObject({ code: brandCode }),
    output: z.object({
      versions: z.array(versionRow).describe("The kept versions, the newest first."),
      live: z
        .string()
        .nullable()
        .describe("The version that is live; null when the live files are none that was kept."),
      liveHash: fileHash.describe("Names the live files: what `expect` of a publish may be."),
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
    doc: "The files of one state of a brand.",
    input: z.strictObject({ code: brandCode, from: stateName }),
    output: z.object({ files: z.array(fileRow).describe("The files, by path.") }),
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
    doc: "The text of one file of one state of a brand, and what the base says in its place.",
    input: z.strictObject({ code: brandCode, from: stateName, path: filePath }),
    output: z.object({
      path: filePath,
      kind: z.string().describe("The schema that explains it, as in `brandFiles`."),
      text: z.string().nullable().describe("The file; null when this state has none with this name."),
      hash: fileHash.nullable().describe("Names the file: `expectedHash` of a change that starts from it."),
      base: z
        .string()
        .nullable()
        .describe(
          "The file with this name in the base and the brand's templates, merged, which the brand's is laid over; null for none.",
        ),
      savedBy: z
        .string()
        .nullable()
        .describe("Who saved it in the draft, or published what is live; null where that is not known."),
      savedAt: time.nullable().describe("When; null where that is not known."),
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
    doc: "The JSON Schemas by which an editor completes and explains one kind of file.",
    input: z.strictObject({ kind: z.string().max(80).describe("As in `brandFiles`.") }),
    output: z.object({
      schemas: z
        .record(z.string(), z.record(z.string(), z.unknown()))
        .describe("By name: the one of the kind, and all that it refers to (`<name>.schema.json`)."),
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
    doc: "What would be wrong with the draft (without one: with the live files) if one of its files had this text. Saves nothing.",
    input: z.strictObject({ code: brandCode, path: filePath, text: text.describe("The file as it would be.") }),
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
    doc: "What differs between two states of a brand: by key of the effective configuration, base included, and by file.",
    input: z.strictObject({ code: brandCode, before: stateName, after: stateName }),
    output: z.object({
      keys: z
        .array(
          z.object({
            path: z.string().describe("The key, as a JSON pointer."),
            before: z.string().nullable().describe("The value before as JSON, cut when it is long; null for none."),
            after: z.string().nullable().describe("The value after as JSON, cut when it is long; null for none."),
          }),
        )
        .nullable()
        .describe("The keys that differ; null when one of the states is not valid."),
      files: z
        .array(
          z.object({
            file: z.string().describe("Path in the brand's folder."),
            change: z.enum(["added", "removed", "changed"]).describe("What happened to it."),
          }),
        )
        .describe("The files that differ."),
      lines: z
        .array(
          z.object({
            file: z.string().describe("As in `files`."),
            hunks: z
              .array(
                z.object({
                  before: z.int().describe("The first line of the part before, from 1."),
                  after: z.int().describe("The first line of the part after, from 1."),
                  lines: z
                    .array(z.string())
                    .describe(
                      "Lines behind a space (in both), `-` (before), `+` (after) or `\\` (the one before has no line end). Long ones are cut.",
                    ),
                }),
              )
              .nullable()
              .describe("What differs, with three lines around it; null for pictures and where too much differs."),
          }),
        )
        .describe("The same files, line by line."),
      invalid: z
        .array(z.object({ state: stateName, problems }))
        .describe("The states that are not valid, and why: they are compared by file only."),
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
