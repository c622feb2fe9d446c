import type { Page } from "@playwright/test";
import { hydrated } from "./support/look";
import { expect, test } from "./support/site";

const games = (page: Page) => page.locator('[data-block="lobby"] .grid > li');
const titles = (page: Page) => games(page).locator("a.tile b");
const lobby = (page: Page) => page.locator('[data-block="lobby"]');

/** Marks the document, so that a new one is noticed. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  return () => page.evaluate(() => "sameDocument" in globalThis);
}

test("G1 G2 filters work at once: the address tells them, the bar stays in view, nothing jumps", async ({
  page,
  site,
}) => {
  await page.goto(site.url("aurora", "/rng?no=2"));
  await hydrated(page);
  const isSame = await mark(page);
  await expect(games(page)).toHaveCount(12);
  await lobby(page).getByRole("link", { name: "Reelhouse" }).first().click();
  await expect(page).toHaveURL(/\/rng\?page=REEL$/);
  await expect(lobby(page).locator(".grid .cap span").first()).toContainText("Reelhouse");
  await lobby(page).getByLabel("Min bet").selectOption("0.1");
  await expect(page).toHaveURL(/page=REEL.*minBet=0\.1/);
  await expect
    .poll(async () => new Set(await games(page).locator(".cap span").allInnerTexts()))
    .toEqual(new Set(["from 0.10 · Reelhouse"]));
  await lobby(page).getByRole("searchbox").fill("zzzz");
  await expect(lobby(page).getByText("No game matches")).toBeVisible();
  await lobby(page).getByRole("link", { name: "Clear all filters" }).click();
  await expect(page).toHaveURL(/\/rng\??$/);
  await expect(games(page)).toHaveCount(12);
  await page.mouse.wheel(0, 600);
  await expect(lobby(page).getByRole("searchbox")).toBeInViewport();
  expect(await isSame()).toBe(true);
});

test("G2 R19 load more appends 12 games without a new document, and goes on by itself while one scrolls", async ({
  page,
  site,
}) => {
  await page.goto(site.url("aurora", "/rng"));
  await hydrated(page);
  const isSame = await mark(page);
  await lobby(page).getByRole("link", { name: "Load more games" }).click();
  await expect(games(page).nth(23)).toBeVisible();
  await page.mouse.wheel(0, 4000);
  await expect(games(page).nth(35)).toBeAttached();
  const shown = await titles(page).allInnerTexts();
  expect(new Set(shown).size, "no game twice").toBe(shown.length);
  expect(await isSame()).toBe(true);
  await lobby(page).getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/no=\d/);
});

test("G2 with scripts off every vendor, filter and page of the lobby has an address", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url("aurora", "/rng"));
  const first = await titles(page).allInnerTexts();
  await lobby(page).getByRole("link", { name: "Load more games" }).click();
  await expect(page).toHaveURL(/no=2/);
  await expect(titles(page).first()).toBeVisible();
  await expect(titles(page).filter({ hasText: first[0] ?? "no game" })).toHaveCount(0);
  await lobby(page).getByRole("link", { name: "Previous page" }).click();
  await expect(titles(page)).toHaveText(first);
  await lobby(page).getByRole("searchbox").fill("jade");
  await lobby(page).getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=jade/);
  await expect(titles(page).filter({ hasNotText: /jade/i })).toHaveCount(0);
  await expect(titles(page).first()).toBeVisible();
  await lobby(page).getByRole("link", { name: "Favourites" }).click();
  await expect(page).toHaveURL(site.url("aurora", "/login"));
  await context.close();
});

test("G3 favourites open the sign-in window, and so does a game", async ({ page, site }) => {
  await page.goto(site.url("aurora", "/rng"));
  await hydrated(page);
  await lobby(page).getByRole("link", { name: "Favourites" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await games(page).first().getByRole("link").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/\/rng$/);
});

test("R9 the jackpot stands in the page as the server wrote it and rises from there by 165.11", async ({
  page,
  site,
}) => {
  const figure = page.locator('[data-block="jackpot"] .vh');
  await page.goto(site.url("aurora", "/rng"));
  const cents = async () => Number(((await figure.textContent()) ?? "").replace(/\D/g, ""));
  const first = await cents();
  await hydrated(page);
  await expect.poll(cents, { timeout: 8000 }).toBeGreaterThan(first);
  expect(((await cents()) - first) % 16_511).toBe(0);
  expect(await figure.textContent()).toMatch(/^P\s\d+\.\d{2}$/);
});

test("G9 R19 a picture that fails is asked for three times and then leaves its place empty", async ({
  page,
  site,
  problems,
}) => {
  const tries: string[] = [];
  await page.route("**/art/game/*", (route) => {
    tries.push(route.request().url());
    return route.abort();
  });
  await page.goto(site.url("aurora", "/rng"));
  await hydrated(page);
  const picture = games(page).first().locator("img");
  await expect(picture).toHaveAttribute("data-failed", "", { timeout: 10_000 });
  const address = await picture.evaluate((image: HTMLImageElement) => image.src);
  expect(tries.filter((url) => url === address)).toHaveLength(3);
  problems.length = 0;
});
