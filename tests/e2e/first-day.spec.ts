import type { Locator, Page } from "@playwright/test";
import { expectSound } from "./support/look";
import { expect, test } from "./support/site";

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, goal: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(goal).toBeVisible();
  for (let i = 0; i < 200; i += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no tab stop: ${goal}`);
}

test("X1 X2 X3 support on the first day, by keyboard: signs in, hides free play on lotus for an hour, checks it, finds the record, undoes it", async ({
  page,
  context,
  site,
  problems,
}) => {
  const press = async (goal: Locator) => {
    await tabTo(page, goal);
    await page.keyboard.press("Enter");
  };
  const type = async (goal: Locator, text: string) => {
    await tabTo(page, goal);
    await page.keyboard.type(text);
  };
  const visitor = await context.newPage();
  const freePlay = visitor.getByRole("main").getByRole("button", { name: "Free play" });
  await visitor.goto(site.url("lotus", "/login?lang=EN"));
  await expect(freePlay).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://console.localhost:${site.port}/`);
  const code = (await page.getByText("Demo mode").locator("code").textContent()) ?? "";
  await type(page.getByLabel("Account"), "iris");
  await type(page.getByLabel("Password"), "Lantern-2026");
  await type(page.getByLabel("Code from your authenticator app"), code);
  await page.keyboard.press("Enter");
  await press(page.getByRole("link", { name: "Lotus", exact: true }));
  await type(page.getByLabel("Search features"), "free");
  const row = page.locator('[data-flag="freePlay"]');
  await press(row.getByRole("button", { name: "Turn off" }));
  const sheet = page.getByRole("dialog", { name: "Turn off: Free play" });
  await expect(sheet.getByText("Players will no longer see:")).toBeVisible();
  await tabTo(page, sheet.getByLabel("Duration"));
  await page.keyboard.type("1 h");
  await type(sheet.getByLabel("Reason"), "Complaint 4711");
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("data-value", "off");
  await expect(row).toContainText(/until .*Set by iris: Complaint 4711/s);
  await visitor.reload();
  await expect(freePlay).toHaveCount(0);
  await expectSound(page, 1440);

  await page.setViewportSize({ width: 768, height: 1000 });
  // Backwards: few features are listed above, and the site in its frame follows below.
  await tabTo(page, page.getByRole("link", { name: "Audit" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("row").filter({ hasText: "setFlag" }).filter({ hasText: "Complaint 4711" }),
  ).toBeVisible();
  await expectSound(page, 768);
  await page.goBack();
  await press(page.locator('[data-change="freePlay"]').first().getByRole("button", { name: /Undo/ }));
  await expect(row).toHaveAttribute("data-value", "on");
  await expectSound(page, 768);
  await visitor.reload();
  await expect(freePlay).toBeVisible();
  expect(problems).toEqual([]);
});
