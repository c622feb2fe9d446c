// Playwright reporter: records each file whose tests have all passed, as soon as the last of them ends.
import { relative } from "node:path";
import { ROOT } from "./project.mjs";
import { Progress } from "./test-state.mjs";

const nameOf = (path) => relative(ROOT, path);

export default class BrowserProgress {
  #progress = new Progress(process.env.TEST_STATE, "browser");
  /** File → unfinished tests. */
  #open = new Map();
  /** File → number of passed and skipped tests. */
  #counts = new Map();

  onBegin(_config, root) {
    for (const test of root.allTests()) {
      const file = nameOf(test.location.file);
      this.#open.set(file, (this.#open.get(file) ?? new Set()).add(test.id));
      this.#counts.set(file, { passed: 0, skipped: 0 });
    }
  }

  onTestEnd(test, { status }) {
    const file = nameOf(test.location.file);
    // A failed or interrupted test stays open.
    if (!test.ok() || status === "interrupted") return;
    const open = this.#open.get(file);
    const counts = this.#counts.get(file);
    open.delete(test.id);
    counts[status === "skipped" ? "skipped" : "passed"] += 1;
    if (open.size === 0) this.#progress.pass(file, counts.passed, counts.skipped);
  }

  onError({ location }) {
    const file = location && nameOf(location.file);
    this.#progress.blame(this.#open.has(file) ? file : undefined);
  }

  printsToStdio() {
    return false;
  }
}
