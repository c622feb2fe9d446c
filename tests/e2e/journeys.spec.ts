import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Frame, Page } from "@playwright/test";
import { expectAnnounced, expectUsable, MODES, type Mode, press, setUp, tabTo, type } from "./support/assistive";
import { hydrated } from "./support/look";
import { memberCentre, openCentrePage, openPageSignedIn, PASSWORD } from "./support/member";
import { expect, type Site, test } from "./support/site";

/** Each journey uses only the keyboard and the accessibility tree. `npm test` runs it on a small phone. */
const ALL = Object.keys(MODES) as Mode[];
const modes = process.env.TEST_FULL === "1" ? ALL : ALL.slice(0, 1);
/** A separate account for each mode, so that journeys do not interfere. */
const WHO: Readonly<Record<Mode, string>> = { phone: "omar", zoom: "thea", contrast: "lena", spacing: "kofi" };
const PAYMENT = "246813";

/** Removes the turnover requirement of deposits, and waits until the change is live. */
async function withoutTurnover(page: Page, site: Site): Promise<void> {
  const file = join(site.tenantsDir, "aurora", "tenant.json");
  const tenant = JSON.parse(await readFile(file, "utf8"));
  tenant.withdrawal.turnoverTimes = "0";
  // Shown in the title: the sign that this change is live, and not the same one of an earlier test.
  tenant.name = `Aurora ${randomBytes(4).toString("hex")}`;
  await writeFile(file, JSON.stringify(tenant));
  await expect(async () => {
    await page.goto(site.url("aurora", "/help?lang=EN"));
    await expect(page).toHaveTitle(new RegExp(tenant.name), { timeout: 500 });
  }).toPass();
}

/** Deposits 500.00. */
async function payIn(page: Page, site: Site, account: string): Promise<void> {
  await openCentrePage(page, site, "aurora", "depositv2", account);
  await hydrated(page);
  await type(page, memberCentre(page).getByRole("textbox", { name: "Other amount" }), "500");
  await press(page, memberCentre(page).getByRole("button", { name: "Continue to payment" }));
  await press(page, memberCentre(page).getByRole("link", { name: "Continue to payment" }));
  await press(page, page.getByRole("button", { name: "Pay P 500.00" }));
  await expect(memberCentre(page).getByRole("article").first()).toContainText("Credited");
}

/** Opens a game in the page of the brand. @returns its frame */
async function played(page: Page, site: Site, account: string, game: string): Promise<Frame> {
  await openPageSignedIn(page, site, "aurora", `/game?gameId=${game}`, account);
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  const [, inner] = page.frames();
  if (!inner) throw new Error("the game has no frame");
  return inner;
}

for (const mode of modes) {
  const account = WHO[mode];

  test.describe(mode, () => {
    test.beforeEach(({ page }) => setUp(page, mode));

    test(`R17 A1 ${mode}: sign-in announces errors, puts the focus there, and succeeds`, async ({ page, site }) => {
      await page.goto(site.url("aurora", "/login?lang=EN"));
      await hydrated(page);
      const main = page.getByRole("main");
      const password = main.getByLabel("Password", { exact: true });
      await type(page, main.getByRole("textbox", { name: "Username" }), account);
      await type(page, password, "wrong");
      await page.keyboard.press("Enter");
      await expectAnnounced(page, /^Wrong username or password\.$/);
      await expect(main.getByRole("alert")).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await expectUsable(page, "a refused sign-in");
      await type(page, password, PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(site.url("aurora"));
      await expect(page).toHaveTitle(/^(?!Error)/);
    });

    test(`R17 A7 ${mode}: registration puts the focus on the first invalid field, with its error`, async ({
      page,
      site,
    }) => {
      await page.goto(site.url("harbor", "/register?lang=EN"));
      await hydrated(page);
      const form = page.getByRole("dialog", { name: "Create account" });
      await expectUsable(page, "registration");
      await type(page, form.getByLabel("Username *"), `tabs${mode}`);
      await type(page, form.getByLabel("Password *", { exact: true }), "Lantern77x");
      await type(page, form.getByLabel("Confirm password *"), "Lantern78x");
      await type(page, form.getByLabel("Email *"), `tabs-${mode}@mail.example`);
      await tabTo(page, form.getByRole("checkbox"));
      await page.keyboard.press("Space");
      await press(page, form.getByRole("button", { name: "Create account" }));
      const again = form.getByLabel("Confirm password *");
      await expect(again).toBeFocused();
      await expect(again).toHaveAccessibleDescription(/The two entries do not match\./);
      await expect(page).toHaveTitle(/^Error: /);
      await type(page, form.getByLabel("Password *", { exact: true }), "Lantern77x");
      await type(page, again, "Lantern77x");
      await press(page, form.getByRole("button", { name: "Create account" }));
      await expect(page).toHaveURL(site.url("harbor", "/"));
    });

    test(`R17 W3 W4 W9 X6 ${mode}: a deposit, a limit and a withdrawal, and its approval on the console`, {
      tag: "@full",
    }, async ({ browser, page, site }) => {
      await withoutTurnover(page, site);
      await openCentrePage(page, site, "aurora", "depositv2", account);
      await hydrated(page);
      const amount = memberCentre(page).getByRole("textbox", { name: "Other amount" });
      await type(page, amount, "7");
      await press(page, memberCentre(page).getByRole("button", { name: "Continue to payment" }));
      await expect(amount).toBeFocused();
      await expect(amount).toHaveAccessibleDescription(/Enter an amount between .*50\.00/);
      await expectUsable(page, "a refused amount");
      await payIn(page, site, account);
      await setLimit(page, site);
      await withdraw(page, site, account);
      const desk = await browser.newPage();
      await setUp(desk, mode);
      await approve(desk, site);
      await desk.close();
    });

    test(`R17 G10 ${mode}: a round of each game is announced with its win and the balance`, {
      tag: "@full",
    }, async ({ page, site }) => {
      await payIn(page, site, account);
      await playReels(page, await played(page, site, account, "lantern-garden"));
      await playTable(page, await played(page, site, account, "lantern-twenty-one"));
      await playSlip(page, await played(page, site, account, "lantern-sports"));
    });

    test(`R17 X2 ${mode}: a switch on the console`, async ({ page, site }) => {
      await site.asStaff(page);
      await page.goto(site.url("console", "/console/brands/pebble"));
      await hydrated(page);
      const row = page.locator('[data-flag="snow"]');
      const before = await row.getAttribute("data-value");
      const opener = row.getByRole("button").last();
      const name = (await opener.textContent()) ?? "";
      await press(page, opener);
      const sheet = page.getByRole("dialog");
      await expect(sheet.getByRole("heading")).toBeFocused();
      await expect(sheet).toHaveAccessibleName(/\S/);
      await expectUsable(page, "the sheet of a switch");
      await type(page, sheet.getByLabel("Reason"), "For the winter");
      await press(page, sheet.getByRole("button", { name, exact: true }));
      await expect(row).toHaveAttribute("data-value", before === "on" ? "off" : "on");
      await expectUsable(page, "flags");
    });
  });
}

/** Sets a deposit limit and expects the result to be announced. */
async function setLimit(page: Page, site: Site): Promise<void> {
  await page.goto(site.url("aurora", "/member/responsibleGaming"));
  await hydrated(page);
  const row = page.locator("#deposit-week");
  await press(page, row.locator("summary"));
  await type(page, row.getByRole("textbox"), "0.001");
  await press(page, row.getByRole("button", { name: "Save limit" }));
  await expect(row.getByRole("textbox")).toBeFocused();
  await expect(row.getByRole("textbox")).toHaveAccessibleDescription(/\S/);
  await type(page, row.getByRole("textbox"), "4000");
  await press(page, row.getByRole("button", { name: "Save limit" }));
  await expectAnnounced(page, /^Saved\.$/);
  await expectUsable(page, "limits");
}

/**
 * Sets a payment password, adds an account, and requests 100.00: first with a wrong payment password, then with the right one.
 */
async function withdraw(page: Page, site: Site, account: string): Promise<void> {
  await page.goto(site.url("aurora", "/member/securityCenter"));
  await hydrated(page);
  const payment = memberCentre(page).locator("#payment");
  await press(page, payment.locator("summary"));
  await type(page, payment.getByLabel("Account password"), PASSWORD);
  await type(page, payment.getByLabel("New payment password", { exact: true }), PAYMENT);
  await type(page, payment.getByLabel("Confirm new payment password"), PAYMENT);
  await press(page, payment.getByRole("button", { name: "Save payment password" }));
  await expect(payment).toContainText("Required when money leaves your account");
  await page.goto(site.url("aurora", "/member/withdraw"));
  await hydrated(page);
  await type(page, memberCentre(page).getByLabel("Bank or wallet"), "North Bank");
  await type(page, memberCentre(page).getByLabel("Account holder"), account);
  await type(page, memberCentre(page).getByLabel("Account number"), `DE8937040044053${account.length}`);
  await press(page, memberCentre(page).getByRole("button", { name: "Save account" }));
  const password = memberCentre(page).getByLabel("Payment password");
  await type(page, memberCentre(page).getByRole("textbox", { name: "Other amount" }), "100");
  await type(page, password, "1");
  await press(page, memberCentre(page).getByRole("button", { name: "Request withdrawal" }));
  await expect(page).toHaveTitle(/^Error: /);
  await expect(memberCentre(page).locator(":focus")).toHaveText(/The payment password is wrong\.|^$/);
  await type(page, password, PAYMENT);
  await press(page, memberCentre(page).getByRole("button", { name: "Request withdrawal" }));
  await expect(memberCentre(page).getByRole("article").first()).toContainText("P 100.00");
  await expectUsable(page, "a withdrawal");
}

/** Takes the waiting order as finance and approves it. */
async function approve(desk: Page, site: Site): Promise<void> {
  await site.asStaff(desk, "felix");
  await desk.goto(site.url("console", "/console/brands/aurora/orders?state=waiting"));
  await hydrated(desk);
  await press(desk, desk.getByRole("rowheader").getByRole("link").first());
  await press(desk, desk.getByRole("button", { name: "Claim" }));
  // The answer moves the focus to the content: the walk to the next button begins after it.
  await expect(desk.getByRole("button", { name: "Release" })).toBeVisible();
  const opener = desk.getByRole("button", { name: "Approve", exact: true });
  await press(desk, opener);
  const sheet = desk.getByRole("dialog", { name: "Approve" });
  await expect(sheet.getByRole("heading")).toBeFocused();
  await expectUsable(desk, "the approval of an order");
  await press(desk, sheet.getByRole("button", { name: "Approve", exact: true }));
  await expect(desk.getByText("Awaiting payout", { exact: true }).first()).toBeVisible();
  await expectUsable(desk, "an approved order");
}

const RESULT = /(You win|You lose|Your stake of) .*P [\d,.]+.*Balance P [\d,.]+\.$/;

async function playReels(page: Page, game: Frame): Promise<void> {
  const spin = game.locator("[data-spin]");
  await expectUsable(game, "the reels");
  await press(page, spin);
  await expectAnnounced(game, RESULT);
  await expect(spin).toBeFocused();
}

/** Stands immediately, unless the deal ends the hand. */
async function playTable(page: Page, game: Frame): Promise<void> {
  const deal = game.getByRole("button", { name: "Deal", exact: true });
  await expectUsable(game, "the table");
  await press(page, deal);
  await expectAnnounced(game, /^(You have .* of .*: .*\. The dealer shows .* of |.*Balance P)/);
  if ((await deal.count()) === 0) {
    await expect(game.getByRole("button", { name: "Hit", exact: true })).toBeFocused();
    await expectUsable(game, "an open hand");
    await press(page, game.getByRole("button", { name: "Stand", exact: true }));
  }
  await expectAnnounced(game, RESULT);
  await expect(deal).toBeFocused();
}

async function playSlip(page: Page, game: Frame): Promise<void> {
  const odds = game.getByRole("button", { name: / – / }).first();
  await expect(odds).toHaveAccessibleName(/^.+ \d+\.\d\d, .+ – .+$/);
  await expectUsable(game, "the matches");
  await press(page, odds);
  await expect(odds).toHaveAttribute("aria-pressed", "true");
  await expectAnnounced(game, /^1 selection on your bet slip, odds \d+\.\d\d, potential payout P [\d,.]+\.$/);
  const head = game.getByRole("button", { name: /^Bet slip/, expanded: false });
  if (await head.isVisible()) await press(page, head);
  await expectUsable(game, "the slip");
  const remove = game.getByRole("button", { name: /^Remove from bet slip: .+, .+ – .+$/ });
  await tabTo(page, remove);
  await press(page, game.getByRole("button", { name: "Place bet" }));
  await expectAnnounced(game, /^Bet placed: stake P [\d,.]+, potential payout P [\d,.]+\. Balance P [\d,.]+\.$/);
  await expect(game.getByRole("button", { name: "My bets" })).toBeFocused();
}
