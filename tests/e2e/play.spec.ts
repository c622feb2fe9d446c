import type { Page } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { memberCentre, openCentrePage, openPageSignedIn, payIn } from "./support/member";
import { expect, test } from "./support/site";

/** The full run also tests alternative ways to the same games. */
const FULL = process.env.TEST_FULL === "1";

/** Plays one round of the reels, and waits for its answer. */
async function spin(page: Page): Promise<void> {
  const game = page.frameLocator("iframe");
  const answered = page.waitForResponse((response) => response.url().endsWith("/wps/house/reels/spin"));
  await game.getByRole("button", { name: "Spin", exact: true }).click();
  expect((await answered).ok()).toBe(true);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("W1 W3 W6 G7 G10 G12 the demo member deposits, plays from the lobby and recalls the round", async ({
    page,
    site,
  }) => {
    await openCentrePage(page, site, "aurora", "depositv2", "omar");
    await payIn(page);
    await page.goto(site.url("aurora", "/rng?page=HOUSE"));
    await hydrated(page);
    await page
      .getByRole("link", { name: /Lantern Garden/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/game\?gameId=lantern-garden/);
    await spin(page);
    await page.goto(site.url("aurora", "/member/personalHistoryCopy"));
    await expect(memberCentre(page).getByText("Lantern Garden").first()).toBeVisible();
    await expectSound(page, 390);
    await memberCentre(page).getByRole("link", { name: "Lantern Garden: view this round" }).first().click();
    await expect(
      memberCentre(page).getByRole("region", { name: "Lantern Garden" }).getByRole("listitem").first(),
    ).toBeVisible();
  });

  // A member without rounds today: with today's winnings, the next bet would not be a loss yet.
  test("W9 G10 a game tells a member when a loss limit stops it", { tag: "@full" }, async ({
    page,
    problems,
    site,
  }) => {
    await openCentrePage(page, site, "pebble", "depositv2", "omar");
    await payIn(page);
    await page.goto(site.url("pebble", "/member/responsibleGaming"));
    const limit = page.locator("#loss-day");
    await limit.locator("summary").click();
    await limit.getByRole("textbox").fill("0.01");
    await limit.getByRole("button", { name: "Save limit" }).click();
    await expect(limit.getByRole("status")).toHaveText("Saved.");
    await page.goto(site.url("pebble", "/game?gameId=lantern-garden"));
    const game = page.frameLocator("iframe");
    await game.getByRole("button", { name: "Spin", exact: true }).click();
    await expect(game.getByText("This bet would exceed one of your limits. See Limits and breaks.")).toBeVisible();
    // The browser logs a refused call.
    expect(problems.splice(0)).toEqual([expect.stringContaining("403 (Forbidden)")]);
  });
});

if (FULL) {
  test("G7 without scripts a game opens in the window; an announced one shows a notice", async ({ plain, site }) => {
    await openPageSignedIn(plain, site, "pebble", "/game?gameId=lantern-garden", "omar");
    await plain.getByRole("button", { name: "Play" }).click();
    await expect(plain).toHaveURL(/\/house\/lantern-garden\?token=[\w-]{43}&lang=EN$/);
    await plain.goto(site.url("pebble", "/game?gameId=jade-garden"));
    await plain.getByRole("button", { name: "Play" }).click();
    await expect(plain.getByText("This game is coming soon. Choose one of these instead.")).toBeVisible();
  });
}
