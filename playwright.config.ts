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
/** Tests that read the text of hundreds of pages. `npm test` runs them without pictures, which take most of the time. */
const WIDE = /(matrix|reach|routes)\.spec\.ts$/;
const isFull = process.env.TEST_FULL === "1";
const NO_PICTURES = isFull ? [] : ["--blink-settings=imagesEnabled=false"];

/** File with the results of earlier runs on the same code; empty for none. Test files that have passed are skipped. */
const state = process.env.TEST_STATE ?? "";
const passed = passedFiles(state, "browser").map(({ file }) => `**/${file}`);
const progress: ReporterDescription[] = state === "" ? [] : [["./scripts/lib/browser-progress.mjs"]];

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  // Tests tagged `@full` run only in `npm run test:full`, because `npm test` is limited to ten minutes.
  ...(isFull ? {} : { grepInvert: /@full/ }),
  fullyParallel: false,
  // Each worker starts its own site.
  workers: 2,
  retries: 0,
  timeout: 120_000,
  // Long, because the machine can be busy. The benchmark measures speed.
  expect: { timeout: 15_000 },
  outputDir: "test-results",
  reporter: [["list"], ["json", { outputFile: ".cache/playwright.json" }], ...progress],
  use: {
    browserName: "chromium",
    // A test cannot intercept requests that pass a service worker. Tests of the offline page enable it.
    // Endless animations cost more CPU time than the test (`reducedMotion`). Tests of motion enable them.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    // No trace by default: it costs a quarter of the time. `--trace=on` records one.
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
