import type { Page } from "@playwright/test";
import { hydrated } from "./support/look";
import { expect, test } from "./support/site";

// Messages that only a browser can cause.

/** Signs in on the sign-in page, and waits until the page has loaded the account. */
async function signIn(page: Page, account: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Username" }).fill(account);
  await main.getByLabel("Password", { exact: true }).fill("Lantern-2026");
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: /^Balance/ })).toHaveText(/\d/);
}

test.describe("network failures", () => {
  test.use({ problems: ({ playwright: _unused }, use) => use([]) });

  test("A17 A18 a customer service window that cannot load is closed again, and the page reports it", async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.url("aurora", "/login?lang=EN"));
    await signIn(page, "omar");
    await hydrated(page);
    await page.route("**/wps/system/customerService**", (route) => route.abort());
    const opening = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Customer service" }).filter({ visible: true }).first().click();
    const opened = await opening;
    await expect.poll(() => opened.isClosed()).toBe(true);
    await expect(page.getByText("Customer service could not be opened.")).toBeVisible();
  });
});

test("R7 A18 a page that loads for more than 10 s shows a message with a link to customer service", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(site.url("aurora", "/?lang=EN"));
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/help?**", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/help?**");
  await page.getByRole("contentinfo").getByRole("link", { name: "Help", exact: true }).click();
  await asked;
  const slow = page.getByRole("status").filter({ hasText: "This page is taking longer to load than usual." });
  await page.clock.runFor(9_000);
  await expect(slow).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(slow.getByRole("link", { name: "Customer service" })).toBeVisible();
  release();
  await page.clock.resume();
  await expect(page.locator('[data-block="help"]')).toBeVisible();
  await expect(slow).toHaveCount(0);
});

test("A17 A18 a question without words is refused at its field, and is sent once it has some", async ({
  page,
  site,
}) => {
  await page.goto(site.url("pebble", "/contact?lang=EN"));
  const form = page.getByRole("main");
  await form.getByLabel("Your question").fill("?!");
  await form.getByLabel("Email or mobile number").fill("thea@mail.example");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("Use between 1 and 140 words.")).toBeVisible();
  await form.getByLabel("Your question").fill("Where is my withdrawal?");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status")).toContainText("We’ll reply to the email address or number you gave.");
});

test("A7 A18 the agreement names the age set by the brand", async ({ page, site }) => {
  for (const [brand, age] of [
    ["harbor", 21],
    ["pebble", 18],
  ] as const) {
    await page.goto(site.url(brand, "/register?lang=EN"));
    await hydrated(page);
    const agree = page.getByRole("dialog").getByRole("checkbox");
    await expect(agree).toHaveAccessibleName(`I am ${age} or older and accept the terms.`);
  }
});
