import { z } from "zod";
import { problems } from "~/features/brands/contract/staff-brand-shapes";
import { time } from "~/platform/wps/shapes";
import { DRIFT_KINDS } from "~/platform/wps/upstream/drift";

/** Brand folder as shown on the console. */
export const brandRow = z.object({
  code: z.string().describe("The brand's code."),
  name: z.string().describe("The brand's name."),
  state: z
    .enum(["live", "stale", "broken", "skipped"])
    .describe("live: as on disk; stale: last good version; broken: answers 503; skipped: demo brand, not served."),
  version: z.string().nullable().describe("Version of what is served; null when nothing is."),
  filesVersion: z.string().nullable().describe("Hash of the files served."),
  hosts: z.array(z.string()).describe("Its hosts."),
  maintenance: z.boolean().describe("True while it is under maintenance."),
  demo: z.boolean().describe("A demo brand: served in demo mode only, and what its sandboxes keep may be read."),
  draft: z.boolean().describe("True when there is a draft that waits to be published."),
  loadedAt: time.nullable().describe("When its files were last read without problems."),
  problems,
});

/** Differences between an operator's system and the contract, by call and kind. */
export const driftRow = z.object({
  call: z.string().describe("The call, `area.name`."),
  kind: z
    .enum(DRIFT_KINDS)
    .describe(
      "`shape` of the answer, `notJson`, server error (`status`), error outside the catalogue (`unknownCode`), `slow`, `timeout`, `unreachable`, or a value that pages must not use (`refused`).",
    ),
  count: z.int().min(1).describe("How often it was met."),
  detail: z.string().describe("Where and what, of the last time."),
  firstAt: time.describe("When it was first met."),
  lastAt: time.describe("When it was last met."),
});
