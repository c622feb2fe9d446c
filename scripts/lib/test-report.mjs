// Summarises the reports of the test runners: totals and a list of failures.
import { readFileSync } from "node:fs";

/** Lines shown of a failure: the first ones contain the expected and the actual value. */
const FAILURE_LINES = 12;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes of a terminal contain control characters
const COLOURS = /\u001b\[[0-9;]*m/g;

const isOurs = (line) => !/^ *at .*(node_modules|new Promise)/.test(line);
const firstLines = (text) =>
  (text ?? "").replace(COLOURS, "").split("\n").filter(isOurs).slice(0, FAILURE_LINES).join("\n    ");

/** Reads Vitest's JSON report: `{ passed, failed, skipped, failures }`. A failure has its file, title and first lines. */
export function readUnitReport(file) {
  const report = JSON.parse(readFileSync(file, "utf8"));
  const failures = report.testResults.flatMap((suite) => {
    const tests = suite.assertionResults.filter(({ status }) => status === "failed");
    if (tests.length === 0)
      return suite.status === "failed" ? [{ title: suite.name, why: firstLines(suite.message) }] : [];
    return tests.map((test) => ({
      title: `${suite.name} › ${test.fullName}`,
      why: firstLines(test.failureMessages.join("\n")),
    }));
  });
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded, or an error outside every test, fails the run without a failed test.
    failed: Math.max(report.numFailedTests, failures.length, report.success ? 0 : 1),
    skipped: report.numPendingTests,
    failures,
  };
}

/** Reads Playwright's JSON report into the same shape. */
export function readBrowserReport(file) {
  const { suites, stats, errors } = JSON.parse(readFileSync(file, "utf8"));
  const specs = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
  const failures = suites.flatMap(specs).flatMap((spec) =>
    spec.ok
      ? []
      : [
          {
            title: `${spec.file}:${spec.line} › ${spec.title}`,
            why: firstLines(spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors))[0]?.message),
          },
        ],
  );
  failures.push(...errors.map((error) => ({ title: "browser tests", why: firstLines(error.message) })));
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, failures.length),
    skipped: stats.skipped,
    failures,
  };
}

/** Formats the failures for the end of a long log; empty when there are none. */
export const formatFailures = (failures) => failures.map(({ title, why }) => `\n✗ ${title}\n    ${why}`).join("\n");

/** Formats the totals of a run, including the part that an earlier run contributed. */
export function formatTotals({ passed, failed, skipped, earlier }) {
  const origin = earlier > 0 ? `, of which ${earlier} in an earlier run of the same code` : "";
  return `${passed} passed${origin}, ${failed} failed, ${skipped} skipped`;
}
