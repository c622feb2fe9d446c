import type { Page } from "@playwright/test";
import { memberCentre, openCentrePage, openPageSignedIn } from "./support/member";
import { expect, type Site, test } from "./support/site";

/** Opens another tab of the same browser and signs in there. */
async function anotherTab(page: Page, site: Site, account: string): Promise<Page> {
  const tab = await page.context().newPage();
  await openPageSignedIn(tab, site, "aurora", "/help", account);
  await expect(tab.locator("html")).not.toHaveAttribute("data-account", "*");
  return tab;
}

const changed = (page: Page) => page.getByRole("heading", { name: "The account on this device has changed" });

test("A15 a tab whose account changed in another tab shows a message, hides its contents, and reloads for the new account", async ({
  page,
  problems,
  site,
}) => {
  await openCentrePage(page, site, "aurora", "responsibleGaming", "lena");
  const tab = await anotherTab(page, site, "thea");
  await expect(changed(page)).toBeVisible();
  await page.getByRole("link", { name: "Open the page again" }).click();
  await expect(page).toHaveURL(/\/member\/responsibleGaming$/);
  await expect(memberCentre(page)).toBeVisible();
  await tab.close();
  for (const problem of problems.splice(0)) expect(problem).toContain("409");
});

test("A15 a tab of the same account keeps its document while another tab signs in again", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await openCentrePage(page, site, "aurora", "responsibleGaming", "lena");
  await page.evaluate(() => Object.assign(globalThis, { typed: "something" }));
  const tab = await anotherTab(page, site, "lena");
  const asked = page.waitForResponse((response) => response.url().endsWith("/wps/session/info"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect((await asked).status()).toBe(200);
  await tab.close();
  expect(await page.evaluate(() => "typed" in globalThis)).toBe(true);
});

test("A15 a form of a tab that missed the change is refused and leads to the message", async ({
  page,
  problems,
  site,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "BroadcastChannel");
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    addEventListener("storage", (event) => event.stopImmediatePropagation(), true);
  });
  await openCentrePage(page, site, "aurora", "messageV2", "lena");
  await anotherTab(page, site, "thea");
  // The page's answer arrives before the page is left.
  await page.evaluate(() => {
    setTimeout(() => document.querySelector<HTMLFormElement>("form[action='/logout']")?.submit());
  });
  await expect(changed(page)).toBeVisible();
  for (const problem of problems.splice(0)) expect(problem).toContain("409");
});

test("A15 without scripts a form of another account is refused with a page that leads back", { tag: "@full" }, async ({
  plain,
  site,
}) => {
  await openCentrePage(plain, site, "aurora", "responsibleGaming", "lena");
  const tab = await plain.context().newPage();
  await openPageSignedIn(tab, site, "aurora", "/help", "thea");
  await plain
    .locator("form[action='/preferences']")
    .first()
    .evaluate((form: HTMLFormElement) => form.submit());
  await expect(changed(plain)).toBeVisible();
  await plain.getByRole("link", { name: "Open the page again" }).click();
  await expect(plain).toHaveURL(site.url("aurora"));
});
