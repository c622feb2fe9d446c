import type { Page } from "@playwright/test";
import sharp from "sharp";
import { send } from "../helpers/http";
import { expectSound } from "./support/look";
import { openPageSignedIn } from "./support/member";
import { expect, type Site, test } from "./support/site";

const console_ = (site: Site, path: string) => `http://console.localhost:${site.port}/console/brands/harbor/${path}`;
const sheet = (page: Page) => page.getByRole("dialog");

/** Signs Lena in at harbor, with a payee name. */
async function lenaAt(lena: Page, site: Site, path: string): Promise<void> {
  await openPageSignedIn(lena, site, "harbor", path, "lena");
  const token = (await lena.context().cookies()).find(({ name }) => name === "session")?.value;
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify({ payeeName: "Lena Brandt" });
  const host = `harbor.localhost:${site.port}`;
  // The name can be set once; repeating the same name succeeds.
  const { status } = await send(site.port, { host, path: "/wps/member/profile", method: "PUT", headers, body });
  expect(status).toBe(200);
}

/** Opens Lena's page through the search. */
async function findLena(page: Page, site: Site): Promise<void> {
  await page.goto(console_(site, "players"));
  await page.getByRole("searchbox").fill("LEN");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/find=LEN/);
  await page.getByRole("link", { name: "lena", exact: true }).click();
  await expect(page.getByRole("heading", { name: "lena" })).toBeVisible();
}

test("X5 support finds a player, reads the name for a recorded reason, and adds a note", async ({
  page,
  plain: lena,
  site,
}) => {
  await lenaAt(lena, site, "/member/securityCenter");
  await site.asStaff(page, "iris");
  await page.setViewportSize({ width: 1440, height: 900 });
  await findLena(page, site);
  await expect(page.getByText("L*** B***")).toBeVisible();
  await expectSound(page, 1440);
  await page.getByRole("button", { name: "Show in full" }).click();
  await sheet(page).getByLabel("Reason").fill("She asks which name we pay out to");
  await sheet(page).getByRole("button", { name: "Show in full" }).click();
  await expect(page.getByText("Lena Brandt")).toBeVisible();
  await page.getByRole("link", { name: "Notes" }).click();
  await expect(page.getByText("She asks which name we pay out to")).toBeVisible();
  await page.getByLabel("New note").fill("Told her.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Told her." })).toContainText("iris");
});

test("X5 support locks a player by keyboard: the next request is refused, and the sign-in page shows the reason", {
  tag: "@full",
}, async ({ page, plain: lena, site }) => {
  await lenaAt(lena, site, "/member/securityCenter");
  await site.asStaff(page, "iris");
  await findLena(page, site);
  await page.getByRole("button", { name: "Lock", exact: true }).focus();
  await page.keyboard.press("Enter");
  await sheet(page).getByLabel("Reason").fill("Somebody else has her password");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Locked", { exact: true })).toBeVisible();
  await lena.reload();
  await expect(lena).toHaveURL(/\/login/);
  await lena.getByRole("main").getByLabel("Username").fill("lena");
  await lena.getByRole("main").getByLabel("Password", { exact: true }).fill("Lantern-2026");
  await lena.keyboard.press("Enter");
  await expect(lena.getByText("This account is locked.").first()).toBeVisible();
  await page.getByRole("button", { name: "Unlock" }).click();
  await sheet(page).getByLabel("Reason").fill("She has a new one");
  await sheet(page).getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
});

test("X8 support looks up why a player sees a page; the parts of the player's page are intact on a tablet", {
  tag: "@full",
}, async ({ page, site }) => {
  await site.asStaff(page, "iris");
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto(console_(site, "players?find=lena"));
  await page.getByRole("link", { name: "lena", exact: true }).click();
  for (const part of ["Ledger", "Bets", "Sessions", "Limits"]) {
    const tab = page
      .getByRole("navigation", { name: "About this player" })
      .getByRole("link", { name: part, exact: true });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-current", "true");
    await expectSound(page, 768, "main");
  }
  await page.getByRole("link", { name: "Why?" }).click();
  await page.getByLabel("Address").fill(site.url("harbor", "/agent/agentTeamOverview"));
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The page is not shown" })).toHaveCount(1);
  await expect(page.locator('[data-step="centre"]')).toContainText("not open to accounts of this type");
  await expectSound(page, 768);
});

test("A21 X6 documents wait in a list, are compared with the member's name, opened and verified", {
  tag: "@full",
}, async ({ page, plain: lena, site }) => {
  await lenaAt(lena, site, "/member/identityCheck");
  const blank = sharp({ create: { width: 640, height: 420, channels: 3, background: "#8a9" } });
  const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await blank.jpeg().toBuffer() };
  for (const name of ["Passport", "Proof of address"]) {
    const form = lena.getByRole("form", { name });
    await form.getByLabel("Photo or scan").setInputFiles(photo);
    await form.getByRole("button", { name: "Upload" }).click();
    await expect(form.getByText(/^Received /)).toBeVisible();
  }
  await site.asStaff(page, "felix");
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto(console_(site, "documents"));
  await expectSound(page, 768);
  await page.getByRole("row").filter({ hasText: "lena" }).getByRole("link").first().click();
  await expect(page.getByText("Lena Brandt")).toBeVisible();
  await page.getByRole("link", { name: "Open: Passport" }).click();
  await expect(page.getByRole("img", { name: "Passport" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Viewed a picture" })).toContainText("felix");
  await expectSound(page, 768);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Verified", { exact: true }).first()).toBeVisible();
  await lena.reload();
  await expect(lena.getByRole("status").filter({ has: lena.getByRole("heading") })).toContainText(/verified/i);
});
