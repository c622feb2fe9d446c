import type { Page } from "@playwright/test";
import { expect, type Site } from "./site";

/** The member centre. */
export const mine = (page: Page) => page.getByRole("dialog", { name: "My account" });

/** Signs in, and stands on a page of the member centre. */
export async function enter(page: Page, site: Site, brand: string, key: string, account: string): Promise<void> {
  await page.goto(site.url(brand, `/login?lang=EN&next=/member/${key}`));
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "User name" }).fill(account);
  await main.getByLabel("Password", { exact: true }).fill("Lantern-2026");
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(mine(page)).toBeVisible();
}
