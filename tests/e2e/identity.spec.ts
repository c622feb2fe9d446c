import type { Page } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { expect, test } from "./support/site";

const dialog = (page: Page) => page.getByRole("dialog");

/** Presses Tab until an element has the focus. Throws when the keyboard does not reach it. */
async function tabTo(page: Page, focused: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 40; i += 1) {
    if (await focused()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the keyboard does not reach it");
}

const isFocused = (page: Page, name: string) => () =>
  page.evaluate((text) => document.activeElement?.textContent?.trim() === text, name);

test("A1 T13 a visitor signs in by a provider after cancelling once: 390 px, by keyboard", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url("aurora", "/rng"));
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).first().click();
  await dialog(page).getByRole("textbox", { name: "Username" }).focus();
  await tabTo(page, isFocused(page, "Sign in with Google"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("This page simulates Google on a demo site.")).toBeVisible();
  await expectSound(page, 390);
  await tabTo(page, isFocused(page, "Cancel"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(/^The sign-in window was closed/);
  await hydrated(page);
  await tabTo(page, isFocused(page, "Sign in with Facebook"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/Facebook/);
  await tabTo(page, () => page.getByLabel("Your name").evaluate((field) => field === document.activeElement));
  await page.keyboard.type("Lena Maris");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(site.url("aurora", "/"));
  const bar = page.locator("[data-account-slot]").filter({ visible: true });
  await bar.getByRole("button", { name: "My account" }).click();
  await expect(page.locator(".who b").filter({ visible: true })).toHaveText("Lena Maris");
});
