import { z } from "zod";
import { problems } from "~/features/brands/contract/staff-brand-shapes";
import { time } from "~/platform/wps/shapes";
import { DRIFT_KINDS } from "~/platform/wps/upstream/drift";

/** Brand folder as shown on the console. */
export const brandRow = z.object({
  code: z.string().describe("Code of the brand."),
  name: z.string().describe("Name of the brand."),
  state: z
    .enum(["live", "stale", "broken", "skipped"])
    .describe("live: current files; stale: last valid version; broken: answers 503; skipped: demo brand, not served."),
  version: z.string().nullable().describe("Served version; null for none."),
  filesVersion: z.string().nullable().describe("Hash of the served files."),
  hosts: z.array(z.string()).describe("Hosts of the brand."),
  maintenance: z.boolean().describe("True while it is under maintenance."),
  demo: z
    .boolean()
    .describe("True for a demo brand: served only in demo mode; messages stored by its sandboxes can be read."),
  draft: z.boolean().describe("True when there is an unpublished draft."),
  loadedAt: time.nullable().describe("Time at which its files were last read without problems."),
  problems,
});

/** Differences between an operator's system and the contract, by call and kind. */
export const driftRow = z.object({
  call: z.string().describe("Name of the call, `area.name`."),
  kind: z
    .enum(DRIFT_KINDS)
    .describe(
      "`shape` of the answer, `notJson`, server error (`status`), error outside the catalogue (`unknownCode`), `slow`, `timeout`, `unreachable`, or a value that pages must not use (`refused`).",
    ),
  count: z.int().min(1).describe("Number of occurrences."),
  detail: z.string().describe("Place and details of the last occurrence."),
  firstAt: time.describe("Time of the first occurrence."),
  lastAt: time.describe("Time of the last occurrence."),
});
