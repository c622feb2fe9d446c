import type { Frame, Page } from "@playwright/test";
import { expectFit, WINDOWS } from "./support/fit";
import { openCentrePage, openPageSignedIn, payIn } from "./support/member";
import { expect, type Site, test } from "./support/site";

/** Window sizes in addition to the five supported ones: small phones, tablets, a phone in landscape. */
const MORE = [...WINDOWS, [360, 640], [768, 1024], [844, 390]] as const;

/** Opens the preview of a house game. Its rounds have the outcome `wish`. */
async function preview(page: Page, site: Site, game: string, wish = ""): Promise<void> {
  await page.goto(site.url("console", `/console/play/${game}?brand=aurora&wish=${wish}`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Opens a game in the page of a brand. @returns its frame */
async function played(page: Page, site: Site, brand: string, game: string): Promise<Frame> {
  await openPageSignedIn(page, site, brand, `/game?gameId=${game}`, "omar");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  const [, inner] = page.frames();
  if (!inner) throw new Error("the game has no frame");
  return inner;
}

const press = (page: Page | Frame, name: string) => page.getByRole("button", { name, exact: true }).click();

test("L1 twenty-one on a brand's page, before, during and after a hand, fits every window", async ({ page, site }) => {
  await openCentrePage(page, site, "aurora", "depositv2", "omar");
  await payIn(page);
  const game = await played(page, site, "aurora", "lantern-twenty-one");
  await expectFit(page, game, "before the deal");
  // Only the game's own bar shows name and balance.
  await expect(page.locator(".purse").first()).toBeHidden();
  await expect(game.locator("[data-balance]")).toBeVisible();
  await press(game, "Deal");
  await expect(game.locator(".count").first()).toBeVisible();
  await expectFit(page, game, "dealt", [WINDOWS[0], WINDOWS[4]]);
});

test("L1 a hand of many cards and a refused stake fit every window; all actions look equal", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await preview(page, site, "lantern-twenty-one", "many");
  await press(page, "Deal");
  const hit = page.getByRole("button", { name: "Hit", exact: true });
  await expect(hit).toBeEnabled();
  // The pointer is still at the position of Deal, over one of the actions.
  await page.mouse.move(0, 0);
  const looks = () =>
    page.locator(".acts button").evaluateAll((all) => {
      const each = all.map((one) => {
        const { backgroundColor, color, fontWeight, width } = getComputedStyle(one);
        return [backgroundColor, color, fontWeight, Math.round(Number.parseFloat(width))].join();
      });
      return new Set(each).size;
    });
  await expect.poll(looks).toBe(1);
  for (let cards = 3; cards <= 6; cards++) {
    await hit.click();
    await expect(page.getByRole("region", { name: "You" }).getByRole("listitem")).toHaveCount(cards);
    await expect(page.locator(".acts button:not([aria-disabled])").first()).toBeVisible();
  }
  await expectFit(page, page, "six cards", MORE);
  await press(page, "Stand");
  await expect(page.locator("[data-result]")).toBeVisible();
  await expectFit(page, page, "the result");
  await preview(page, site, "lantern-twenty-one", "poor");
  await press(page, "Deal");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectFit(page, page, "a refused stake");
});

test("L1 the reels fit every window, and show only the result after a lost spin", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await preview(page, site, "lantern-garden", "none");
  await expectFit(page, page, "before the first spin", MORE);
  await press(page, "Spin");
  await expect(page.getByText("No win", { exact: true })).toBeVisible();
  await expectFit(page, page, "after a lost spin");
});

test("L1 the slip game fits every window with an empty slip and with four picks", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await preview(page, site, "lantern-sports");
  await expect(page.locator("[aria-pressed]").first()).toBeVisible();
  await expectFit(page, page, "an empty slip");
  const wide = WINDOWS[0];
  await page.setViewportSize({ width: wide[0], height: wide[1] });
  for (const at of [0, 1, 2, 3]) await page.getByRole("article").nth(at).getByRole("button").first().click();
  await expectFit(page, page, "four picks beside the matches", [WINDOWS[0], WINDOWS[1], WINDOWS[2], [844, 390]]);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.getByRole("button", { name: /^Bet slip/ }).click();
  await expectFit(page, page, "four picks below the matches", [WINDOWS[3], WINDOWS[4], [360, 640]]);
});

const GAMES = ["lantern-twenty-one", "lantern-garden", "lantern-sports"] as const;

for (const brand of ["aurora", "lotus", "harbor", "pebble"])
  test(`L1 @full every house game fits every window on ${brand}`, async ({ page, site }) => {
    for (const id of GAMES) {
      const game = await played(page, site, brand, id);
      await expectFit(page, game, `${id} on ${brand}`, MORE);
    }
  });

test("L1 @full reels and table fit every window in every state", async ({ page, site }) => {
  for (const wish of ["win", "free", "bright"]) {
    await preview(page, site, "lantern-garden", wish);
    await press(page, "Spin");
    await page
      .locator(wish === "win" ? "main strong" : "h2")
      .first()
      .waitFor();
    await expectFit(page, page, `reels: ${wish}`, MORE);
  }
  for (const wish of ["blackjack", "open", "away"]) {
    await preview(page, site, "lantern-twenty-one", wish);
    await expectFit(page, page, `table: ${wish}`, MORE);
    await press(page, "Deal");
    if (wish === "away") await expect(page.getByRole("status").filter({ hasText: "connection" })).toBeVisible();
    await expectFit(page, page, `table: ${wish}, dealt`, wish === "away" ? [WINDOWS[4]] : MORE);
  }
});
