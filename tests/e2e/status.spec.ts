import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { expect, type Site, test } from "./support/site";

/** Writes one key of a brand's tenant.json. @returns function that restores it */
async function edit(
  site: Site,
  brand: string,
  change: Readonly<Record<string, unknown>>,
): Promise<() => Promise<void>> {
  const file = join(site.tenantsDir, brand, "tenant.json");
  const before = await readFile(file, "utf8");
  await writeFile(file, JSON.stringify({ ...JSON.parse(before), ...change }, null, 2));
  return () => writeFile(file, before);
}

/** Reloads an address until it answers with a status. */
async function untilStatus(page: Page, address: string, status: number): Promise<void> {
  await expect(async () => expect((await page.goto(address))?.status()).toBe(status)).toPass({ intervals: [20] });
}

test.describe("system status", () => {
  test("R5 staff switch maintenance on: the screen with its notice and end, then the site again", async ({
    page,
    site,
    context,
  }) => {
    const admin = await context.newPage();
    await site.asStaff(admin);
    await admin.goto(`http://console.localhost:${site.port}/console/brands/harbor/access`);
    await admin.getByRole("button", { name: "Start maintenance" }).click();
    const dialog = admin.getByRole("dialog");
    await dialog.getByText("Set exact times").click();
    await dialog.getByLabel("End (UTC)").fill("2099-01-31T10:00");
    await dialog.getByLabel("Notice").fill("New tables are being set up.");
    await dialog.getByLabel("Reason").fill("Release");
    await dialog.getByRole("button", { name: "Start maintenance" }).click();
    await expect(admin.getByText("Visitors see the maintenance page.")).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    expect((await page.goto(site.url("harbor")))?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("New tables are being set up.")).toBeVisible();
    await expect(page.getByText(/2099/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Customer service" })).toBeVisible();
    await expectSound(page, 390);

    await admin.getByRole("button", { name: "End maintenance" }).click();
    await admin.getByRole("dialog").getByLabel("Reason").fill("Done");
    await admin.getByRole("dialog").getByRole("button", { name: "End maintenance" }).click();
    await expect(admin.getByText("The site is open.")).toBeVisible();
    expect((await page.goto(site.url("harbor")))?.status()).toBe(200);
  });

  test("R5 a blocked region sees the region screen with its address; maintenance wins over region", async ({
    page,
    site,
  }) => {
    // This machine's address has no country: an allow list excludes it.
    const region = { mode: "allow", countries: ["DE"], notice: { EN: "We are licensed for Germany only." } };
    const back = await edit(site, "harbor", { region });
    await untilStatus(page, site.url("harbor"), 451);
    await expect(page.getByText("We are licensed for Germany only.")).toBeVisible();
    await expect(page.getByText(/127\.0\.0\.1|::1/)).toBeVisible();
    await expectSound(page, 1280);
    const both = await edit(site, "harbor", { region, maintenance: { on: true } });
    await untilStatus(page, site.url("harbor"), 503);
    await both();
    await back();
    await untilStatus(page, site.url("harbor"), 200);
  });

  test("T3 an unknown path shows the brand's not-found page with status 404", {
    tag: "@full",
  }, async ({ page, site }) => {
    expect((await page.goto(site.url("aurora", "/nowhere")))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await expectSound(page, 1280);
  });

  for (const lost of [false, true])
    test(`R6 a link to a missing page: the same screen, ${lost ? "or a word on what is missing" : "without a document"}`, {
      tag: "@full",
    }, async ({ page, problems, site }) => {
      if (lost) await page.route("**/assets/status-*.js", (route) => route.abort());
      await page.goto(site.url("aurora", "/vip"));
      await hydrated(page);
      await page.evaluate(() => {
        const link = Object.assign(document.createElement("a"), { href: "/nowhere", textContent: "Nowhere" });
        document.querySelector("main")?.append(link);
        link.click();
      });
      if (lost) {
        const again = page.getByRole("alert").getByRole("button");
        await expect(again).toBeVisible();
        await page.unroute("**/assets/status-*.js");
        await again.click();
      }
      await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
      await expectSound(page, 1280);
      await expect(page.getByRole("link", { name: "Skip to content" })).not.toBeInViewport();
      // Entries of the browser and of the router about the refused request.
      expect(problems.splice(0).filter((problem) => !/404|Failed to load|nowhere/.test(problem))).toEqual([]);
    });
});
