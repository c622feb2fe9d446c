import { existsSync } from "node:fs";
import { build } from "esbuild";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/platform/text/languages";
import { formatSamples } from "./format-samples";

/** `npm test` sets the browser's path; a single run of this file uses Debian's, or Playwright's own. */
const executablePath = process.env.BROWSER_PATH || (existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined);

let browser: Browser;
let script: string;

beforeAll(async () => {
  const bundle = await build({
    entryPoints: ["tests/platform/i18n/format-samples.ts"],
    bundle: true,
    format: "iife",
    globalName: "samples",
    write: false,
    charset: "utf8",
  });
  script = bundle.outputFiles[0]?.text ?? "";
  browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"],
    ...(executablePath ? { executablePath } : {}),
  });
});

afterAll(() => browser?.close());

describe("I2 server and browser format alike", () => {
  // The visitor's locale must not matter: other digits (ar-EG, my), another calendar (th), another order (en-US).
  test.each(["en-US", "ar-EG", "my-MM", "th-TH"])("I2 in all 22 languages, for a visitor with %s", async (locale) => {
    const page = await browser.newPage({ locale, timezoneId: "Pacific/Auckland" });
    await page.addScriptTag({ content: script });
    const there = await page.evaluate("samples.formatSamples()");
    expect(there).toEqual(formatSamples());
    expect(Object.keys(there as object)).toEqual(LANGUAGE_CODES);
    await page.close();
  });
});
