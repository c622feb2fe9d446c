// Records passed tests of the full run: one line per test file in `.cache/passed.jsonl`, after the hash of the tested code. Lines
// are appended as files end, so a killed run loses only the files that were running.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const linesOf = (file) => (existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);

/** Parses a line; `[]` for a line that a kill truncated. */
function parsed(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

// The line break comes first, so that a truncated line does not corrupt the next one.
const append = (file, record) => appendFileSync(file, `\n${JSON.stringify(record)}`);

/** Keeps the state when it belongs to this code; otherwise starts a new one. */
export function openState(file, code) {
  const [first] = linesOf(file).flatMap(parsed);
  if (first?.code === code) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ code }));
}

/**
 * Runs one part of the tests. Discards its records when the code changed during the run, because the tested code is then unknown.
 * @param codeNow returns the identity of the code
 * @returns result of `work`
 */
export function withSameCode(file, codeNow, work) {
  const [before, code] = [readFileSync(file, "utf8"), codeNow()];
  const result = work();
  if (codeNow() !== code) {
    writeFileSync(file, before);
    console.log("— files changed while the tests ran: later runs do not reuse these results");
  }
  return result;
}

/** Returns the test files of a runner (`unit`, `browser`, `check`) that have passed: `{ file, passed, skipped }` each. */
export function passedFiles(file, runner) {
  const found = new Map();
  for (const record of linesOf(file).flatMap(parsed)) {
    if (record.runner !== runner) continue;
    if (record.forgotten) found.delete(record.file);
    else found.set(record.file, record);
  }
  return [...found.values()];
}

/** Records the files of one run as they end. */
export class Progress {
  #ended = new Set();
  #blamed = new Set();

  /** @param state path of the state file; when empty, nothing is recorded */
  constructor(state, runner) {
    this.state = state;
    this.runner = runner;
  }

  pass(file, passed, skipped) {
    if (!this.state || this.#blamed.has(file)) return;
    this.#ended.add(file);
    append(this.state, { runner: this.runner, file, passed, skipped });
  }

  /** Withdraws a file because of an error outside its tests; all files of this run when the error names none. */
  blame(file) {
    if (file) this.#blamed.add(file);
    for (const one of file ? [file] : this.#ended) {
      if (this.#ended.delete(one)) append(this.state, { runner: this.runner, file: one, forgotten: true });
    }
  }
}
