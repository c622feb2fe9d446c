import type { Page } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { openPageSignedIn, PASSWORD } from "./support/member";
import { expect, test } from "./support/site";

const PATH = "/member/responsibleGaming";
/** The full run also tests alternative paths through the same page. */
const FULL = process.env.TEST_FULL === "1";

/** Returns the row of a limit, e.g. of deposits in a day. */
const row = (page: Page, id: string) => page.locator(`#${id}`);

async function set(page: Page, id: string, value: string): Promise<void> {
  await row(page, id).locator("summary").click();
  await row(page, id).getByRole("textbox").fill(value);
  await row(page, id).getByRole("button", { name: "Save limit" }).click();
  await expect(row(page, id).getByRole("status")).toHaveText("Saved.");
  await row(page, id).locator("summary").click();
}

test("W9 at 390 px a member sets a limit, requests an increase, sees when it takes effect, and cancels it", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPageSignedIn(page, site, "aurora", PATH, "harbourline");
  await hydrated(page);
  await set(page, "deposit-day", "100");
  await expect(row(page, "deposit-day").locator("summary")).toContainText(/100\.00\u2069 left/);
  await set(page, "deposit-day", "500");
  await expect(row(page, "deposit-day").locator("summary")).toContainText(/100\.00\u2069 left/);
  const waits = page.getByText(/500\.00.* from /);
  await expect(waits).toBeVisible();
  await expect(waits.getByRole("timer")).toHaveText(/^23:5\d:\d\d$/);
  await expectSound(page, 390);
  await page.getByRole("button", { name: "Cancel request: Deposits · Per day" }).click();
  await expect(waits).toHaveCount(0);
});

if (FULL) {
  test("W9 without scripts a limit is set, and a break starts only after a confirmation", async ({ plain, site }) => {
    await openPageSignedIn(plain, site, "pebble", PATH, "harbourline");
    await row(plain, "loss-week").locator("summary").click();
    await row(plain, "loss-week").getByRole("textbox").fill("80");
    await row(plain, "loss-week").getByRole("button", { name: "Save limit" }).click();
    await expect(row(plain, "loss-week").getByRole("status")).toHaveText("Saved.");
    await plain.getByRole("button", { name: "24 hours" }).click();
    const sure = plain.getByRole("dialog", { name: "Take a break for 24 hours?" });
    await sure.getByRole("button", { name: "Start break" }).click();
    // The checkbox is required.
    await expect(sure).toBeVisible();
    await sure.getByRole("checkbox").check();
    await sure.getByRole("button", { name: "Start break" }).click();
    await expect(plain.getByRole("heading", { name: /^You are on a break until / })).toBeVisible();
  });
}

test("W9 a self-excluded member is signed out immediately, and sees the reason and help at sign-in", {
  tag: "@full",
}, async ({ page, site }) => {
  await openPageSignedIn(page, site, "harbor", PATH, "harbourline");
  await hydrated(page);
  await page.getByRole("button", { name: "6 months" }).click();
  const sure = page.getByRole("dialog", { name: "Self-exclude for 6 months?" });
  await sure.getByRole("checkbox").check();
  await sure.getByRole("button", { name: "Confirm self-exclusion" }).click();
  await expect(sure.getByRole("status")).toHaveText(/^Self-exclusion is now active/);
  await page.goto(site.url("harbor", "/login?lang=EN"));
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Username" }).fill("harbourline");
  await main.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(main.getByRole("alert")).toContainText("You are self-excluded until");
  await expect(main.getByRole("alert").getByRole("link", { name: "Find help" })).toHaveAttribute("href", /help/);
});

if (FULL) {
  test("W9 after an hour signed in a reminder appears, also in a suspended tab, and not again once answered", async ({
    page,
    site,
  }) => {
    await openPageSignedIn(page, site, "aurora", PATH, "thea");
    await hydrated(page);
    await page.goto(site.url("aurora", "/"));
    await hydrated(page);
    const reminder = page.getByRole("dialog", { name: "Reality check" });
    await page.getByRole("button", { name: "My account" }).first().click();
    await expect(
      page
        .getByRole("timer")
        .filter({ hasText: /^\d\d:\d\d$/ })
        .first(),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    // Sets the clock one hour ahead. Only values that the page computes from it change.
    await page.clock.setSystemTime(Date.now() + 61 * 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(reminder).toContainText("You’ve been signed in for");
    await page.keyboard.press("Escape");
    await expect(reminder).toBeVisible();
    await reminder.getByRole("button", { name: "Continue" }).click();
    await expect(reminder).toHaveCount(0);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(reminder).toHaveCount(0);
  });
}
