import type { Page } from "@playwright/test";
import { hydrated } from "./support/look";
import { memberCentre, openCentrePage } from "./support/member";
import { expect, test } from "./support/site";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("R11 R12 the notice strip opens the popup at its entry: nine titles a page, pager, sanitised content", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.goto(site.url("aurora"));
  await hydrated(page);
  await expect(page.getByRole("dialog"), "nothing opens by itself").toHaveCount(0);
  const strip = page.locator('[data-block="announcements"]');
  await strip.locator(".window").hover();
  const third = strip.getByRole("listitem").nth(2).getByRole("link");
  const title = await third.textContent();
  await third.dispatchEvent("click");
  const popup = dialog(page, "Notices");
  await expect(popup.getByRole("heading", { level: 3 })).toHaveText(title ?? "");
  await expect(popup.locator("ol button")).toHaveCount(9);
  await expect(popup.locator("ol [aria-current]")).toHaveText(title ?? "");
  await popup.getByRole("button", { name: "Next page" }).click();
  const tenth = await popup.locator("ol button").first().textContent();
  await expect(popup.getByRole("heading", { level: 3 })).toHaveText(tenth ?? "");
});

test("R13 a window traps the focus, closes by Esc, button or a click outside, and restores the focus", async ({
  page,
  site,
}) => {
  await page.goto(site.url("aurora"));
  await hydrated(page);
  const opener = page.locator("header .bar").getByRole("link", { name: "Sign in" });
  const popup = dialog(page, "Sign in");
  await opener.focus();
  for (const close of ["Escape", "button", "beside"]) {
    await page.keyboard.press("Enter");
    await expect(popup).toBeVisible();
    const box = await popup.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(200);
    expect(box?.height).toBeGreaterThanOrEqual(200);
    for (let step = 0; step < 14; step++) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).not.toBe("HEADER");
    if (close === "Escape") await page.keyboard.press("Escape");
    else if (close === "button") await popup.getByRole("button", { name: "Close" }).click();
    else await page.mouse.click(20, 450);
    await expect(popup).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test("R13 T13 the sign-in window has a banner, tabs by flag, and links to registration and password reset", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.goto(site.url("aurora"));
  await page.locator("header .bar").getByRole("link", { name: "Sign in" }).click();
  const popup = dialog(page, "Sign in");
  await expect(popup.locator(".banner img").first()).toBeVisible();
  await popup.locator(".modes label", { hasText: "Mobile number" }).click();
  await expect(popup.getByLabel("Country")).toBeVisible();
  await popup.getByLabel("Country").focus();
  await expect(popup.locator("datalist option")).not.toHaveCount(0);
  for (const name of ["Sign in with Google", "Sign in with Facebook", "Free play"])
    await expect(popup.getByRole("button", { name })).toBeVisible();
  await popup.locator(".modes label", { hasText: "Username" }).click();
  await popup.getByRole("link", { name: "Forgot password?" }).click();
  const forgot = dialog(page, "Reset password");
  await expect(forgot.getByLabel("Email").last()).toBeVisible();
  await expect(forgot.locator(".modes label", { hasText: "Mobile number" })).toBeVisible();
  await forgot.getByRole("link", { name: "Back to sign in" }).click();
  await popup.getByRole("link", { name: "Register" }).click();
  await expect(dialog(page, "Create account").getByLabel("Username *")).toBeVisible();
});

test("T13 a form in a window gets its response in the window", { tag: "@full" }, async ({ page, site }) => {
  await page.goto(site.url("harbor"));
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.locator("header .top").getByRole("link", { name: "Sign in" }).click();
  const popup = dialog(page, "Sign in");
  await popup.getByLabel("Username").fill("somebody");
  await popup.getByLabel("Password").fill("a password");
  await popup.getByRole("button", { name: "Sign in" }).click();
  await expect(popup.getByRole("alert")).toHaveText("Wrong username or password.");
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
});

test("A23 R13 a dialog with icon, title, text and button opens over the window that raised it, and closes first", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.goto(site.url("aurora"));
  await page.locator("header .bar").getByRole("link", { name: "Sign in" }).click();
  const popup = dialog(page, "Sign in");
  await popup.locator(".modes label", { hasText: "Mobile number" }).click();
  await popup.getByLabel("Mobile number").last().fill("111111111");
  const send = popup.getByRole("button", { name: "Send code" });
  await send.click();
  const warning = dialog(page, "Send code");
  await expect(warning.locator('[data-icon="warning"]')).toBeVisible();
  await expect(warning.getByText("Please enter a valid mobile number.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(warning).toHaveCount(0);
  await expect(popup).toBeVisible();
  await expect(send).toBeFocused();
});

/** Calls a function of the running application, found by a part of its source text: no page uses these yet. */
const callApplication = (page: Page, piece: string, input: unknown) =>
  page.evaluate(
    async ([text, given]) => {
      const scripts = performance.getEntriesByType("resource").map(({ name }) => name);
      for (const url of scripts.filter((name) => /\/assets\/.*\.js$/.test(name))) {
        const found = Object.values(await import(url)).find(
          (one) => typeof one === "function" && `${one}`.includes(text),
        );
        if (!found) continue;
        const scope = globalThis as unknown as { answer?: unknown };
        void Promise.resolve((found as (value: unknown) => unknown)(given)).then((answer) => {
          scope.answer = answer;
        });
        return true;
      }
      return false;
    },
    [piece, input] as const,
  );
const answered = (page: Page) => page.evaluate(() => (globalThis as unknown as { answer?: unknown }).answer);

test("R13 a dialog that must be answered ignores a click outside; others close after a time or by their button", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.goto(site.url("pebble"));
  await hydrated(page);
  const ask = (options: object) => callApplication(page, 'kind:"dialog"', options);
  const buttons = [
    { id: "go", label: "Go on" },
    { id: "stay", label: "Stay" },
  ];
  expect(await ask({ title: "A question", cover: false, delay: 0, buttons })).toBe(true);
  await expect(dialog(page, "A question")).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(dialog(page, "A question")).toBeVisible();
  await dialog(page, "A question").getByRole("button", { name: "Go on" }).click();
  await expect(dialog(page, "A question")).toHaveCount(0);
  expect(await answered(page)).toBe("go");
  await ask({ title: "In passing", timeout: 2_500, delay: 0 });
  await expect(dialog(page, "In passing")).toBeVisible();
  await expect(dialog(page, "In passing")).toHaveCount(0);
  expect(await answered(page)).toBeNull();
  await ask({ title: "Until it is done", closable: false, cover: false, delay: 0 });
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Until it is done")).toBeVisible();
});

test("T13 the registration window has the fields of the brand's rules and flags", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.url("lotus", "/register?lang=EN"));
  const popup = dialog(page, "Create account");
  await expect(popup.getByLabel("Mobile number *")).toBeVisible();
  await expect(popup.getByLabel("Username *")).toHaveCount(0);
  await expect(popup.getByLabel(/18 or older/)).toBeVisible();
  await page.goto(site.url("harbor", "/register"));
  await expect(popup.getByLabel("Username *")).toBeVisible();
  await expect(popup.getByLabel("Code *")).toHaveCount(0);
  // The server renders it open; it becomes modal when the application hydrates.
  await page.locator("dialog:modal").waitFor();
  await page.keyboard.press("Escape");
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL(site.url("harbor"));
});

test("R17 without scripts a visitor signs in and registers on pages instead of windows", {
  tag: "@full",
}, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url("aurora"));
  await page.locator("header .bar").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(site.url("aurora", "/login"));
  await expect(page.getByRole("main").getByLabel("Password")).toBeVisible();
  await page.goto(site.url("aurora", "/register"));
  await expect(dialog(page, "Create account").getByLabel("Username *")).toBeVisible();
  await dialog(page, "Create account").getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(site.url("aurora"));
  await context.close();
});

test("R13 a click before hydration opens the window afterwards", { tag: "@full" }, async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/entry.client*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url("aurora"));
  await page.locator("header .bar").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(site.url("aurora"));
  release();
  await expect(dialog(page, "Sign in")).toBeVisible();
});

test.describe("network failures", () => {
  test.use({ problems: ({ playwright: _unused }, use) => use([]) });

  test("R6 a window that cannot be loaded shows a message with a retry", async ({ page, site }) => {
    let broken = true;
    await page.route("**/assets/modal-host*", (route) => (broken ? route.abort() : route.continue()));
    await page.goto(site.url("aurora"));
    await hydrated(page);
    await page.locator("header .bar").getByRole("link", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toContainText("Part of the page could not be loaded: loginPopupModal");
    broken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(dialog(page, "Sign in")).toBeVisible();
  });

  test("R6 a page part that cannot be loaded shows a message with a retry", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    let broken = false;
    await page.route("**/assets/view-*", (route) => (broken ? route.abort() : route.continue()));
    await page.goto(site.url("aurora"));
    await hydrated(page);
    broken = true;
    await page.getByRole("contentinfo").getByRole("link", { name: "Help", exact: true }).click();
    const alert = page.getByRole("alert").filter({ hasText: /: help\./ });
    await expect(alert).toBeVisible();
    broken = false;
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator('[data-block="help"]')).toBeVisible();
  });

  test("R6 window contents that cannot be loaded: the window shows a message with a retry", {
    tag: "@full",
  }, async ({ page, site }) => {
    let broken = true;
    await page.route("**/assets/login-popup*", (route) => (broken ? route.abort() : route.continue()));
    await page.goto(site.url("aurora"));
    await hydrated(page);
    await page.locator("header .bar").getByRole("link", { name: "Sign in" }).click();
    const window = dialog(page, "Sign in");
    await expect(window.getByRole("alert")).toContainText("loginPopupModal");
    broken = false;
    await window.getByRole("button", { name: "Try again" }).click();
    await expect(window.getByRole("textbox").first()).toBeVisible();
  });

  test("R6 a member centre page that cannot be loaded: its place shows a message with a retry", {
    tag: "@full",
  }, async ({ page, site }) => {
    let broken = true;
    await openCentrePage(page, site, "aurora", "securityCenter", "thea");
    await hydrated(page);
    await page.route("**/assets/transaction-history*", (route) => (broken ? route.abort() : route.continue()));
    await memberCentre(page).getByRole("link", { name: "Transactions" }).click();
    await expect(memberCentre(page).getByRole("alert")).toContainText("transactionHistory");
    broken = false;
    await memberCentre(page).getByRole("button", { name: "Try again" }).click();
    await expect(memberCentre(page).getByRole("alert")).toHaveCount(0);
    await expect(memberCentre(page).getByRole("link", { name: "Bonuses and rebates" })).toBeVisible();
  });
});
