import { defineConfig, type ReporterDescription } from "@playwright/test";
import { passedFiles } from "./scripts/lib/test-state.mjs";

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
const WIDE = /(matrix|reach|routes)\.spec\.ts$/;
const isFull = process.env.TEST_FULL === "1";
const NO_PICTURES = isFull ? [] : ["--blink-settings=imagesEnabled=false"];

/** Passed in an earlier full run of the same code. */
const state = process.env.TEST_STATE ?? "";
const passed = passedFiles(state, "browser").map(({ file }) => `**/${file}`);
const progress: ReporterDescription[] = state === "" ? [] : [["./scripts/lib/browser-progress.mjs"]];

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  // Second ways to what another test shows, in `npm run test:full`: `npm test` has ten minutes.
  ...(isFull ? {} : { grepInvert: /@full/ }),
  fullyParallel: false,
  // Each has a site of its own.
  workers: 2,
  retries: 0,
  timeout: 120_000,
  // What has to happen may take its time on a machine that does other work; what is measured, the benchmark measures.
  expect: { timeout: 15_000 },
  outputDir: "test-results",
  reporter: [["list"], ["json", { outputFile: ".cache/playwright.json" }], ...progress],
  use: {
    browserName: "chromium",
    // What moves for ever is drawn for ever, which costs more than the test. Tests of motion ask for it.
    // Requests that pass a service worker cannot be answered by a test. Tests of the offline page allow it.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    // A trace costs a quarter of the time; `--trace=on` gives one.
    screenshot: "only-on-failure",
    launchOptions,
  },
  projects: [
    { name: "deep", testIgnore: [WIDE, ...passed] },
    {
      name: "wide",
      testMatch: WIDE,
      testIgnore: passed,
      use: { launchOptions: { ...launchOptions, args: [...QUIET, ...NO_PICTURES] } },
    },
  ],
});
