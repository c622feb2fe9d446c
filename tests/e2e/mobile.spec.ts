import type { Page } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { expect, type Site, test } from "./support/site";

// Members of Lotus sign in by mobile number. Its sandbox stores the messages, and the console shows them.

const NUMBER = "0912345678";
const PASSWORD = "Lantern77x";
const bar = (page: Page) => page.locator("[data-account-slot]").filter({ visible: true });

/** Returns the newest code that the brand's sandbox sent to the number, read on the console as staff. */
async function codeOf(page: Page, site: Site): Promise<string> {
  const console = await page.context().newPage();
  await site.asStaff(console);
  await console.goto(`http://console.localhost:${site.port}/console/brands/lotus/outbox`);
  const newest = console.locator('[data-receiver="+84912345678"]').first();
  await expect(newest).toContainText(/\d{6}/);
  const code = /\d{6}/.exec((await newest.locator(".body").textContent()) ?? "")?.[0] ?? "";
  await console.close();
  return code;
}

/** Types into a field and leaves it, by keyboard. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("dialog").getByLabel(label, { exact: true }).focus();
  await page.keyboard.type(text);
}

test("A7 A6 T13 on lotus a visitor registers by mobile number and code, at 390 px, dark, by keyboard", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: "theme", value: "dark", url: site.url("lotus") }]);
  await page.goto(site.url("lotus", "/register?lang=EN"));
  await hydrated(page);
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("Username")).toHaveCount(0);
  await expectSound(page, 390);
  await type(page, "Country code", "+84");
  await type(page, "Mobile number *", NUMBER);
  await form.getByRole("button", { name: "Send code" }).focus();
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("We sent you a code")).toBeVisible();
  await type(page, "Verification code *", await codeOf(page, site));
  await type(page, "Password *", PASSWORD);
  await type(page, "Confirm password *", PASSWORD);
  await type(page, "Full name (as on your bank account) *", "Thea Example");
  await form.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await form.getByRole("button", { name: "Create account" }).focus();
  await page.keyboard.press("Enter");
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL(site.url("lotus", "/"));
});
