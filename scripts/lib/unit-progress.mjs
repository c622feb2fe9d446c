// Vitest reporter: records each file whose tests have all passed, as soon as it ends.
import { relative } from "node:path";
import { ROOT } from "./project.mjs";
import { Progress } from "./test-state.mjs";

const nameOf = (path) => relative(ROOT, path);

export default class UnitProgress {
  #progress = new Progress(process.env.TEST_STATE, "unit");
  #errors = 0;

  onInit(vitest) {
    this.vitest = vitest;
  }

  #readErrors() {
    const errors = this.vitest.state.getUnhandledErrors();
    for (const { VITEST_TEST_PATH: path } of errors.slice(this.#errors)) this.#progress.blame(path && nameOf(path));
    this.#errors = errors.length;
  }

  onTestModuleEnd(module) {
    this.#readErrors();
    // Cancelling ends the running files and skips their remaining tests.
    if (this.vitest.isCancelling || !module.ok()) return;
    const tests = [...module.children.allTests()].map((test) => test.result().state);
    const passed = tests.filter((state) => state === "passed").length;
    this.#progress.pass(nameOf(module.moduleId), passed, tests.length - passed);
  }

  onTestRunEnd() {
    this.#readErrors();
  }
}
