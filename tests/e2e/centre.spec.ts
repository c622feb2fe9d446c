import type { Page } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { expect, test } from "./support/site";

const PASSWORD = "Lantern-2026";

const centre = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Fills in the form of the sign-in page that one was led to. */
async function signInHere(page: Page, account: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "User name" }).fill(account);
  await main.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("C1 A13 a visitor who asks for the member centre signs in first; it lies over an inert page, and Esc leads back", async ({
  page,
  site,
}) => {
  await page.goto(site.url("aurora", "/member?lang=EN"));
  await expect(page).toHaveURL(/\/login\?next=%2Fmember%2FsecurityCenter$/);
  await signInHere(page, "thea");
  await expect(page).toHaveURL(site.url("aurora", "/member/securityCenter"));
  await hydrated(page);
  const mine = centre(page, "My account");
  await expect(mine.getByRole("heading", { level: 1 })).toHaveText("Security Center");
  await expect(mine.getByRole("link", { name: "Security Center" })).toHaveAttribute("aria-current", "page");
  await expect(mine.getByText("Thea", { exact: true }).first()).toBeVisible();
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await expectSound(page, 1280);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(site.url("aurora", "/"));
  await expect(mine).toHaveCount(0);
  await page.goto(site.url("aurora", "/member/nothingOfTheKind"));
  await expect(page.getByText("This page does not exist")).toBeVisible();
});

test("U1 U8 A14 without scripts an agent signs in at /agent and stands in the agent centre; a member is refused", async ({
  plain,
  site,
}) => {
  await plain.goto(site.url("pebble", "/agent?lang=EN"));
  await signInHere(plain, "omar");
  await expect(plain.getByRole("alert")).toHaveText("Non-agents cannot log in here.");
  await signInHere(plain, "quay");
  await expect(plain).toHaveURL(site.url("pebble", "/agent/agentTeamOverview"));
  const team = centre(plain, "Agent centre");
  await expect(team.getByRole("heading", { level: 1 })).toHaveText("Overview");
  await expect(team.getByText("2 directly below you")).toBeVisible();
  await team.getByRole("link", { name: "Close" }).click();
  await expect(plain).toHaveURL(site.url("pebble", "/"));
  await plain.goto(site.url("pebble", "/member/securityCenter"));
  await expect(centre(plain, "My account")).toBeVisible();
});
