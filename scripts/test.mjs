// `npm test`: installs what is missing, then checks, builds and runs everything. `--full` adds what takes longer.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { ensureBuilt, ensureInstalled, ROOT } from "./lib/project.mjs";

process.chdir(ROOT);
const full = process.argv.includes("--full");
const bin = (name) => `${ROOT}node_modules/.bin/${name}`;
const totals = { passed: 0, failed: 0, skipped: 0 };
const reports = { unit: ".cache/vitest.json", browser: ".cache/playwright.json" };

function step(title, command, args, env = {}) {
  console.log(`\n— ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  console.log(`— ${title}: ${status === 0 ? "ok" : "FAILED"} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** A step that runs while others do; what it says comes when it is done. */
function background(title, command, args) {
  const started = Date.now();
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  const said = [];
  child.stdout.on("data", (part) => said.push(part));
  return new Promise((resolve) => {
    child.once("close", (status) => {
      process.stdout.write(`\n${Buffer.concat(said)}`);
      console.log(`— ${title}: ${status === 0 ? "ok" : "FAILED"} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
      resolve(status === 0);
    });
  });
}

function count(file, read) {
  try {
    const { passed, failed, skipped } = read(JSON.parse(readFileSync(file, "utf8")));
    totals.passed += passed;
    totals.failed += failed;
    totals.skipped += skipped;
  } catch {
    totals.failed += 1;
  }
}

ensureInstalled();
const { ensureBrowser } = await import("./lib/browser.mjs");
const env = { BROWSER_PATH: await ensureBrowser(), TEST_FULL: full ? "1" : "" };
rmSync(".cache", { recursive: true, force: true });
const ok = [];
ok.push(step("format, lint and layers", bin("biome"), ["ci", "--max-diagnostics=40"]));
ok.push(step("generated files are fresh", process.execPath, ["scripts/run.mjs", "scripts/generate.ts", "--check"]));
// The type checker uses one core for half a minute: everything else goes on beside it.
const types = background("types", bin("tsc"), ["--noEmit"]);
ensureBuilt();
const unit = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${reports.unit}`];
ok.push(step("core, configuration, calls, server", bin("vitest"), unit, env));
count(reports.unit, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
  skipped: report.numPendingTests,
}));
ok.push(step("in a browser", bin("playwright"), ["test"], env));
ok.push(await types);
count(reports.browser, ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
}));
totals.failed += totals.failed === 0 ? ok.filter((passed) => !passed).length : 0;
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(ok.every(Boolean) && totals.failed === 0 ? 0 : 1);
