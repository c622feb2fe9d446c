import { demoCode } from "../helpers/demo-staff";
import { expectSound, hydrated } from "./support/look";
import { expect, type Site, test } from "./support/site";

const console_ = (site: Site, path: string) => `http://console.localhost:${site.port}/console${path}`;

test("X1 an admin adds a new member of support: password change, app, and only the pages of the role", async ({
  page,
  site,
  browser,
  problems,
}) => {
  await site.asStaff(page);
  await page.goto(console_(site, "/staff"));
  await page.getByRole("textbox", { name: "Account" }).fill("nora");
  await page.getByRole("textbox", { name: "Brands" }).fill("lotus");
  await page.getByRole("button", { name: "Create account" }).click();
  const once = (await page.getByRole("status").locator("code").textContent()) ?? "";
  await expectSound(page, 1280);

  const nora = await (await browser.newContext()).newPage();
  await nora.goto(console_(site, "/audit"));
  await expect(nora, "whoever is not signed in is led to the sign-in").toHaveURL(/\/console\/login\?next=/);
  await nora.getByLabel("Account").fill("nora");
  await nora.getByLabel("Password").fill(`${once}x`);
  await nora.getByRole("button", { name: "Sign in" }).click();
  await expect(nora.getByRole("alert")).toContainText("Wrong username or password");
  await nora.getByLabel("Password").fill(once);
  await nora.getByRole("button", { name: "Sign in" }).click();
  await nora.getByLabel("Current password").fill(once);
  await nora.getByLabel("New password").fill("seven grey gulls");
  await nora.getByRole("button", { name: "Save and continue" }).click();
  await expect(nora.getByRole("heading", { name: "Set up two-step verification" })).toBeVisible();
  await expect(nora.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  await expectSound(nora, 1280);
  const secret = (await nora.locator("code").textContent()) ?? "";
  await nora.getByLabel("Code from your authenticator app").fill("000 000");
  await nora.getByRole("button", { name: "Turn on and continue" }).click();
  await expect(nora.getByRole("alert")).toBeVisible();
  await nora.getByLabel("Code from your authenticator app").fill(demoCode(secret));
  await nora.getByRole("button", { name: "Turn on and continue" }).click();
  await expect(nora.getByRole("link", { name: "Lotus", exact: true })).toBeVisible();
  await expect(nora.getByRole("link", { name: "Aurora", exact: true })).toHaveCount(0);
  for (const name of ["Staff", "Health", "Figures"])
    await expect(nora.getByRole("navigation").getByRole("link", { name })).toHaveCount(0);
  await nora.goto(console_(site, "/staff"));
  await expect(nora.getByRole("heading", { name: "No access" })).toBeVisible();
  await nora.context().close();

  await page.goto(console_(site, "/audit?actor=nora"));
  await expect(page.getByRole("row").filter({ hasText: "staffList" }).filter({ hasText: "forbidden" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "wrongCredentials" })).toBeVisible();
  await expectSound(page, 1280);
  expect(problems).toEqual([]);
});

test("X1 X3 a member of staff signs in with the second step and signs out; the audit is available as a file", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto(console_(site, "/login?next=/console/audit"));
  await page.getByLabel("Account").fill("odile");
  await page.getByLabel("Password").fill("Lantern-2026");
  const shown = (await page.getByText("Demo mode").locator("code").textContent()) ?? "";
  await page.getByLabel("Code from your authenticator app").fill(shown);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Audit" })).toBeVisible();
  await expectSound(page, 768);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("audit.csv");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/console\/login$/);
  await page.goto(console_(site, ""));
  await expect(page).toHaveURL(/\/console\/login/);
});

test("C1 a form sent after the session has ended keeps the typed text, and is sent after a new sign-in", async ({
  page,
  site,
}) => {
  const path = console_(site, "/brands/pebble/messages");
  await site.asStaff(page, "iris");
  await page.goto(path);
  await hydrated(page);
  const reason = page.locator('form [name="reason"]');
  await page.locator('form [name="account"]').fill("nobody-of-this-name");
  await reason.fill("Typed before the end");
  await page.context().clearCookies();
  await page.locator('button[value="look"]').click();
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await expect(dialog).toBeVisible();
  await expect(reason).toHaveValue("Typed before the end");
  const [door] = await Promise.all([
    page.context().waitForEvent("page"),
    dialog.getByRole("link", { name: "Sign in" }).click(),
  ]);
  await expect(door, "the way back names the page, not its data").toHaveURL(
    /\/console\/login\?next=%2Fconsole%2Fbrands%2Fpebble%2Fmessages$/,
  );
  await site.asStaff(page, "iris");
  await door.reload();
  await expect(door, "who is signed in is led on").toHaveURL(path);
  await door.close();
  // A browser that reports the focus to the page has already closed the dialog.
  await dialog
    .getByRole("button", { name: "Continue" })
    .click({ timeout: 5_000 })
    .catch(() => {});
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${path}(?:\\?index)?$`));
  await expect(reason).toHaveValue("Typed before the end");
});
