import { expectSound } from "./support/look";
import { expect, test } from "./support/site";

test.use({ vendors: "all" });

test("X4 R5 an operator closes a vendor for an hour: its games are marked and do not start until it is open again", async ({
  page,
  context,
  site,
}) => {
  const visitor = await context.newPage();
  const lobby = site.url("pebble", "/rng?page=REEL&lang=EN");
  const marks = visitor.locator("a.tile", { hasText: "Reelhouse" }).getByText("Under maintenance");
  await visitor.goto(lobby);
  await expect(visitor.locator("a.tile", { hasText: "Reelhouse" }).first()).toBeVisible();
  await expect(marks).toHaveCount(0);

  await site.asStaff(page);
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto(`http://console.localhost:${site.port}/console/brands/pebble/access`);
  await page.getByLabel("Search categories and vendors").fill("reel");
  const row = page.getByRole("row").filter({ hasText: "Reelhouse" });
  await row.getByRole("button", { name: "Close: Reelhouse", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Close: Reelhouse" });
  await sheet.getByLabel("Duration").selectOption({ label: "1 hour" });
  await sheet.getByLabel("Notice for players").fill("New reels come in.");
  await sheet.getByLabel("Reason").fill("Vendor's release");
  await sheet.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(row.getByText(/^until .*New reels come in\. · ada: Vendor's release/)).toBeVisible();
  await expectSound(page, 768);
  await visitor.goto(lobby);
  await expect(marks.first()).toBeVisible();
  await expectSound(visitor, 1280, "main");

  await row.getByRole("button", { name: /^Reopen/ }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("Back");
  await page.getByRole("dialog").getByRole("button", { name: "Reopen" }).click();
  await expect(row.getByText("Open", { exact: true })).toBeVisible();
  await visitor.goto(lobby);
  await expect(marks).toHaveCount(0);
});

test("X2 a feature changed in many brands: the changes are previewed, then applied, and can be undone", {
  tag: "@full",
}, async ({ page, context, site }) => {
  await site.asStaff(page);
  await page.goto(`http://console.localhost:${site.port}/console/flags`);
  await page.getByRole("link", { name: "Snow" }).click();
  const choose = async (what: string) => {
    for (const brand of ["Harbor", "Pebble"]) await page.getByRole("checkbox", { name: brand }).check();
    await page.getByLabel("In the selected brands").selectOption({ label: what });
    await page.getByRole("button", { name: "Preview changes" }).click();
    await page.getByLabel("Reason").fill("Winter");
  };
  await choose("Turn on");
  const preview = page.getByRole("region", { name: "Changes" });
  await expect(preview.getByRole("row").filter({ hasText: "Off → On" })).toHaveCount(2);
  await expectSound(page, 1280);
  await page.getByRole("button", { name: "Change brands: 2" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Brands changed: 2." })).toHaveCount(1);
  const visitor = await context.newPage();
  await visitor.goto(site.url("harbor"));
  await expect(visitor.locator('[data-area="snow"]')).toHaveCount(1);
  await choose("Reset to files");
  await expect(preview.getByRole("row").filter({ hasText: "On → Off" })).toHaveCount(2);
  await page.getByRole("button", { name: "Change brands: 2" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Brands changed: 2." })).toHaveCount(1);
  await visitor.goto(site.url("harbor"));
  await expect(visitor.locator('[data-area="snow"]')).toHaveCount(0);
});
