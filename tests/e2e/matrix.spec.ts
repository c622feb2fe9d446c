import type { Page } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { pairwise } from "./support/pairwise";
import { brandOf, brandPaths } from "./support/paths";
import { test as base, expect, withConsoleProblems } from "./support/site";

/** One visitor for all pages: scripts and drawings come from the browser's cache, as in normal use. */
const test = base.extend<object, { visitor: Page }>({
  visitor: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  page: ({ visitor, problems }, use) => withConsoleProblems(visitor, problems, use),
});

const BRANDS = ["aurora", "lotus", "harbor", "pebble"];
const FULL = process.env.TEST_FULL === "1";
const THEMES = ["light", "dark"];
const WIDTHS = [1440, 768, 390, 360];

/** Returns all existing combinations: every brand with its languages and the paths of its pages. */
async function possible() {
  const perBrand = await Promise.all(
    BRANDS.map(async (brand) => {
      const { languages } = (await brandOf(brand)).config;
      return { brand, languages, paths: await brandPaths(brand) };
    }),
  );
  return perBrand.flatMap(({ brand, languages, paths }) =>
    paths.flatMap((path) =>
      languages.flatMap((language) =>
        THEMES.flatMap((theme) => WIDTHS.map((width) => ({ brand, path, language, theme, width }))),
      ),
    ),
  );
}

const all = await possible();
/**
 * The full run covers every brand, path, language and theme, with alternating widths. `npm test` has ten minutes for all tests:
 * it covers a part of the pages that contain each pair of brand, language, theme and width; `routes.spec.ts` opens every path.
 */
const whole = () => all.filter((_, at) => at % WIDTHS.length === Math.floor(at / WIDTHS.length) % WIDTHS.length);

const some = pairwise(all, { path: [] }).filter((_, at) => at % 6 === 0);

for (const { brand, path, language, theme, width } of FULL ? whole() : some) {
  test(`R1 R17 T11 ${brand} ${path} in ${language}, ${theme}, ${width} px: complete, readable, without errors`, async ({
    page,
    site,
  }) => {
    await page.context().addCookies([
      { name: "lang", value: language, url: site.url(brand) },
      { name: "theme", value: theme, url: site.url(brand) },
    ]);
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(site.url(brand, path));
    expect(answer?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expect(page.locator("html")).toHaveAttribute("dir", language === "AR" ? "rtl" : "ltr");
    await expect(page.locator("h1")).toHaveCount(1);
    await hydrated(page);
    await expectSound(page, width, FULL || path === "/" ? "whole" : "main");
  });
}
