import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    pool: "forks",
    // Files share what they import: starting anew for each would take half as long again.
    isolate: false,
    maxWorkers: 2,
    // What happens by itself may take its time on a machine that does other work.
    expect: { poll: { timeout: 30_000 } },
    // The full run repeats some of them a hundred times.
    testTimeout: process.env["TEST_FULL"] === "1" ? 900_000 : 60_000,
    hookTimeout: 60_000,
  },
});
