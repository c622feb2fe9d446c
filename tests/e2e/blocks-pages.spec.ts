import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expectSound, hydrated } from "./support/look";
import { expect, test } from "./support/site";

test("P6 a help section opens by its hash: from the address, from a link, and without scripts", async ({
  page,
  browser,
  site,
}) => {
  const term = page.locator("details", { has: page.locator("#term") });
  await page.goto(site.url("aurora", "/help#term"));
  await expect(page.locator("#term")).toBeInViewport();
  await hydrated(page);
  await expect(term).toHaveAttribute("open", "");
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link").nth(2).click();
  await expect(page.locator("details:has(:target)")).toHaveAttribute("open", "");

  const bare = await browser.newContext({ javaScriptEnabled: false });
  const still = await bare.newPage();
  await still.goto(site.url("aurora", "/help#term"));
  await expect(still.locator("#term")).toBeInViewport();
  await still.goto(site.url("aurora", "/help?q=zzzz"));
  await expect(still.getByText("No matching answers")).toBeVisible();
  await bare.close();
});

test("P6 the help is filtered while typing", { tag: "@full" }, async ({ page, site }) => {
  await page.goto(site.url("aurora", "/help"));
  await hydrated(page);
  const sections = page.locator('[data-block="help"] details');
  const all = await sections.count();
  const search = page.getByRole("searchbox", { name: "Search help" });
  await search.fill("terms of use");
  await expect(sections.locator("#term")).toBeVisible();
  await expect.poll(() => sections.count()).toBeLessThan(all);
  await search.fill("zzzz");
  await expect(sections).toHaveCount(0);
  await expect(page.getByText("No matching answers")).toBeVisible();
});

test("P2 a visitor goes from a category to a promotion and its terms, and back from an unknown one, without scripts", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url("aurora", "/promotions"));
  await page
    .getByRole("navigation", { name: "Promotion categories" })
    .getByRole("link", { name: "New players" })
    .click();
  await expect(page).toHaveURL(/category=newbie/);
  const card = page.getByRole("article").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("heading", { name: "How to take part" }).first()).toBeVisible();
  await page.goto(site.url("aurora", "/promoDetail?id=never-was"));
  await expect(page.getByText("This promotion is no longer available")).toBeVisible();
  await page.getByRole("link", { name: "All promotions" }).click();
  await expect(page).toHaveURL(site.url("aurora", "/promotions"));
  await context.close();
});

test("P6 the download page shows a QR code and the installation steps for both platforms", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.url("aurora", "/down"));
  for (const name of ["iPhone and iPad", "Android"]) {
    const code = page.getByRole("img", { name: `QR code for ${name}` });
    await expect(code).toBeVisible();
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(page.locator('[data-block="downloads"] details[open]')).toHaveCount(2);
});

test("R12 a notice has an address: its page shows the list with the entry open", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.goto(site.url("aurora", "/noticePage?no=2"));
  const titles = page.locator('[data-block="notices"] ol a');
  const second = (await titles.nth(1).locator("span").textContent()) ?? "";
  await titles.nth(1).click();
  await expect(page).toHaveURL(/\?id=/);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(second);
  await expect(page.locator('[data-block="notices"] ol [aria-current="true"]')).toHaveCount(1);
});

test("P1 the points mall shows one category at a time, and how points work", async ({ page, site }) => {
  const reward = (kind: string, order: number) => {
    return { kind, name: `A ${kind}`, points: 100, units: 1, seed: kind, order };
  };
  const items = { one: reward("goods", 1), two: reward("spin", 2), three: reward("bonus", 3) };
  await writeFile(join(site.tenantsDir, "harbor/content/points.json"), JSON.stringify({ items }));
  const rewards = page.locator(".reward");
  await expect(async () => {
    await page.goto(site.url("harbor", "/pointMall?lang=EN"));
    await expect(rewards).toHaveCount(3);
  }).toPass();
  const all = 3;
  await page.getByRole("link", { name: "Free spins", exact: true }).click();
  await expect(page).toHaveURL(/kind=spin/);
  await expect(page.getByText("How points work")).toBeVisible();
  await expect.poll(() => page.locator(".reward").count()).toBeLessThan(all);
  await expect(page.locator(".reward").first()).toBeVisible();
});

/** Addresses with a query; the matrix covers only paths. */
const LOOKS = [
  ["aurora", "/game?gameId=jade-garden", 390],
  ["pebble", "/promoDetail?id=welcome", 1440],
] as const;

for (const [brand, path, width] of LOOKS) {
  test(`R1 R17 ${brand} ${path} at ${width} px is complete and without layout errors`, { tag: "@full" }, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url(brand, path));
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectSound(page, width);
  });
}
