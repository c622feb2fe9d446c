import { readdirSync } from "node:fs";
import { expectSound, hydrated } from "./support/look";
import { expect, test } from "./support/site";

const BLOCKS = readdirSync("schemas/blocks").map((name) => name.replace(".schema.json", ""));

const LOOKS = [
  ["aurora", "dark", "ltr"],
  ["lotus", "light", "rtl"],
  ["harbor", "dark", "rtl"],
  ["pebble", "light", "ltr"],
  ["", "dark", "ltr"],
] as const;

for (const [brand, theme, dir] of LOOKS) {
  test(`T11 the gallery shows every block and primitive: ${brand || "the console's own"}, ${theme}, ${dir}`, {
    tag: "@full",
  }, async ({ page, site }) => {
    await page.goto(`http://console.localhost:${site.port}/console/gallery?brand=${brand}&theme=${theme}&dir=${dir}`);
    await expect(page.locator("html")).toHaveAttribute("dir", dir);
    for (const type of BLOCKS) await expect(page.locator(`#block-${type} [data-block="${type}"]`)).toHaveCount(1);
    await expect(page.locator("[data-block-note]")).toHaveCount(0);
    await hydrated(page);
    await expectSound(page, 1280);
  });
}

test("R17 without scripts a visitor reads every page, changes language and theme, and opens every menu", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url("harbor"));
  await expect(page.locator('[data-block="game-row"]').first()).toBeVisible();
  await page.goto(site.url("harbor", "/?lang=AR"));
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.goto(site.url("harbor", "/help"));
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  const before = await page.locator("html").getAttribute("data-theme");
  await page.locator('form[action="/preferences"] button').first().click();
  await expect(page).toHaveURL(site.url("harbor", "/help"));
  await expect(page.locator("html")).toHaveAttribute("data-theme", before === "dark" ? "light" : "dark");
  await context.close();
});

test("R17 a sheet opens before hydration and stays open", {
  tag: "@full",
}, async ({ page, site }) => {
  const assets: (() => void)[] = [];
  let open = false;
  await page.route("**/assets/entry.client*", async (route) => {
    if (!open) await new Promise<void>((resolve) => assets.push(resolve));
    await route.continue();
  });
  await site.asStaff(page);
  await page.goto(`http://console.localhost:${site.port}/console/brands/aurora`);
  await page
    .locator('[data-flag="jackpot"]')
    .getByRole("button", { name: /Turn o/ })
    .first()
    .click();
  await expect(page.getByRole("dialog"), "a popover needs no script").toBeVisible();
  open = true;
  for (const release of assets) release();
  await hydrated(page);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("T11 a click inside the site loads the next page's blocks without a new document", async ({ page, site }) => {
  await page.goto(site.url("aurora"));
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Help", exact: true }).click();
  await expect(page).toHaveURL(site.url("aurora", "/help"));
  await expect(page.locator('[data-block="help"]')).toBeVisible();
  await expect(page).toHaveTitle(/Help/);
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('[data-block="hero"]')).toBeVisible();
});
