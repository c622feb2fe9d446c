import type { Page } from "@playwright/test";
import { send } from "../helpers/http";
import { announcedTexts, expectAnnounced, press, setUp, tabTo, type } from "./support/assistive";
import { hydrated } from "./support/look";
import { memberCentre, openCentrePage, openPageSignedIn, PASSWORD } from "./support/member";
import { expect, type Site, test } from "./support/site";

/** Opens the preview of a house game. Its rounds have the outcome `wish`. */
async function preview(page: Page, site: Site, game: string, wish = ""): Promise<void> {
  await page.goto(site.url("console", `/console/play/${game}?brand=aurora&wish=${wish}`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Expects the Tab key to keep the focus inside a dialog. */
async function expectKept(page: Page): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press("Tab");
    const isOut = await page.evaluate(() => {
      const at = document.activeElement;
      return at !== null && at !== document.body && at.closest("dialog:modal") === null;
    });
    expect(isOut, `after ${presses + 1} times Tab`).toBe(false);
  }
}

/** Expects a button to open a dialog that has a name, takes and keeps the focus, and returns it however the dialog is closed. */
async function expectDialog(page: Page, opener: ReturnType<Page["getByRole"]>): Promise<void> {
  const dialog = page.locator("dialog[popover]:modal");
  for (const close of ["Escape", "button", "beside"] as const) {
    await press(page, opener);
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleName(/\S/);
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await expectKept(page);
    if (close === "Escape") await page.keyboard.press("Escape");
    else if (close === "button") await dialog.locator('[popovertargetaction="hide"]').first().press("Enter");
    else await page.mouse.click(2, (page.viewportSize()?.height ?? 0) - 2);
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
}

test("R13 a console sheet, the break dialog and the menu are modal: named, focused, trapping and restoring the focus", async ({
  page,
  site,
}) => {
  await site.asStaff(page);
  await page.goto(site.url("console", "/console/brands/pebble"));
  await hydrated(page);
  await expectDialog(page, page.locator('[data-flag="snow"]').getByRole("button").last());
  await openPageSignedIn(page, site, "aurora", "/member/responsibleGaming", "quay");
  await hydrated(page);
  await expectDialog(page, page.getByRole("button", { name: "24 hours" }));
  await page.setViewportSize({ width: 500, height: 800 });
  await page.goto(site.url("aurora", "/help"));
  await hydrated(page);
  const menu = page.getByRole("navigation", { name: "Main sections" }).getByRole("button", { name: "Menu" });
  await press(page, menu);
  await expect(page.getByRole("dialog", { name: "Menu" }).locator(":focus")).toHaveCount(1);
  await expectKept(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
});

test("A2 a third attempt in the window solves a challenge by itself: no picture, one more request", async ({
  page,
  site,
}) => {
  await setUp(page, "phone");
  await page.goto(site.url("lotus", "/login?lang=EN"));
  await hydrated(page);
  const main = page.getByRole("main");
  const password = main.getByLabel("Password", { exact: true });
  await type(page, main.getByRole("textbox", { name: "Username" }), "lena");
  for (const wrong of ["one", "two", "three"]) {
    await type(page, password, wrong);
    await page.keyboard.press("Enter");
    await expect(main.getByRole("alert")).toBeFocused();
    await expect(main.getByRole("img", { name: "Picture" })).toHaveCount(0);
  }
  await type(page, password, PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(site.url("lotus"));
});

test("A2 R17 without scripts the title starts with Error, the message has the focus, and an empty captcha passes after the wait", async ({
  plain,
  site,
}) => {
  await plain.goto(site.url("lotus", "/login?lang=EN"));
  const main = plain.getByRole("main");
  const attempt = async (password: string) => {
    await main.getByRole("textbox", { name: "Username" }).fill("kofi");
    await main.getByLabel("Password", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  for (const wrong of ["one", "two"]) await attempt(wrong);
  await expect(plain).toHaveTitle(/^Error: /);
  await expect(main.getByRole("alert")).toBeFocused();
  await expect(main.getByText("leave the field empty, wait 20 seconds")).toBeVisible();
  await attempt(PASSWORD);
  const field = main.getByLabel("Characters in the picture");
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Enter the characters in the picture\./);
});

test("A20 an idle session shows a warning, continues with one press, and keeps the typed text when it expires", async ({
  page,
  problems,
  site,
}) => {
  await openCentrePage(page, site, "pebble", "withdraw", "lena");
  await hydrated(page);
  const holder = memberCentre(page).getByLabel("Account holder");
  await type(page, holder, "Lena Holm");
  const warning = page.getByRole("dialog", { name: "Are you still there?" });
  const later = (minutes: number) => page.clock.setSystemTime(Date.now() + minutes * 60_000);
  await expect(page.getByRole("button", { name: /^Balance P/ }).first()).toBeAttached();
  await later(28);
  await expect(warning).toBeVisible();
  await expect(warning.locator(":focus")).toHaveCount(1);
  await press(page, warning.getByRole("button", { name: "Stay signed in" }).last());
  await expect(warning).toHaveCount(0);
  await expect(holder).toBeFocused();
  // The server's clock is unchanged, so the session ends by a sign-out elsewhere.
  const [session] = (await page.context().cookies()).filter(({ name }) => name === "session");
  const headers = { "content-type": "application/json", authorization: `Bearer ${session?.value}` };
  const host = `pebble.localhost:${site.port}`;
  await send(site.port, { host, path: "/wps/session/logout", method: "POST", headers, body: "{}" });
  await later(120);
  const over = page.getByRole("dialog", { name: "Your session has ended" });
  await expect(over).toBeVisible();
  await over.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(over.getByRole("alert")).toHaveText("You are not signed in yet. Please sign in in the new tab first.");
  const opened = page.waitForEvent("popup");
  await over.getByRole("link", { name: "Sign in (new tab)" }).press("Enter");
  const tab = await opened;
  await tab.getByRole("main").getByRole("textbox", { name: "Username" }).fill("lena");
  await tab.getByRole("main").getByLabel("Password", { exact: true }).fill(PASSWORD);
  await tab.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(tab).toHaveURL(site.url("pebble", "/member/withdraw"));
  // The tab notifies the other tabs.
  await expect(over).toHaveCount(0);
  await expect(holder).toHaveValue("Lena Holm");
  // The browser logs a refused call.
  expect(problems.splice(0).filter((one) => !one.includes("401 (Unauthorized)"))).toEqual([]);
});

test("G10 R17 letter shortcuts work only inside the game, announce the hand, and can be switched off", async ({
  page,
  site,
}) => {
  await setUp(page, "phone");
  await preview(page, site, "lantern-twenty-one", "open");
  const deal = page.getByRole("button", { name: "Deal", exact: true });
  await press(page, deal);
  await expectAnnounced(page, /^You have .+ of .+, .+ of .+: .+\. The dealer shows .+ of .+\.$/);
  await tabTo(page, page.getByRole("button", { name: "Rules and payouts" }));
  await page.keyboard.press("s");
  await expect(page.locator("[data-result]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("switch", { name: "Use keyboard shortcuts" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  const hit = page.getByRole("button", { name: "Hit", exact: true });
  await expect(hit).not.toHaveAttribute("aria-keyshortcuts");
  await tabTo(page, hit);
  await page.keyboard.press("s");
  await expect(page.locator("[data-result]")).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => dispatchEvent(new StorageEvent("storage")));
  await page.keyboard.press("s");
  await expectAnnounced(page, /you have \d+, the dealer has \d+\. .*Balance [\d.,]+\.$/i);
  await expect(deal).toBeFocused();
});

test("G10 a win on the reels, a bust and removed picks are announced; the focus stays on the next control", {
  tag: "@full",
}, async ({ page, site }) => {
  await setUp(page, "phone");
  await preview(page, site, "lantern-garden", "win");
  await press(page, page.getByRole("button", { name: "Spin", exact: true }));
  await expectAnnounced(page, /^\d × .+\. You win [\d.,]+\. Balance [\d.,]+\.$/);
  await preview(page, site, "lantern-garden", "free");
  await press(page, page.getByRole("button", { name: "Spin", exact: true }));
  await page.keyboard.press("Enter");
  await expectAnnounced(page, /\d+ free spins\. You .*Balance [\d.,]+\.$/);
  await expect(page.locator("[data-spin]")).toBeFocused();
  await preview(page, site, "lantern-sports");
  const odds = page.getByRole("button", { name: / – / });
  await press(page, odds.nth(0));
  await press(page, odds.nth(3));
  await expectAnnounced(page, /^2 selections on your bet slip, odds /);
  await press(page, page.getByRole("button", { name: /^Bet slip/, expanded: false }));
  const removes = page.getByRole("button", { name: /^Remove from bet slip: / });
  await press(page, removes.first());
  await expect(removes).toHaveCount(1);
  await expect(removes).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await announcedTexts(page)).at(-1)).toBe("Your bet slip is empty.");
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

test("R17 page titles name the content, and odds name their match", async ({ page, site }) => {
  await page.goto(site.url("aurora", "/promoDetail?id=welcome&lang=EN"));
  await expect(page).toHaveTitle(`${await page.getByRole("heading", { level: 1 }).textContent()} · Aurora`);
  await page.goto(site.url("aurora", "/game?gameId=lantern-garden"));
  await expect(page).toHaveTitle("Lantern Garden · Aurora");
  await page.goto(site.url("harbor", "/sports?lang=EN"));
  const names = await page.locator(".odds a").evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? ""));
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !/ – /.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
