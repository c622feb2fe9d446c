import type { Page } from "@playwright/test";
import { expect, test } from "./support/site";

/** Parts around a page: `h` header, `f` footer, `b` banner, `s` side menu; `-` for a missing one. */
type Around = string;

/** All routes on a brand with all of them, and the parts around each (requirement R1). */
const ROUTES: readonly (readonly [path: string, around: Around, heading: string | RegExp])[] = [
  ["/", "hfbs", "Find something to play"],
  ["/index.html", "hfbs", "Find something to play"],
  ["/home", "hfbs", "Find something to play"],
  ["/noticePage", "hf-s", "Notices"],
  ["/vip", "hf-s", "VIP club"],
  ["/pointMall", "hfb-", "Points mall"],
  ["/live", "hfbs", "Live casino"],
  ["/sports", "hfbs", "Sports"],
  ["/esports", "hfbs", "Esports"],
  ["/lottery", "----", "Lottery"],
  ["/vnlottery", "h---", "Vietnam lottery"],
  ["/rng", "hfbs", "Slots"],
  ["/fish", "hfbs", "Fishing games"],
  ["/pvp", "hfbs", "Card games"],
  ["/elott", "hfbs", "E-lottery"],
  ["/promotions", "hfbs", "Promotions"],
  ["/promoDetail?id=welcome", "hf-s", "Try everything without real money"],
  ["/seamless", "----", "Sign in to play"],
  ["/fbsports", "h---", "Sign in to bet"],
  ["/help", "hfbs", "Help"],
  ["/helpmc", "h---", "Help"],
  ["/down", "hfbs", "App download"],
  ["/join", "hf-s", "Invite players"],
  ["/game", "hf-s", "Sign in to play"],
  ["/login", "hf-s", "Sign in"],
  ["/games", "hf-s", /games/i],
];

/** Returns the visible parts around the page, in the letters of the table. */
async function around(page: Page): Promise<Around> {
  const parts = {
    h: page.getByRole("banner"),
    f: page.getByRole("contentinfo"),
    b: page.locator('[data-block="banners"], [data-block="hero"]').first(),
    s: page.getByRole("navigation", { name: "Quick links" }),
  };
  const shown = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ((await part.isVisible()) ? name : "-")),
  );
  return shown.join("");
}

test("R1 R10 every route has its header, footer, banner and side menu, without scripts", async ({
  plain: page,
  site,
}) => {
  for (const [path, expected, heading] of ROUTES) {
    // Only one brand has the page of the Vietnamese lottery.
    const brand = path === "/vnlottery" ? "lotus" : "pebble";
    const answer = await page.goto(site.url(brand, `${path}${path.includes("?") ? "&" : "?"}lang=EN`), {
      waitUntil: "domcontentloaded",
    });
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
    expect(await around(page), path).toBe(expected);
  }
});

test("R1 a page without the header has a link home", { tag: "@full" }, async ({ page, site }) => {
  for (const path of ["/lottery", "/seamless"]) {
    await page.goto(site.url("pebble", path));
    await page.getByRole("main").getByRole("link", { name: "Go to home page" }).first().click();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page).toHaveURL(site.url("pebble", "/"));
  }
});

test("R1 /register is the home page with the form in its modal; closing it leads home", { tag: "@full" }, async ({
  page,
  site,
}) => {
  for (const path of ["/register", "/register.html"]) {
    await page.goto(site.url("pebble", path));
    const modal = page.getByRole("dialog", { name: "Create account" });
    await expect(modal.getByLabel("Username")).toBeVisible();
    await expect(page.locator('[data-block="hero"]')).toBeAttached();
    // The window's content hydrates after the page: until then keys do nothing, but the close link works.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(modal).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(page).toHaveURL(site.url("pebble", "/"));
  }
});

test("R1 /help#term opens the terms, and /download leads to the downloads", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.url("pebble", "/help#term"));
  await expect(page.locator("#term")).toBeInViewport();
  await expect(page.locator("#term")).toContainText("these rules apply");
  await page.goto(site.url("pebble", "/download"));
  await expect(page).toHaveURL(site.url("pebble", "/down"));
});

test("R2 G1 the address selects the lottery game and the category", { tag: "@full" }, async ({ page, site }) => {
  await page.goto(site.url("lotus", "/lottery?gameCode=golden-paddy-4d&vendor=TCG_SEA&lang=EN"));
  await expect(page.locator('[aria-current="true"]').filter({ hasText: "Golden Paddy 4D" }).first()).toBeVisible();
  for (const path of ["/games/fish", "/games/FISH"]) {
    await page.goto(site.url("pebble", path));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Fishing games");
    await expect(page).toHaveTitle(/^Fishing games/);
  }
  expect((await page.goto(site.url("pebble", "/games/nothing")))?.status()).toBe(404);
});

test("T11 disabling a module removes its page and its links", { tag: "@full" }, async ({ page, site }) => {
  expect((await page.goto(site.url("aurora", "/lottery")))?.status()).toBe(404);
  await page.goto(site.url("aurora", "/"));
  await expect(page.locator('a[href^="/lottery"]')).toHaveCount(0);
});

test("R16 the theme is light at first, stays when chosen, and is rendered by the server", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url("pebble", "/vip"));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: "Dark theme" }).first().click();
  await expect(page).toHaveURL(site.url("pebble", "/vip"));
  const later = await context.newPage();
  const answer = await later.goto(site.url("pebble", "/"));
  expect(await answer?.text()).toMatch(/^<!DOCTYPE html><html[^>]* data-theme="dark"/);
  await context.close();
});

test("A1 A7 without scripts the forms show errors at the fields and keep the typed text", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url("pebble", "/login"));
  const form = page.getByRole("main");
  await form.getByLabel("Username").fill("somebody");
  await form.getByLabel("Password", { exact: true }).fill(" ");
  await form.getByRole("button", { name: "Sign in" }).click();
  await expect(form.getByText("This field is required.")).toBeVisible();
  await expect(form.getByLabel("Username")).toHaveValue("somebody");
  await form.getByLabel(/^Password/).fill("secret");
  await form.getByRole("button", { name: "Sign in" }).click();
  await expect(form.getByRole("alert")).toHaveText("Wrong username or password.");
  await expect(form.getByLabel("Password", { exact: true })).toHaveValue("");

  await page.goto(site.url("pebble", "/register"));
  await page.getByLabel("Username").fill("1abcdef");
  await page.getByLabel("Password *", { exact: true }).fill("long enough");
  await page.getByLabel(/^Confirm password/).fill("not the same");
  const dialog = page.getByRole("dialog", { name: "Create account" });
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: /account/i }).click();
  await expect(page.getByText("The two entries do not match.")).toBeVisible();
  await expect(page.locator('[aria-invalid="true"][name="username"]')).toHaveValue("1abcdef");
  await context.close();
});
