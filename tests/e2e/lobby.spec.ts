import type { Locator, Page } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { openPageSignedIn } from "./support/member";
import { expect, test } from "./support/site";

/** The full run also tests alternative ways to the same lists. */
const FULL = process.env.TEST_FULL === "1";

// Filters need many games: every vendor of the demo is connected.
test.use({ vendors: "all" });

const games = (page: Page) => page.locator('[data-block="lobby"] :is(.grid, .few) > li');
const titles = (page: Page) => games(page).locator("a.tile b");
const lobby = (page: Page) => page.locator('[data-block="lobby"]');

const heart = (page: Page, name: string) => lobby(page).getByRole("button", { name: `Favourite: ${name}` });

/** Fills the sign-in form of a page or window, and submits it. */
async function signIn(form: Locator, account: string): Promise<void> {
  await form.getByRole("textbox", { name: "Username" }).fill(account);
  await form.getByLabel("Password", { exact: true }).fill("Lantern-2026");
  await form.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Marks the document. @returns function that tells whether the document is still the same */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  return () => page.evaluate(() => "sameDocument" in globalThis);
}

test("G1 G2 filters apply immediately: the address contains them, the bar stays in view, nothing jumps", async ({
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
  await lobby(page).getByLabel("Minimum bet").selectOption("0.10");
  await expect(page).toHaveURL(/page=REEL.*minBet=0\.1/);
  await expect
    .poll(async () => new Set(await games(page).locator(".cap span").allInnerTexts()))
    .toEqual(new Set(["from P\u00a00.10 · Reelhouse"]));
  await lobby(page).getByRole("searchbox").fill("zzzz");
  await expect(lobby(page).getByText("No matching games")).toBeVisible();
  await lobby(page).getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/rng\??$/);
  await expect(games(page)).toHaveCount(12);
  await page.mouse.wheel(0, 600);
  await expect(lobby(page).getByRole("searchbox")).toBeInViewport();
  expect(await isSame()).toBe(true);
});

test("G2 R19 load more appends 12 games without a new document, and continues by itself while scrolling", async ({
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

test("G2 without scripts every vendor, filter and page of the lobby has an address", { tag: "@full" }, async ({
  browser,
  site,
}) => {
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
  await lobby(page).getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(site.url("aurora", "/login?next=%2Frng%3Flist%3Dfavourites"));
  await context.close();
});

test("G3 favourites open the sign-in window, and so does a game", { tag: "@full" }, async ({ page, site }) => {
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

test("G3 G4 G5 a favourite is added after sign-in, both lists belong to the member, and a vendor link opens its games", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.goto(site.url("pebble", "/rng?q=lantern&lang=EN"));
  await hydrated(page);
  await heart(page, "Lantern Garden").click();
  await signIn(page.getByRole("dialog"), "quay");
  await expect(heart(page, "Lantern Garden")).toHaveAttribute("aria-pressed", "true");
  await expect(heart(page, "Moth Lantern Waltz")).toHaveAttribute("aria-pressed", "false");
  await lobby(page)
    .getByRole("link", { name: /All of Lantern House/ })
    .click();
  const door = page.getByRole("dialog", { name: "Games from this provider" });
  await door.getByRole("button", { name: "Live casino" }).click();
  await door.getByRole("link", { name: /Lantern Twenty-One/ }).click();
  await expect(page.locator("iframe")).toBeVisible();
  await page.goto(site.url("pebble", "/rng?list=recent"));
  await expect(titles(page)).toHaveText(["Lantern Twenty-One"]);
  await hydrated(page);
  await lobby(page).getByRole("link", { name: "Favourites" }).click();
  await expect(titles(page)).toHaveText(["Lantern Garden"]);
  await expectSound(page, 1280, "main");
  const told = page.waitForResponse((answer) => answer.request().method() === "POST");
  await heart(page, "Lantern Garden").click();
  await told;
  await page.reload();
  await expect(lobby(page).getByText("No favourites yet")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("G7 G8 W7 a card game shows its rooms; a game hides the bottom bar and shows its wallet", {
    tag: "@full",
  }, async ({ page, site }) => {
    await openPageSignedIn(page, site, "pebble", "/game?gameId=thirteen-fans", "quay");
    const room = page.getByRole("link", { name: /Silver room/ });
    await expect(room).toContainText("#silver");
    await expect(room).toContainText(/Bets .+ to /);
    await expect(room).toContainText("Playing now: 0");
    await expectSound(page, 390, "main");
    await room.click();
    await expect(page).toHaveURL(/room=silver/);
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
    const bar = page.getByRole("navigation", { name: "Main sections" });
    await expect(bar).toBeVisible();
    await openPageSignedIn(page, site, "harbor", "/game?gameId=lantern-garden", "thea");
    await expect(page.getByRole("status")).toContainText("own wallet, which is empty");
    await expect(bar).toBeHidden();
    await page.getByRole("link", { name: "Transfer" }).click();
    await expect(page.getByRole("dialog", { name: "My account" }).getByLabel("To")).toContainText("Lantern House");
  });
});

if (FULL) {
  test("G3 G5 G8 without scripts a favourite is a form, a vendor link opens a page, and a room is chosen before the game", async ({
    plain,
    site,
  }) => {
    await openPageSignedIn(plain, site, "pebble", "/rng?q=lantern", "omar");
    await heart(plain, "Lantern Garden").click();
    await expect(plain).toHaveURL(site.url("pebble", "/rng?q=lantern"));
    await lobby(plain)
      .getByRole("link", { name: /All of Lantern House/ })
      .click();
    await expect(plain).toHaveURL(site.url("pebble", "/games?page=HOUSE"));
    await expect(titles(plain)).toHaveCount(3);
    await lobby(plain).getByRole("link", { name: "Favourites" }).click();
    await expect(titles(plain)).toHaveText(["Lantern Garden"]);
    await heart(plain, "Lantern Garden").click();
    await expect(lobby(plain).getByText("No favourites yet")).toBeVisible();
    await plain.goto(site.url("pebble", "/game?gameId=thirteen-fans"));
    await plain.getByRole("button", { name: "Play" }).click();
    await plain.getByRole("link", { name: /Gold room/ }).click();
    await expect(plain).toHaveURL(/room=gold/);
    await expect(plain.getByRole("button", { name: "Play" })).toBeVisible();
  });
}

test("R9 the jackpot has the server's value in the page and rises from there by 165.11", async ({ page, site }) => {
  const figure = page.locator('[data-block="jackpot"] .vh');
  await page.goto(site.url("aurora", "/rng"));
  const cents = async () => Number(((await figure.textContent()) ?? "").replace(/\D/g, ""));
  const first = await cents();
  await hydrated(page);
  await expect.poll(cents).toBeGreaterThan(first);
  expect(((await cents()) - first) % 16_511).toBe(0);
  expect(await figure.textContent()).toMatch(/^P\s\d{1,3}(,\d{3})+\.\d{2}$/);
});

test("G9 R19 a failing picture is requested three times, and then its place stays empty", { tag: "@full" }, async ({
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
  await expect(picture).toHaveAttribute("data-failed", "");
  const address = await picture.evaluate((image: HTMLImageElement) => image.src);
  expect(tries.filter((url) => url === address)).toHaveLength(3);
  problems.length = 0;
});

test("R2 G1 the address selects the vendor tab", { tag: "@full" }, async ({ page, site }) => {
  await page.goto(site.url("pebble", "/rng?page=GEMS"));
  await expect(lobby(page).locator('a[aria-current="true"]').filter({ hasText: "Gemcutter" })).toBeVisible();
});
