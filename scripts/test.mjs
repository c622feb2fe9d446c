// `npm test [-- names] [--browser | --unit]`: installs missing packages, then checks, builds and runs all tests. `--full` adds
// the long tests. With names, only test files whose paths contain one of them run, without the checks. `--browser` and `--unit`
// select one half.
// A full run resumes an earlier one of the same code: files that passed do not run again, unless `--fresh` is given.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { ensureInstalled } from "./lib/packages.mjs";
import { ensureBuilt, ROOT, testedSources } from "./lib/project.mjs";
import { formatFailures, formatTotals, readBrowserReport, readUnitReport } from "./lib/test-report.mjs";
import { openState, Progress, passedFiles, withSameCode } from "./lib/test-state.mjs";

process.chdir(ROOT);
const has = (option) => process.argv.includes(option);
const full = has("--full");
const names = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const isPart = names.length > 0 || has("--browser") || has("--unit");
const bin = (name) => `${ROOT}node_modules/.bin/${name}`;
const STATE = "passed.jsonl";
/** A single line of a file (`x.spec.ts:12`) does not count as the whole file. */
const state = full && !names.some((name) => /:\d+$/.test(name)) ? `${ROOT}.cache/${STATE}` : "";
const reports = { unit: ".cache/vitest.json", browser: ".cache/playwright.json" };
const totals = { passed: 0, failed: 0, skipped: 0, earlier: 0, failures: [] };

function step(title, command, args, env = {}) {
  console.log(`\n— ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  console.log(`— ${title}: ${status === 0 ? "ok" : "FAILED"} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** Adds a runner's report to the totals. A missing report counts as a failure. */
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

/** Adds the files that passed in an earlier run. */
function addEarlierPasses(runner) {
  const isNamed = ({ file }) => names.length === 0 || names.some((name) => file.includes(name));
  const files = passedFiles(state, runner).filter(isNamed);
  if (files.length === 0) return;
  const passed = files.reduce((sum, file) => sum + file.passed, 0);
  totals.passed += passed;
  totals.earlier += passed;
  totals.skipped += files.reduce((sum, file) => sum + file.skipped, 0);
  console.log(`\n— reused from an earlier run of the same code: ${passed} passed tests in ${files.length} files`);
}

function emptyCache() {
  const names = readdirSync(ROOT).includes(".cache") ? readdirSync(`${ROOT}.cache`) : [];
  for (const name of names.filter((one) => one !== STATE || has("--fresh")))
    rmSync(`${ROOT}.cache/${name}`, { recursive: true });
}

async function runChecks() {
  if (isPart || (state && passedFiles(state, "check").length > 0)) return [];
  const { check } = await import("./check.mjs");
  const failed = await check();
  if (failed.length === 0) new Progress(state, "check").pass("scripts/check.mjs", 0, 0);
  return failed;
}

await ensureInstalled();
const { ensureBrowser } = await import("./lib/browser.mjs");
const env = { BROWSER_PATH: await ensureBrowser(), TEST_FULL: full ? "1" : "", TEST_STATE: state };
emptyCache();
/** Returns the identity of everything that test results depend on: the code, Node and the browser. */
const codeNow = () => [testedSources(), process.version, env.BROWSER_PATH].join(" ");
const run = (...args) => (state ? withSameCode(state, codeNow, () => step(...args)) : step(...args));
if (state) openState(state, codeNow());
const ok = [];
for (const title of await runChecks()) {
  ok.push(false);
  totals.failed += 1;
  totals.failures.push({ title, why: "see its output above" });
}
await ensureBuilt();
const unitReporters = ["default", "json", ...(state ? ["./scripts/lib/unit-progress.mjs"] : [])];
const unit = [
  ...["run", ...names, "--passWithNoTests", `--outputFile.json=${reports.unit}`],
  ...unitReporters.map((name) => `--reporter=${name}`),
];
const browser = ["test", ...names, "--pass-with-no-tests"];
if (!has("--browser")) {
  addEarlierPasses("unit");
  ok.push(run("unit and server tests", bin("vitest"), unit, env));
  count(reports.unit, readUnitReport);
}
if (!has("--unit")) {
  addEarlierPasses("browser");
  ok.push(run("browser tests", bin("playwright"), browser, env));
  count(reports.browser, readBrowserReport);
}
totals.failed += totals.failed === 0 ? ok.filter((passed) => !passed).length : 0;
// Failures come last, because a long log opens at its end.
console.log(formatFailures(totals.failures));
console.log(`\n${formatTotals(totals)}`);
process.exit(ok.every(Boolean) && totals.failed === 0 ? 0 : 1);
