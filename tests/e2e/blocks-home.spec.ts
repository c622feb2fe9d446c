import type { Page } from "@playwright/test";
import { hydrated } from "./support/look";
import { expect, test } from "./support/site";

const slides = (page: Page) => page.locator('[data-block="hero"] [data-track] > li');
const pause = (page: Page) => page.locator('[data-block="hero"] [data-pause]');
const pageLink = (page: Page, at: number) => page.locator('[data-block="hero"] [data-page]').nth(at);

/** Returns the index (from 0) of the slide marked in the pagination. */
const current = (page: Page) =>
  page
    .locator('[data-block="hero"] [data-page]')
    .evaluateAll((links) => links.findIndex((link) => link.getAttribute("aria-current") === "true"));

/** Converts `1:02:03` and `02:03` to seconds. */
const seconds = (text: string) => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

test.describe("the hero's slides", () => {
  test("R8 advance after 5 s, follow the pagination, and stop under the pointer and when paused", async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.goto(site.url("aurora"));
    await hydrated(page);
    // The button appears as soon as the slides can move.
    await expect(pause(page)).toBeVisible({ timeout: 20_000 });
    await page.clock.fastForward(5_000);
    await expect.poll(() => current(page)).toBe(1);

    await page.mouse.move(700, 300);
    await page.clock.fastForward(11_000);
    expect(await current(page)).toBe(1);

    await pageLink(page, 2).click();
    await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => current(page)).toBe(2);

    await pause(page).click();
    await pause(page).blur();
    await page.mouse.move(700, 880);
    await page.clock.fastForward(11_000);
    expect(await current(page)).toBe(2);
  });

  test("R8 do not advance with reduced motion", { tag: "@full" }, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto(site.url("aurora"));
    await hydrated(page);
    await pageLink(page, 1).click();
    await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 });
    await page.clock.fastForward(11_000);
    expect(await current(page)).toBe(1);
    await expect(pause(page)).toBeHidden();
  });

  test("R8 are reachable by the pagination links without scripts", { tag: "@full" }, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url("aurora"));
    await pageLink(page, 1).click();
    await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(pause(page)).toBeHidden();
    await context.close();
  });
});

test("R8 a page shows the banners of its group, and another page starts at its first banner", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.url("aurora", "/rng"));
  await hydrated(page);
  const banners = page.locator('[data-block="banners"] [data-track] > li');
  const first = (await banners.first().textContent()) ?? "";
  await page.locator('[data-block="banners"] [data-page]').nth(1).click();
  await expect(banners.nth(1)).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("navigation").locator('a[href="/live"]').first().click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(banners.first()).not.toHaveText(first);
  await expect(banners.first()).toBeInViewport({ ratio: 0.9 });
});

test("L4 a countdown follows the server's time when the visitor's clock is ten minutes fast", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.clock.install({ time: Date.now() + 637_000 });
  await page.goto(site.url("lotus"));
  await hydrated(page);
  const timer = page.locator('[data-block="hero"]').getByRole("timer").first();
  const game = page.locator('[data-block="hero"] .of a');
  const code = new URL((await game.getAttribute("href")) ?? "", site.url("lotus")).searchParams.get("gameCode");
  const left = async () => {
    const answer = await page.evaluate(
      (path) => fetch(path).then((one) => one.json()),
      `/wps/lottery/draws?gameCode=${code}`,
    );
    const { draw, serverTime } = answer.value;
    const now = Date.parse(serverTime);
    const close = Date.parse(draw.closesAt);
    const drawn = Date.parse(draw.drawsAt);
    return ((now < close ? close : drawn) - now) / 1_000;
  };
  const shown = async () => seconds((await timer.textContent()) ?? "");
  await expect.poll(async () => Math.abs((await shown()) - (await left())), { timeout: 20_000 }).toBeLessThanOrEqual(2);
});

test("G1 a price opens the sign-in popup; without scripts it leads to the page of its sport", {
  tag: "@full",
}, async ({ page, browser, site }) => {
  await page.goto(site.url("harbor"));
  await hydrated(page);
  const price = page.locator('[data-block="hero"] .odds a').first();
  await price.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(site.url("harbor"));
  await plain.locator('[data-block="hero"] .odds a').first().click();
  await expect(plain).toHaveURL(/sports\?match=.+&pick=1$/);
  await context.close();
});

test("G1 a sport's tab shows only its matches, without scripts", { tag: "@full" }, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url("harbor", "/sports"));
  const board = page.locator('[data-block="fixtures"]').first();
  // The sports depend on the time of day: matches that have begun disappear.
  const shown = () =>
    board
      .locator("tbody[data-sport]")
      .evaluateAll((groups) => [
        ...new Set(groups.filter((one) => one.checkVisibility()).map((one) => one.dataset.sport)),
      ]);
  const all = await shown();
  expect(all.length).toBeGreaterThan(1);
  for (const tab of [1, 2]) {
    await board
      .locator("label", { has: page.getByRole("radio") })
      .nth(tab)
      .click();
    await expect.poll(async () => (await shown()).length).toBe(1);
  }
  await board
    .locator("label", { has: page.getByRole("radio") })
    .first()
    .click();
  await expect.poll(shown).toEqual(all);
  await context.close();
});

test("R2 the lottery page opens the game from the address", async ({ page, site }) => {
  await page.goto(site.url("lotus", "/lottery?gameCode=northern-27&playType=straight"));
  const open = page.locator('[data-open="northern-27"]');
  await expect(open.getByRole("heading", { name: "Northern 27" })).toBeVisible();
  await expect(open.getByText("Play type: straight")).toBeVisible();
  await expect(
    page.locator('[data-block="lottery-menu"] a[aria-current="true"]', { hasText: "Northern 27" }),
  ).toBeVisible();
});
