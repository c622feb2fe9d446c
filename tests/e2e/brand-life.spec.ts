import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./support/site";

test("T2 T6 T7 T9 a fifth brand is created, edited, broken and repaired while the sites run", async ({
  page,
  site,
}) => {
  const made = await site.brand("new", "coral", "--name", "Coral");
  expect(made.status, made.stderr).toBe(0);
  const file = join(site.tenantsDir, "coral", "tenant.json");
  expect((await readFile(file, "utf8")).trim().split("\n").length).toBeLessThanOrEqual(18);
  await expect(async () =>
    expect(
      (await page.request.get(`http://127.0.0.1:${site.port}/`, { headers: { host: "coral.localhost" } })).status(),
    ).toBe(200),
  ).toPass();
  await page.goto(site.url("coral"));
  await expect(page).toHaveTitle(/Coral/);

  const good = await readFile(file, "utf8");
  await writeFile(file, good.replace('"Coral"', '"Coral Reef"'));
  await expect(async () => {
    await page.goto(site.url("coral"));
    await expect(page).toHaveTitle(/Coral Reef/, { timeout: 100 });
  }).toPass({ intervals: [20] });

  const lines = (await readFile(file, "utf8")).split("\n");
  lines.splice(1, 0, '  "flgas": {},');
  await writeFile(file, lines.join("\n"));
  const checked = await site.brand("check", "coral");
  expect(checked.status).toBe(1);
  expect(`${checked.stdout}${checked.stderr}`).toMatch(/coral\/tenant\.json:2:3 .*flags/);
  await site.asStaff(page);
  await page.goto(`http://console.localhost:${site.port}/console`);
  await expect(page.locator('[data-brand="coral"]')).toContainText("Last valid version");
  await expect(page.getByText("coral/tenant.json:2:3")).toBeVisible();
  await page.goto(site.url("coral"));
  await expect(page).toHaveTitle(/Coral Reef/);
});

test("T9 T10 diff, publish, rollback and a signed preview work on a new brand", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await site.brand("new", "amber", "--name", "Amber");
  const first = await site.brand("publish", "amber", "--reason", "First version");
  expect(first.status, first.stderr).toBe(0);
  const file = join(site.tenantsDir, "amber", "tenant.json");
  await writeFile(file, (await readFile(file, "utf8")).replace('"Amber"', '"Amber Two"'));
  const difference = await site.brand("diff", "amber", "--json");
  expect(difference.stdout).toContain("Amber Two");
  expect((await site.brand("publish", "amber", "--reason", "A new name")).status).toBe(0);
  expect((await site.brand("rollback", "amber", "--reason", "The old name was better")).status).toBe(0);
  await expect(async () => {
    await page.goto(site.url("amber"));
    await expect(page).not.toHaveTitle(/Two/, { timeout: 100 });
  }).toPass({ intervals: [20] });

  const link = await site.brand("preview", "amber", "--version", "2", "--json");
  const { searchParams } = new URL(JSON.parse(link.stdout).url);
  await page.goto(site.url("amber", `/?preview=${searchParams.get("preview")}`));
  await expect(page).toHaveTitle(/Amber Two/);
  await page.goto(site.url("amber", "/help"));
  await expect(page, "the preview stays while one looks around").toHaveTitle(/Amber Two/);
  const stranger = await page.context().browser()?.newPage();
  await stranger?.goto(site.url("amber"));
  await expect(stranger as NonNullable<typeof stranger>).not.toHaveTitle(/Two/);
  await stranger?.close();
});

test("I4 a brand's custom texts appear on that brand only", async ({ page, site }) => {
  const folder = join(site.tenantsDir, "coral-words");
  await site.brand("new", "coral-words", "--name", "Words");
  const { mkdir } = await import("node:fs/promises");
  await mkdir(join(folder, "locales"), { recursive: true });
  await writeFile(join(folder, "locales", "EN.json"), JSON.stringify({ "shell:footer.responsible": "Take it easy" }));
  await expect(async () => {
    await page.goto(site.url("coral-words"));
    await expect(page.getByRole("contentinfo")).toContainText("Take it easy", { timeout: 100 });
  }).toPass({ intervals: [20] });
  await page.goto(site.url("pebble"));
  await expect(page.getByRole("contentinfo")).not.toContainText("Take it easy");
});
