import { z } from "zod";
import { time } from "~/platform/wps/shapes";

/** Problem of a brand's files with the surrounding text. */
const fileProblem = z.object({
  file: z.string().describe("File, relative to the tenants folder."),
  line: z.int().describe("Line, from 1."),
  column: z.int().describe("Column, from 1."),
  pointer: z.string().describe("Position in the document, as a JSON pointer."),
  message: z.string().describe("Description of the problem."),
  nearest: z.string().nullable().describe("Most similar known key or value; null for none."),
  excerpt: z
    .object({
      first: z.int().describe("Number of the first of these lines, from 1."),
      lines: z.array(z.string()).describe("The line with the problem and its neighbours; long lines are truncated."),
      column: z.int().describe("Column of the problem in its excerpt line, from 1."),
    })
    .nullable()
    .describe("Excerpt of the file; null for none."),
});

export const problems = z.array(fileProblem).describe("Problems with an excerpt of the file; empty when it is valid.");

/** Example of a problem. */
export const exampleProblem = {
  file: ".drafts/lotus/tenant.json",
  line: 9,
  column: 5,
  pointer: "/flags/freePlya",
  message: "unknown key",
  nearest: "freePlay",
  excerpt: { first: 8, lines: ['  "flags": {', '    "freePlya": true', "  },"], column: 5 },
};

/** Identifies one state of a brand's files. */
export const stateName = z
  .string()
  .regex(/^(?:live|draft|[1-9][0-9]{0,8})$/)
  .describe("`live`, `draft`, or the id of a version.");

export const versionId = z
  .string()
  .regex(/^[1-9][0-9]{0,8}$/)
  .describe("Id of a version: versions are numbered from 1 in each brand.");

export const reason = z.string().max(500).describe("Short reason; must not be empty.");

/** Path of a file in a brand's folder. */
export const filePath = z
  .string()
  .max(120)
  .describe("Path in the brand's folder, e.g. `tenant.json`, `pages/HELP.json`.");

export const fileHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Maximum size of a file that can be edited here, in characters. */
const LONGEST_FILE = 512 * 1024;

/** Text of a file. */
export const text = z.string().max(LONGEST_FILE);

/** Twice the size, because JSON escapes lengthen a text. */
export const BODY_KB = (2 * LONGEST_FILE) / 1024;

/** Errors of every call that works on files. */
export const FILE_ERRORS = ["notFound", "brandBusy", "filesUnsound"] as const;

/** Text and hash of a file, for examples. */
export const TEXTS = '{ "blocks:hero.jackpot": "Top prize" }\n';
export const HASH = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/** A version in the list. */
export const versionRow = z.object({
  version: z.string().describe("Id of the version."),
  at: time.nullable().describe("Time of the version; null when its record is damaged."),
  by: z.string().nullable().describe("Author; null when its record is damaged."),
  reason: z.string().nullable().describe("Reason; null when its record is damaged."),
  parent: z.string().nullable().describe("The previous version; null for the first."),
  live: z.boolean().describe("True when this version is live."),
});

/** A brand's draft. */
export const draftState = z.object({
  stale: z.boolean().describe("True when the live files changed after the draft was created."),
  problems,
});

/** One file of a state. */
export const fileRow = z.object({
  path: filePath,
  bytes: z.int().describe("Size in bytes."),
  kind: z
    .string()
    .nullable()
    .describe("Schema of the file: `brand`, `page`, `texts`, `content/<kind>`; null for pictures and unknown files."),
});

/** Result of publishing or rolling back. */
export const published = z.object({
  status: z
    .enum(["published", "unchanged", "invalid"])
    .describe("published; unchanged: these files are already live; invalid: nothing was changed."),
  version: z.string().nullable().describe("The live version; null for invalid."),
  saved: z.string().nullable().describe("Version with the replaced live files, when they had not been published."),
  problems,
});
