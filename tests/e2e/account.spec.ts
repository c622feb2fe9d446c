import type { Page } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { expect, test } from "./support/site";

const PASSWORD = "Lantern-2026";

/** Signed-in part of the visible header: small screens have another header. */
const bar = (page: Page) => page.locator("[data-account-slot]").filter({ visible: true });
const dialog = (page: Page) => page.getByRole("dialog");

/** Signs in through the window. */
async function signIn(page: Page, address: string, account: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).first().click();
  await dialog(page).getByRole("textbox", { name: "Username" }).fill(account);
  await dialog(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(bar(page)).toBeVisible();
}

const LOOKS = [
  { theme: "dark", width: 390 },
  { theme: "light", width: 1440 },
] as const;

for (const { theme, width } of process.env.TEST_FULL === "1" ? LOOKS : LOOKS.slice(0, 1)) {
  test(`A1 H3 H4 H5 H8 A15 a member signs in, sees the account and signs out: ${theme}, ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.context().addCookies([{ name: "theme", value: theme, url: site.url("aurora") }]);
    await signIn(page, site.url("aurora", "/rng"), "thea");
    await expect(page).toHaveURL(site.url("aurora", "/"));
    await expect(bar(page).getByRole("button", { name: /^Balance/ })).toHaveText("P 0.00");
    await bar(page).getByRole("button", { name: "My account" }).click();
    await expect(page.getByText("VIP 2")).toBeVisible();
    await expect(page.locator(".who b").filter({ visible: true })).toHaveText("Thea");
    await expectSound(page, width);
    await page.getByRole("button", { name: "Sign out" }).filter({ visible: true }).click();
    await dialog(page).getByRole("button", { name: "Stay signed in" }).click();
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole("button", { name: "My account" }).click();
    await page.getByRole("button", { name: "Sign out" }).filter({ visible: true }).click();
    await dialog(page).getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  });
}

test("H4 the eye button hides the balance and shows its pressed state", { tag: "@full" }, async ({ page, site }) => {
  await signIn(page, site.url("aurora"), "omar");
  const eye = bar(page).getByRole("button", { name: "Hide balance" });
  await eye.click();
  await expect(bar(page).getByRole("button", { name: "Refresh balance" })).toHaveText("***");
  await expect(eye).toHaveAttribute("aria-pressed", "true");
});

test("A3 a one-time password must be changed first, in a window that cannot be closed", async ({ page, site }) => {
  await signIn(page, site.url("aurora"), "mina");
  await expect(dialog(page).getByRole("heading", { name: "Change password" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByLabel("Current password")).toHaveCount(0);
  await dialog(page).getByLabel("New password", { exact: true }).fill("Harbour27x");
  await dialog(page).getByLabel("Confirm new password").fill("Harbour27y");
  await dialog(page).getByRole("button", { name: "Change password" }).click();
  await expect(dialog(page).getByText("The two entries do not match.")).toBeVisible();
  await dialog(page).getByLabel("New password", { exact: true }).fill("Harbour27x");
  await dialog(page).getByLabel("Confirm new password").fill("Harbour27x");
  await dialog(page).getByRole("button", { name: "Change password" }).click();
  await expect(bar(page).getByRole("button", { name: /^Balance/ })).toHaveText("P 0.00");
  await expect(dialog(page)).toHaveCount(0);
});

test("A1 A2 A15 without scripts a visitor signs in, gets a captcha after two failures, and signs out", {
  tag: "@full",
}, async ({ plain, site }) => {
  await plain.goto(site.url("aurora", "/login"));
  const main = plain.getByRole("main");
  const attempt = async (password: string) => {
    await main.getByRole("textbox", { name: "Username" }).fill("north");
    await main.getByLabel("Password", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  await attempt("wrong");
  await expect(main.getByRole("alert")).toHaveText("Wrong username or password.");
  await expect(main.getByRole("img", { name: "Picture" })).toHaveCount(0);
  await attempt("wrong");
  await expect(main.getByRole("img", { name: "Picture" })).toBeVisible();
  await expect(main.getByLabel("Characters in the picture")).toBeVisible();
  await main.getByLabel("Characters in the picture").fill("nope");
  await attempt(PASSWORD);
  await expect(main.getByText("The characters did not match.")).toBeVisible();
});

test("A15 a signed-out token is refused, and the page is that of a visitor", { tag: "@full" }, async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url("harbor", "/login?lang=EN"));
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Username" }).fill("thea");
  await main.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(bar(page)).toBeVisible();
  const kept = await context.cookies();
  await bar(page).getByRole("button", { name: "My account" }).click();
  await page.getByRole("button", { name: "Sign out" }).filter({ visible: true }).click();
  await expect(bar(page)).toHaveCount(0);
  await context.addCookies(kept);
  await page.goto(site.url("harbor", "/"));
  await expect(bar(page)).toHaveCount(0);
  await context.close();
});

test("A13 a game that requires sign-in opens after sign-in", { tag: "@full" }, async ({ page, site }) => {
  await page.goto(site.url("aurora", "/rng"));
  await hydrated(page);
  const game = page.locator('[data-block="lobby"] a.tile').first();
  const href = (await game.getAttribute("href")) ?? "";
  await game.click();
  await dialog(page).getByRole("textbox", { name: "Username" }).fill("quay");
  await dialog(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(site.url("aurora", href));
});

test("A12 T13 free play creates a demo account", { tag: "@full" }, async ({ page, site }) => {
  await page.goto(site.url("aurora", "/login"));
  await page.getByRole("main").getByRole("button", { name: "Free play" }).click();
  await expect(bar(page)).toBeVisible();
  await hydrated(page);
  await bar(page).getByRole("button", { name: "My account" }).click();
  await expect(page.locator(".who").filter({ visible: true })).toContainText("Free play");
  await expect(page.getByRole("button", { name: "Change password" })).toHaveCount(0);
});

test("A7 A9 A10 a visitor registers by user name, sees the errors, and is signed in", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url("harbor", "/register?lang=EN"));
  await hydrated(page);
  const form = dialog(page);
  await form.getByLabel("Username *").fill("harbourling");
  await form.getByLabel("Password *", { exact: true }).fill("Lantern77x");
  await form.getByLabel("Confirm password *").fill("Lantern78x");
  await form.getByLabel("Email *").fill("harbourling@mail.example");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(form.getByText("The two entries do not match.")).toBeVisible();
  await form.getByLabel("Password *", { exact: true }).fill("Lantern77x");
  await form.getByLabel("Confirm password *").fill("Lantern77x");
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL(site.url("harbor", "/"));
});

test("A11 without scripts a password reset gets the same response for every name", { tag: "@full" }, async ({
  plain,
  site,
}) => {
  await plain.goto(site.url("pebble", "/login?view=forgot"));
  const main = plain.getByRole("main");
  await main.getByLabel("Username").fill("nobody");
  await main.getByLabel("Email").fill("nobody@mail.example");
  await main.getByRole("button", { name: "Send email" }).click();
  await expect(main.getByRole("status")).toContainText("If an account has this email address");
});

test("A5 a remembered sign-in is prefilled and signs in without the password; another name does not", async ({
  page,
  site,
}) => {
  await page.goto(site.url("pebble", "/login?lang=EN"));
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Username" }).fill("omar");
  await main.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main.getByLabel("Remember me").check();
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(bar(page).getByRole("button", { name: /^Balance/ })).toHaveText(/\d/);
  // Ends the page's requests: after the next line there is no session.
  await page.goto("about:blank");
  await page.context().clearCookies({ name: "session" });
  await page.goto(site.url("pebble", "/login"));
  await hydrated(page);
  await expect(main.getByRole("textbox", { name: "Username" })).toHaveValue("omar");
  await expect(main.getByLabel("Password", { exact: true })).not.toHaveValue("");
  await main.getByRole("textbox", { name: "Username" }).fill("thea");
  await expect(main.getByLabel("Password", { exact: true })).toHaveValue("");
  await page.reload();
  await hydrated(page);
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(bar(page)).toBeVisible();
});

test("H5 a menu opened before hydration stays open", { tag: "@full" }, async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await signIn(page, site.url("aurora"), "omar");
  await page.route(/signed-in/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await hydrated(page);
  await bar(page).getByRole("button", { name: "My account" }).click();
  await expect(page.getByRole("button", { name: "Sign out" }).filter({ visible: true })).toBeVisible();
  release();
  await expect(page.locator(".who").filter({ visible: true })).toContainText("Omar");
});
