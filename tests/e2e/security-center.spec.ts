import type { Page, PlaywrightWorkerArgs } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { expect, type Site, test } from "./support/site";

const PASSWORD = "Lantern-2026";

const mine = (page: Page) => page.getByRole("dialog", { name: "My account" });

/** Opens the row with this title. @returns the row */
async function row(page: Page, title: string) {
  const row = mine(page)
    .locator("details")
    .filter({ has: page.locator("b", { hasText: title }) });
  if ((await row.getAttribute("open")) === null) await row.locator("summary").click();
  return row;
}

/** Fills in and submits the sign-in form of the page. */
async function send(page: Page, account: string, twoStepCode?: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Username" }).fill(account);
  await main.getByLabel("Password", { exact: true }).fill(PASSWORD);
  if (twoStepCode) await main.getByLabel("Code from your authenticator app").fill(twoStepCode);
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Signs in and expects the security centre. */
async function enter(page: Page, address: string, account: string): Promise<void> {
  await page.goto(address);
  await send(page, account);
  await expect(mine(page)).toBeVisible();
}

/** Signs in on another device, like a browser without scripts. */
async function enterElsewhere(
  { request }: Pick<PlaywrightWorkerArgs["playwright"], "request">,
  { port }: Site,
  account: string,
  { brand = "pebble", password = PASSWORD } = {},
) {
  // A new context each time: a repeated sign-in on a device ends the device's previous session.
  const device = await request.newContext();
  const host = `${brand}.localhost:${port}`;
  const form = { type: "username", username: account, password };
  // Node does not resolve names below localhost.
  await device.post(`http://127.0.0.1:${port}/login`, {
    form,
    headers: { host, origin: `http://${host}` },
    maxRedirects: 0,
  });
  await device.dispose();
}

const CENTRE = "/login?lang=EN&next=/member/securityCenter";

test("A16 a payment password is set with the account password; the form is sealed, and errors appear at their field", {
  tag: "@full",
}, async ({ page, site }) => {
  await enter(page, site.url("pebble", CENTRE), "thea");
  await hydrated(page);
  const payment = await row(page, "Payment password");
  await expect(payment).toContainText("Not set");
  const fill = async (password: string) => {
    await payment.getByLabel("Account password").fill(password);
    await payment.getByLabel("New payment password", { exact: true }).fill("246813");
    await payment.getByLabel("Confirm new payment password").fill("246813");
    const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("_data="));
    await payment.getByRole("button", { name: "Save payment password" }).click();
    expect((await sent).postData()).toMatch(/^sealed=/);
  };
  await fill("wrong");
  await expect(payment.getByText("Wrong password.")).toBeVisible();
  await fill(PASSWORD);
  await expect(payment.getByRole("status")).toHaveText("Saved.");
  await expect(payment).toContainText("Required when money leaves your account");
  await expect(payment.getByRole("radio", { name: "Payment password" })).toBeChecked();
  await expect(mine(page).getByText("2 of 5 security features on")).toBeVisible();
});

test("A19 two-step verification is set up with an app, required at sign-in, passed with a recovery code, and disabled again", async ({
  plain: page,
  site,
}) => {
  const { TOTP, Secret } = await import("otpauth");
  await enter(page, site.url("harbor", CENTRE), "omar");
  await (await row(page, "Two-step")).getByLabel("Account password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set up app" }).click();
  const setUp = await row(page, "Two-step");
  await expect(setUp.getByRole("img", { name: "QR code" })).toBeVisible();
  const secret = (await setUp.locator("code").textContent())?.replaceAll(" ", "") ?? "";
  await setUp.getByLabel("Code from the app").fill("000000");
  await setUp.getByRole("button", { name: "Turn on" }).click();
  await expect(setUp.getByText("The verification code is wrong.")).toBeVisible();
  await setUp.getByLabel("Code from the app").fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await setUp.getByRole("button", { name: "Turn on" }).click();
  await expect(setUp).toContainText("Recovery codes left: 8");
  const [first = "", second = ""] = await setUp.locator("li code").allTextContents();
  await page.context().clearCookies();
  await page.goto(site.url("harbor", CENTRE));
  await send(page, "omar");
  await expect(page.getByRole("alert")).toHaveText("Please enter the code from your authenticator app.");
  await send(page, "omar", first);
  const off = await row(page, "Two-step");
  await expect(off).toContainText("Recovery codes left: 7");
  await off.getByLabel("Code from the app, or a recovery code").fill(second);
  await off.getByRole("button", { name: "Turn off" }).click();
  await expect(off.getByRole("status")).toHaveText("Two-step verification is off.");
});

test("A19 other devices are signed out, one by one and all together; this one stays", { tag: "@full" }, async ({
  page,
  playwright,
  site,
}) => {
  // No other test uses this account on this brand.
  const [brand, account] = ["lotus", "harbourline"];
  for (let others = 0; others < 3; others += 1) await enterElsewhere(playwright, site, account, { brand });
  await enter(page, site.url(brand, CENTRE), account);
  await hydrated(page);
  const ends = mine(page).getByRole("button", { name: /^Sign out: / });
  await expect(ends).toHaveCount(3);
  await ends.first().click();
  // The first submission loads the code that seals the form.
  await expect(ends).toHaveCount(2);
  await mine(page).getByRole("button", { name: "Sign out of all other devices" }).click();
  await expect(ends).toHaveCount(0);
  await expect(mine(page).getByText("This device")).toBeVisible();
  await page.reload();
  await expect(mine(page).getByText("This device")).toBeVisible();
});

test("A19 the history lists successful and failed attempts, page by page, without scripts", { tag: "@full" }, async ({
  plain,
  playwright,
  site,
}) => {
  for (let tries = 0; tries < 10; tries += 1) await enterElsewhere(playwright, site, "north");
  await enterElsewhere(playwright, site, "north", { password: "wrong" });
  await enter(plain, site.url("pebble", CENTRE), "north");
  const table = mine(plain).getByRole("table", { name: "Sign-in history" });
  await expect(table.getByRole("row")).toHaveCount(11);
  await expect(table.getByText("Refused")).toHaveCount(1);
  await mine(plain).getByRole("link", { name: "Page 2" }).click();
  await expect(plain).toHaveURL(/\?page=2#history$/);
  // A heading and at least two entries: other tests also sign in to this account.
  await expect(table.getByRole("row").nth(2)).toBeVisible();
});

test("A19 H5 at 390 px the page works by keyboard, with its forms open, also from right to left", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, site.url("harbor", CENTRE), "north");
  await hydrated(page);
  const picture = mine(page).locator("#picture");
  await picture.locator("summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  const chosen = await picture.locator("input:checked + img").getAttribute("src");
  await page.keyboard.press("Enter");
  await expect(picture.getByRole("status")).toHaveText("Saved.");
  await expect(picture.locator("summary img")).toHaveAttribute("src", chosen ?? "");
  for (const title of ["Account password", "Two-step", "Mobile number", "Email", "Payment password", "Profile"])
    await row(page, title);
  await expectSound(page, 390);
  await page.goto(site.url("harbor", "/member/securityCenter?lang=AR"));
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  for (const summary of await page.locator("details > summary").all()) await summary.click();
  await expectSound(page, 390);
});
