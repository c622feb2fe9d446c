import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { passedFiles } from "./scripts/lib/test-state.mjs";

const isFull = process.env["TEST_FULL"] === "1";

/** Tests that take minutes (killed processes, installs, all calls over HTTP). Only `npm run test:full` runs them. */
const FULL_ONLY = [
  "tests/**/kill-*.test.ts",
  "tests/project/{commands,recipes,resume}.test.ts",
  "tests/platform/db/db-embedded-{crash,places}.test.ts",
  "tests/house/house-crash.test.ts",
  "tests/platform/upstream/upstream-contract.test.ts",
];

/** Test files that passed in an earlier full run on the same code. They are skipped. */
const passed = passedFiles(process.env["TEST_STATE"] ?? "", "unit").map(({ file }) => file);

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", ...passed, ...(isFull ? [] : FULL_ONLY)],
    globalSetup: ["tests/helpers/global-setup.ts"],
    pool: "forks",
    // Test files share imported modules. With isolation the run takes half as long again.
    isolate: false,
    maxWorkers: 2,
    // Long, because the machine can be busy.
    expect: { poll: { timeout: 30_000 } },
    // The full run repeats some tests a hundred times.
    testTimeout: isFull ? 900_000 : 60_000,
    hookTimeout: 60_000,
  },
});
