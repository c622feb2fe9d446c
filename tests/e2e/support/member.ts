import type { Page } from "@playwright/test";
import { send } from "../../helpers/http";
import { expect, type Site } from "./site";

/** Password of the demo accounts. */
export const PASSWORD = "Lantern-2026";

/** The member centre. */
export const memberCentre = (page: Page) => page.getByRole("dialog", { name: "My account" });

/** Signs an account in without the sign-in page, which has separate tests. @returns the cookie `session=…` */
export async function signedIn(site: Site, brand: string, account: string): Promise<string> {
  const host = `${brand}.localhost:${site.port}`;
  const body = new URLSearchParams({ type: "username", username: account, password: PASSWORD }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: `http://${host}` };
  const answer = await send(site.port, { host, path: "/login", method: "POST", headers, body });
  const value = /(?:^|,)\s*session=([^;]+)/.exec(String(answer.headers["set-cookie"] ?? ""))?.[1] ?? "";
  expect(value, `${account} is let in: ${answer.status}`).not.toBe("");
  return `session=${value}`;
}

/** Signs a browser in and sets its language to EN. */
async function signIn(page: Page, site: Site, brand: string, account: string): Promise<void> {
  const value = (await signedIn(site, brand, account)).slice("session=".length);
  const url = site.url(brand);
  await page.context().addCookies([
    { name: "session", value, url },
    { name: "lang", value: "EN", url },
  ]);
}

/** Signs in and opens a page. */
export async function openPageSignedIn(
  page: Page,
  site: Site,
  brand: string,
  path: string,
  account: string,
): Promise<void> {
  await signIn(page, site, brand, account);
  await page.goto(site.url(brand, path));
}

/** Signs in and opens a page of the member centre. */
export async function openCentrePage(
  page: Page,
  site: Site,
  brand: string,
  key: string,
  account: string,
): Promise<void> {
  await openPageSignedIn(page, site, brand, `/member/${key}`, account);
  await expect(memberCentre(page)).toBeVisible();
}

/** Deposits 500.00 by the sandbox, from the deposit page of a brand whose currency is P. */
export async function payIn(page: Page): Promise<void> {
  await memberCentre(page).getByRole("radio", { name: "P 500.00" }).check();
  await memberCentre(page).getByRole("button", { name: "Continue to payment" }).click();
  await memberCentre(page).getByRole("link", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay P 500.00" }).click();
  await expect(memberCentre(page).getByRole("article")).toContainText("Credited");
}
