import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { headerFaults } from "./support/header";
import { hydrated } from "./support/look";
import { signedIn } from "./support/member";
import { expect, type Site, test } from "./support/site";

const BRANDS = ["aurora", "lotus", "harbor", "pebble"];
const LANGUAGES = ["EN", "CN", "VI", "AR"];
/** Both sides of every width at which the header changes, and the usual windows. */
const WIDTHS = [
  320, 359, 360, 390, 480, 481, 560, 561, 640, 720, 721, 768, 899, 900, 1024, 1099, 1100, 1239, 1240, 1279, 1280, 1366,
  1400, 1420, 1440, 1600, 1920,
];

async function expectLaidOut(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(headerFaults), { message: `at ${width} px` }).toEqual([]);
  }
}

/** Gives a brand all four languages. */
async function speakAll(site: Site, brand: string): Promise<void> {
  const file = join(site.tenantsDir, brand, "tenant.json");
  const given = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...given, languages: LANGUAGES }));
}

/** Opens a page in a language, once the brand has it. */
async function openAt(page: Page, site: Site, brand: string, language: string): Promise<void> {
  const lang = { EN: "en", CN: "zh-Hans", VI: "vi", AR: "ar" }[language] ?? "";
  await expect(async () => {
    await page.goto(site.url(brand, `/help?lang=${language}`));
    await expect(page.locator("html")).toHaveAttribute("lang", lang, { timeout: 500 });
  }).toPass();
  await hydrated(page);
}

test("H2 R17 the header of lotus at 320 to 1920 px in English covers and cuts nothing", async ({ page, site }) => {
  await openAt(page, site, "lotus", "EN");
  await expectLaidOut(page);
});

for (const brand of BRANDS)
  test(`H2 R17 the header of ${brand} at 320 to 1920 px in every language covers and cuts nothing, signed in or not`, {
    tag: "@full",
  }, async ({ page, site }) => {
    await speakAll(site, brand);
    for (const session of ["", await signedIn(site, brand, "omar")]) {
      const [name, value] = session.split("=");
      if (name && value) await page.context().addCookies([{ name, value, url: site.url(brand) }]);
      for (const language of LANGUAGES) {
        await openAt(page, site, brand, language);
        if (value) await expect(page.locator('[data-area="header"] .purse:visible').first()).toBeVisible();
        await expectLaidOut(page);
      }
    }
  });

test("H2 the header of lotus where the form has no room offers Sign in, and the form where it has", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openAt(page, site, "lotus", "EN");
  const top = page.locator("header .top");
  await expect(top.getByLabel("Password")).toBeVisible();
  await expect(top.locator(".sign")).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(top.getByLabel("Password")).toBeHidden();
  await expect(top.locator(".sign")).toBeVisible();
});

test("H2 the header of one row between 900 and 1099 px opens the drawer, which holds the navigation", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openAt(page, site, "pebble", "EN");
  await expect(page.locator("header nav")).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(
    page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Promotions" }).first(),
  ).toBeVisible();
});
