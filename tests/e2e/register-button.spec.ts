import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/site";

// Every header shows both buttons, even on narrow screens.

const BRANDS = ["aurora", "lotus", "harbor", "pebble"] as const;

/** Expects both buttons to be fully visible next to the menu and the mark, without overlaps. */
async function expectBothWays(page: Page, width: number): Promise<void> {
  const bar = page.locator('[data-area="header"] .bar');
  const parts = [
    bar.locator(".drawer-button button"),
    bar.locator(".brand img"),
    bar.locator(".sign"),
    bar.locator(".join"),
  ];
  const boxes = [];
  for (const part of parts) {
    await expect(part).toBeVisible();
    await expect(part).toBeInViewport({ ratio: 1 });
    boxes.push((await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 });
  }
  const byPlace = boxes.toSorted((a, b) => a.x - b.x);
  for (const [at, box] of byPlace.entries()) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(byPlace[at + 1]?.x ?? width);
  }
  for (const name of [".sign", ".join"]) {
    const cut = await bar.locator(name).evaluate((link) => link.scrollWidth - link.clientWidth);
    expect(cut, `${name} is cut`).toBeLessThanOrEqual(0);
  }
  // The name is either complete or hidden.
  const name = await bar.locator(".brand").evaluate((brand) => {
    const [whole, text] = [
      brand.getBoundingClientRect(),
      (brand.querySelector("span") ?? brand).getBoundingClientRect(),
    ];
    const isSeen = text.top < whole.bottom - 4;
    return { isSeen, fits: text.left >= whole.left - 1 && text.right <= whole.right + 1 };
  });
  expect(name.isSeen && !name.fits, "the name is cut").toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

for (const brand of process.env.TEST_FULL === "1" ? BRANDS : BRANDS.slice(0, 1)) {
  test(`H2 the header of ${brand} shows a visitor Sign in and Register at 390 px`, async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url(brand, "/?lang=VI"));
    await expectBothWays(page, 390);
  });

  test(`H2 the header of ${brand} shows both buttons at 360 and 390 px, in every language and theme`, {
    tag: "@full",
  }, async ({ page, site }) => {
    for (const width of [360, 390])
      for (const theme of ["light", "dark"])
        for (const language of ["EN", "CN", "VI", "AR"]) {
          await page.setViewportSize({ width, height: 800 });
          await page.context().addCookies([{ name: "theme", value: theme, url: site.url(brand) }]);
          await page.goto(site.url(brand, `/help?lang=${language}`));
          await expectBothWays(page, width);
        }
  });
}

test("H2 a brand without direct registration has no Register button in its header at 390 px", async ({
  page,
  site,
}) => {
  const made = await site.brand("new", "shut", "--name", "Shut");
  expect(made.status, made.stderr).toBe(0);
  const file = join(site.tenantsDir, "shut", "tenant.json");
  const given = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...given, flags: { ...given.flags, directRegistration: false } }));
  await page.setViewportSize({ width: 390, height: 844 });
  const header = page.locator('[data-area="header"]');
  await expect(async () => {
    expect((await page.goto(site.url("shut", "/")))?.status()).toBe(200);
    await expect(header.locator('a[href*="/register"]')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(header.locator(".bar .sign")).toBeVisible();
  await expect(header.locator(".join")).toHaveCount(0);
});
