import { defineConfig } from "@playwright/test";

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  outputDir: "test-results",
  reporter: [["list"], ["json", { outputFile: ".cache/playwright.json" }]],
  use: {
    browserName: "chromium",
    // What moves for ever is drawn for ever, which costs more than the test. Tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // A trace costs a quarter of the time; `--trace=on` gives one.
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.BROWSER_PATH ?? "/usr/bin/chromium", args: QUIET },
  },
});
