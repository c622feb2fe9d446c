import { askConsole, staffToken } from "../helpers/demo-staff";
import { expectSound, hydrated } from "./support/look";
import { expect, type Site, test } from "./support/site";

const console_ = (site: Site, path: string) => `http://console.localhost:${site.port}/console${path}`;

/** Switches snow at pebble. @returns the new override version */
async function snow(site: Site, value: boolean | null): Promise<number> {
  const { overridesVersion: expectedVersion } = await site.staff("flags?code=pebble");
  const data = { code: "pebble", flag: "snow", value, expectedVersion, reason: "A look at the health page" };
  const token = await staffToken(site.port);
  const { body } = await askConsole(site.port, "/wps/staff/flags", { method: "PUT", token, data });
  return body.value.overridesVersion;
}

test("X health: the page shows the overall state, and updates by itself how fast a switch was served", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await site.asStaff(page, "ada");
  await page.goto(console_(site, "/health"));
  await expect(page.getByRole("status").getByRole("heading")).toHaveText(/All systems normal|Needs attention/);
  await expect(page.getByRole("table", { name: "Processes" }).getByText("Up to date")).toBeVisible();
  await expect(page.getByRole("table", { name: "Jobs" }).getByText("confirmOverdue").first()).toBeVisible();
  await expectSound(page, 1440);
  await hydrated(page);
  const overridesVersion = await snow(site, true);
  const row = page.getByRole("table", { name: "Latest changes" }).getByRole("row", { name: "pebble" });
  await expect(row).toContainText(/flag:snow.*\d ms/);
  const propagation = await site.staff(`flags/propagation?code=pebble&overridesVersion=${overridesVersion}`);
  expect(propagation).toMatchObject({ everywhere: true, processes: [{ served: true, ms: expect.any(Number) }] });
  await snow(site, null);
  const pause = page.getByRole("button", { name: "Pause" });
  await pause.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Resume" })).toHaveAttribute("aria-pressed", "true");
});

test("X health: while the database is unavailable the open page reports it, keeps its figures, and recovers by itself", async ({
  page,
  problems,
  site,
}) => {
  await site.asStaff(page, "ada");
  await page.goto(console_(site, "/health"));
  await hydrated(page);
  let isSilent = true;
  await page.route("**/wps/staff/health", (route) => (isSilent ? route.abort() : route.continue()));
  await page.route("**/readyz", (route) => route.fulfill({ status: 503, body: "database\n" }));
  await expect(page.getByRole("status", { name: /./ })).toContainText("The database is not responding.", {
    timeout: 20_000,
  });
  await expect(page.getByRole("table", { name: "Processes" }).getByText("Up to date")).toBeVisible();
  isSilent = false;
  await expect(page.getByRole("status", { name: /./ })).not.toContainText("The database is not responding.", {
    timeout: 20_000,
  });
  // The browser logs each request that the test blocked.
  expect(problems.splice(0).filter((problem) => !problem.includes("Failed to load resource"))).toEqual([]);
});

test("X figures: days by links and by keyboard, a chart with its table, one brand, and a file", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await site.asStaff(page);
  await page.goto(console_(site, "/figures"));
  await expectSound(page, 768);
  await page.getByRole("link", { name: "Today" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/span=today/);
  await expect(page.getByRole("link", { name: "Pebble" })).toHaveAttribute("href", /span=today/);
  await page.getByRole("link", { name: "Pebble" }).click();
  await expect(page.getByRole("heading", { name: "Figures: Pebble" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Net revenue by day" })).toBeVisible();
  await expect(page.getByRole("table", { name: "By day" }).getByRole("row")).toHaveCount(2);
  await expectSound(page, 768);
  await page.getByLabel("From").fill("2020-01-01");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("alert")).toContainText("366");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download by day" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("figures-pebble-week.csv");
});
