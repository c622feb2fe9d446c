import { hydrated } from "./support/look";
import { expect, test } from "./support/site";

test("X2 a flag switched on the console removes the row from the preview and from a visitor's cached page", async ({
  page,
  context,
  site,
}) => {
  await site.asStaff(page);
  await page.goto(`http://console.localhost:${site.port}/`);
  await page.getByRole("link", { name: "Aurora", exact: true }).click();
  const preview = page.frameLocator("[data-preview] iframe");
  await expect(preview.locator('[data-block="winners"]')).toBeVisible();
  // The visitor's requests put the page into the cache.
  const visitor = await context.newPage();
  await visitor.goto(site.url("aurora"));
  await visitor.goto(site.url("aurora"));
  await expect(visitor.locator('[data-block="winners"]')).toHaveCount(1);

  const row = page.locator('[data-flag="winnersBoard"]');
  await row.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("A winner asked for it");
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await expect(preview.locator('[data-block="winners"]')).toHaveCount(0);
  await visitor.goto(site.url("aurora"));
  await expect(visitor.locator('[data-block="winners"]')).toHaveCount(0);

  await expect(page.getByText(/^Live on 1 of 1 servers after \d+ ms$/)).toBeVisible();

  const change = page.locator('[data-change="winnersBoard"]').first();
  await expect(change).toContainText("A winner asked for it");
  await change.getByRole("button", { name: /Undo/ }).click();
  await expect(row).toHaveAttribute("data-value", "on");
  await visitor.goto(site.url("aurora"));
  await expect(visitor.locator('[data-block="winners"]')).toHaveCount(1);
});

test("X2 X4 at 768 px the preview next to an editor loads only when scrolled into view", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 500 });
  await site.asStaff(page);
  for (const part of ["", "/theme", "/files/edit?path=tenant.json"]) {
    await page.goto(`http://console.localhost:${site.port}/console/brands/pebble${part}`);
    await hydrated(page);
    const frame = page.locator("[data-preview] iframe");
    await expect(page.locator("[data-preview]")).not.toBeInViewport();
    await expect(frame).toHaveCount(0);
    await page.locator("[data-preview]").scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole("banner")).toBeVisible();
  }
});

test("X2 a stale save is refused with its reason, and a change without a reason is not sent", { tag: "@full" }, async ({
  page,
  context,
  site,
  problems,
}) => {
  const address = `http://console.localhost:${site.port}/console/brands/pebble`;
  const first = page.locator('[data-flag="jackpot"]');
  await site.asStaff(page);
  await page.goto(address);
  await first
    .getByRole("button", { name: /Turn o/ })
    .first()
    .click();
  // Another member of staff changes the same flag. This page must not detect it before it saves.
  const version = await page.locator("output[data-version]").getAttribute("data-version");
  const unchanged = { success: true, message: null, value: { version } };
  await page.route("**/wps/staff/brand/version*", (route) => route.fulfill({ json: unchanged }));
  const other = await context.newPage();
  await other.goto(address);
  // Other tests of this site may have switched it before.
  const changes = other.locator('[data-change="jackpot"]');
  const before = await changes.count();
  await other
    .locator('[data-flag="jackpot"]')
    .getByRole("button", { name: /Turn o/ })
    .first()
    .click();
  await other.getByRole("dialog").getByLabel("Reason").fill("Season");
  await other
    .getByRole("dialog")
    .getByRole("button", { name: /Turn o/ })
    .click();
  await expect(changes).toHaveCount(before + 1);

  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /Turn o/ }).click();
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await dialog.getByLabel("Reason").fill("Too late");
  await dialog.getByRole("button", { name: /Turn o/ }).click();
  await expect(page.getByRole("alert")).toContainText("Someone else has changed this");
  await expect(page.getByRole("alert")).toContainText("ada has changed this in the meantime");
  expect(problems.splice(0)).toEqual([expect.stringContaining("409")]);
  await changes.getByRole("button", { name: /Undo/ }).first().click();
  await expect(changes).toHaveCount(before + 2);
});
