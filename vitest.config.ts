import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { passedFiles } from "./scripts/lib/test-state.mjs";

const isFull = process.env["TEST_FULL"] === "1";

/** Kills, installs and a second way through every call: minutes, in `npm run test:full` alone. */
const FULL_ONLY = [
  "tests/**/kill-*.test.ts",
  "tests/project/{commands,recipes,resume}.test.ts",
  "tests/platform/db/db-embedded-{crash,places}.test.ts",
  "tests/house/house-crash.test.ts",
  "tests/platform/upstream/upstream-contract.test.ts",
];

/** Passed in an earlier full run of the same code. */
const passed = passedFiles(process.env["TEST_STATE"] ?? "", "unit").map(({ file }) => file);

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", ...passed, ...(isFull ? [] : FULL_ONLY)],
    globalSetup: ["tests/helpers/global-setup.ts"],
    pool: "forks",
    // Files share what they import: starting anew for each would take half as long again.
    isolate: false,
    maxWorkers: 2,
    // What happens by itself may take its time on a machine that does other work.
    expect: { poll: { timeout: 30_000 } },
    // The full run repeats some of them a hundred times.
    testTimeout: isFull ? 900_000 : 60_000,
    hookTimeout: 60_000,
  },
});
