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

const launchOptions = { executablePath: process.env.BROWSER_PATH ?? "/usr/bin/chromium", args: QUIET };
/** These read what a page says, on hundreds of pages: pictures, most of the work, are left out of `npm test`. */
const WIDE = /(?:matrix|reach|routes)\.spec\.ts$/;
const NO_PICTURES = process.env.TEST_FULL === "1" ? [] : ["--blink-settings=imagesEnabled=false"];

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
    launchOptions,
  },
  projects: [
    { name: "deep", testIgnore: WIDE },
    { name: "wide", testMatch: WIDE, use: { launchOptions: { ...launchOptions, args: [...QUIET, ...NO_PICTURES] } } },
  ],
});
