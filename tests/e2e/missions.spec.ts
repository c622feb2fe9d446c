import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { memberCentre, openCentrePage, payIn } from "./support/member";
import { expect, type Site, test } from "./support/site";

/** The full run also tests alternative paths through the same pages. */
const FULL = process.env.TEST_FULL === "1";

/** Plays one round of the reels for 20.00. */
async function spin(page: Page, site: Site, brand: string): Promise<void> {
  await page.goto(site.url(brand, "/game?gameId=lantern-garden"));
  const answered = page.waitForResponse((response) => response.url().endsWith("/wps/house/reels/spin"));
  const game = page.frameLocator("iframe");
  await game.getByRole("combobox", { name: /^Stake/ }).selectOption("20.00");
  await game.getByRole("button", { name: "Spin", exact: true }).click();
  expect((await answered).ok()).toBe(true);
}

/** Sets the mission of the day to one round of the reels. Reward and target keep their ratio: a higher one is refused. */
async function easeMission({ tenantsDir }: Site, brand: string): Promise<void> {
  const folder = join(tenantsDir, brand, "content");
  await mkdir(folder, { recursive: true });
  const items = { "daily-warm-up": { target: "20.00", reward: "0.10" } };
  await writeFile(join(folder, "missions.json"), JSON.stringify({ items }));
}

/** Badge next to the avatar: number of unread messages and claimable rewards. */
const waiting = (page: Page) => page.locator("[data-account-slot] .count").first();

/** Returns the balance in the header, in minor units. */
async function balance(page: Page): Promise<number> {
  const purse = page.locator("[data-account-slot] .amount").first();
  await expect(purse).toContainText(/\d\.\d\d/);
  return Number((await purse.textContent())?.replace(/\D/g, ""));
}

test("C2 L8 P5 a bet completes its mission and is paid once; its message is read and deleted, and the count falls", async ({
  page,
  site,
}) => {
  await easeMission(site, "pebble");
  await openCentrePage(page, site, "pebble", "depositv2", "lena");
  await payIn(page);
  await spin(page, site, "pebble");
  await page.goto(site.url("pebble", "/member/missionLeaderboard"));
  await hydrated(page);
  const before = await balance(page);
  const claim = memberCentre(page).getByRole("button", { name: /^Claim .*: Daily warm-up$/ });
  await claim.click();
  await expect(memberCentre(page).getByRole("status")).toHaveText(/^\W?P\s0\.10\W? was added to your main wallet\.$/);
  await expect(claim).toHaveCount(0);
  await expect.poll(() => balance(page)).toBe(before + 10);
  await expect(memberCentre(page).getByRole("row").filter({ hasText: "You" })).toContainText("lena");
  await expectSound(page, 1280);
  await memberCentre(page).getByRole("link", { name: "The long week" }).click();
  await expect(page).toHaveURL(/mission=weekly-marathon/);
  await expect(memberCentre(page).getByRole("link", { name: "The long week" })).toHaveAttribute("aria-current", "true");
  await readsMessages(page);
});

/** Opens and then deletes the message about the deposit. */
async function readsMessages(page: Page): Promise<void> {
  await memberCentre(page).getByRole("link", { name: "Messages" }).click();
  await expect(memberCentre(page).getByText("1 unread message")).toBeVisible();
  await expect(waiting(page)).toHaveText("1");
  await memberCentre(page)
    .getByRole("button", { name: /^Your deposit has arrived/ })
    .click();
  await expect(memberCentre(page).getByText("P 500.00 was added to your wallet.")).toBeVisible();
  await expect(memberCentre(page).getByText("No unread messages.")).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expectSound(page, 1280);
  await memberCentre(page).getByRole("button", { name: "Delete: Your deposit has arrived" }).click();
  await expect(memberCentre(page).getByText("No messages")).toBeVisible();
  // The focus moves on when the button disappears.
  await expect(memberCentre(page).locator(":focus")).toHaveText("Message deleted.");
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("C4 R15 a member copies the invitation link, sees friends, and a friend registers with the code filled in", {
    tag: "@full",
  }, async ({ context, page, plain, site }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openCentrePage(page, site, "lotus", "referral", "thea");
    await hydrated(page);
    await expect(memberCentre(page).getByRole("img", { name: "QR code of your link" })).toBeVisible();
    await expect(memberCentre(page).locator("dl > div").filter({ hasText: "Invited" })).toContainText("2");
    await memberCentre(page).getByRole("button", { name: "Copy link" }).click();
    await expect(memberCentre(page).getByRole("status").first()).toHaveText("Copied");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await context.clearPermissions();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await memberCentre(page).getByRole("button", { name: "Copy code" }).click();
    await expect(memberCentre(page).getByText("The text is selected: please copy it yourself.")).toBeVisible();
    await expectSound(page, 390);
    const { pathname, search, searchParams } = new URL(link);
    await plain.goto(site.url("lotus", `${pathname}${search}&lang=EN`));
    await expect(plain.getByRole("textbox", { name: "Friend’s referral code" })).toHaveValue(
      searchParams.get("referralCode") ?? "",
    );
  });
});

if (FULL) {
  test("C4 R15 a visitor who browses first finds the code in the registration; the side menu links to the member's page", async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.url("lotus", "/register?referralCode=friend77&lang=EN"));
    await expect(page.getByRole("textbox", { name: "Friend’s referral code" })).toHaveValue("friend77");
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("invitation"))).toContain("friend77");
    await page.goto(site.url("lotus", "/promotions"));
    await hydrated(page);
    await page.getByRole("banner").getByRole("link", { name: "Register" }).click();
    await expect(page.getByRole("textbox", { name: "Friend’s referral code" })).toHaveValue("friend77");
    await openCentrePage(page, site, "lotus", "securityCenter", "omar");
    await page.goto(site.url("lotus", "/promotions"));
    await expect(page.locator('[data-area="side"]').getByRole("link", { name: "Invite friends" })).toHaveAttribute(
      "href",
      "/member/referral",
    );
  });

  test("P5 without scripts a message is opened, which marks it read, closed, and deleted", async ({ plain, site }) => {
    await openCentrePage(plain, site, "lotus", "depositv2", "kofi");
    await plain.getByRole("radio").first().check();
    await plain.getByRole("button", { name: "Continue to payment" }).click();
    await plain.getByRole("link", { name: "Continue to payment" }).click();
    await plain.getByRole("button", { name: /^Pay ₫/ }).click();
    await plain.goto(site.url("lotus", "/member/messageV2"));
    const line = plain.getByRole("button", { name: /^Your deposit has arrived/ });
    await expect(line).toContainText("New");
    await line.click();
    await expect(plain.getByText(/was added to your wallet/)).toBeVisible();
    await expect(line).not.toContainText("New");
    await line.click();
    await expect(plain.getByText(/was added to your wallet/)).toHaveCount(0);
    await line.click();
    await plain.getByRole("button", { name: "Delete: Your deposit has arrived" }).click();
    await expect(plain.getByText("Message deleted.")).toBeVisible();
    await expect(line).toHaveCount(0);
  });
}
