// `npm test [-- names] [--browser | --unit]`: installs what is missing, then checks, builds and runs everything. `--full` adds what takes
// longer. Names run the test files alone whose paths contain one of them, without the checks; `--browser` and `--unit` one half of them.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { ensureInstalled } from "./lib/packages.mjs";
import { ensureBuilt, ROOT } from "./lib/project.mjs";
import { readBrowserReport, readUnitReport, tellFailures } from "./lib/test-report.mjs";

process.chdir(ROOT);
const full = process.argv.includes("--full");
const names = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const bin = (name) => `${ROOT}node_modules/.bin/${name}`;
const totals = { passed: 0, failed: 0, skipped: 0, failures: [] };
const reports = { unit: ".cache/vitest.json", browser: ".cache/playwright.json" };

function step(title, command, args, env = {}) {
  console.log(`\n— ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  console.log(`— ${title}: ${status === 0 ? "ok" : "FAILED"} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** Adds a runner's report to the totals; a report that is not there is a failure of its own. */
function count(file, read) {
  try {
    const { passed, failed, skipped, failures } = read(file);
    totals.passed += passed;
    totals.failed += failed;
    totals.skipped += skipped;
    totals.failures.push(...failures);
  } catch (error) {
    totals.failed += 1;
    totals.failures.push({ title: file, why: `${error}` });
  }
}

ensureInstalled();
const { ensureBrowser } = await import("./lib/browser.mjs");
const env = { BROWSER_PATH: await ensureBrowser(), TEST_FULL: full ? "1" : "" };
rmSync(".cache", { recursive: true, force: true });
const ok = [];
const has = (option) => process.argv.includes(option);
const isPart = names.length > 0 || has("--browser") || has("--unit");
const { check } = await import("./check.mjs");
for (const title of isPart ? [] : await check()) {
  ok.push(false);
  totals.failed += 1;
  totals.failures.push({ title, why: "what it says stands above" });
}
ensureBuilt();
const none = "--passWithNoTests";
const unit = ["run", ...names, none, "--reporter=default", "--reporter=json", `--outputFile.json=${reports.unit}`];
const browser = ["test", ...names, "--pass-with-no-tests"];
if (!has("--browser")) {
  ok.push(step("rules, configuration, calls, server", bin("vitest"), unit, env));
  count(reports.unit, readUnitReport);
}
if (!has("--unit")) {
  ok.push(step("in a browser", bin("playwright"), browser, env));
  count(reports.browser, readBrowserReport);
}
totals.failed += totals.failed === 0 ? ok.filter((passed) => !passed).length : 0;
// Last of all, what failed: whoever opens a long log opens it at its end.
console.log(tellFailures(totals.failures));
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(ok.every(Boolean) && totals.failed === 0 ? 0 : 1);
