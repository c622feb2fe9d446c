import { z } from "zod";
import { DRIFT_KINDS } from "~/wps/upstream/drift";
import { time } from "./shapes";

const problem = z.object({
  file: z.string().describe("File, relative to the tenants folder."),
  line: z.int().describe("Line, from 1."),
  column: z.int().describe("Column, from 1."),
  pointer: z.string().describe("Place in the document, a JSON pointer."),
  message: z.string().describe("What is wrong."),
  nearest: z.string().nullable().describe("The nearest known key or value, where there is one."),
});

/** The versions after a change. */
export const saved = z.object({
  version: z.string().describe("The brand's version after the change."),
  overridesVersion: z.int().describe("What the next change has to name as `expectedVersion`."),
});

/** What an override holds: a flag's value, or maintenance. */
const overrideValue = z
  .union([
    z.boolean(),
    z.object({
      on: z.boolean().describe("Maintenance on or off."),
      until: time.nullable().describe("When it ends; null for no end."),
      notice: z.string().nullable().describe("What visitors are told; null for nothing."),
    }),
  ])
  .nullable();

/** A brand folder on the console. */
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
  loadedAt: time.nullable().describe("When its files were last read without problems."),
  problems: z.array(problem).describe("What is wrong with its files."),
});

/** A flag of one brand on the console. */
export const flagRow = z.object({
  name: z.string().describe("The flag."),
  title: z.string().describe("Its title."),
  description: z.string().describe("What it switches."),
  value: z.boolean().describe("Its value now."),
  source: z.enum(["override", "upstream", "brand", "base"]).describe("Where the value comes from."),
  owner: z.enum(["support", "operator"]).describe("Who may switch it."),
  audience: z.enum(["page", "server"]).describe("page: known to the browser; server: to the server only."),
});

/** One change of the history. */
export const changeRow = z.object({
  historyId: z.string().describe("Names the change, for undo."),
  key: z.string().describe("What was changed: `flag:` and the flag's name, or `maintenance`."),
  before: overrideValue.describe("The override before; null for none."),
  after: overrideValue.describe("The override after; null for none."),
  reason: z.string().describe("Why."),
  actor: z.string().describe("Who."),
  at: time.describe("When."),
  undoes: z.string().nullable().describe("The change that this one undid, if it was an undo."),
  undoneBy: z.string().nullable().describe("The change that undid this one, if one did."),
});

/** In what an operator's own system differs from the contract, by call and kind. */
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
