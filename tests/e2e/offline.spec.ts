import { hydrated } from "./support/look";
import { openCentrePage, payIn } from "./support/member";
import { expect, test } from "./support/site";

const LOST = "Connection problem";
const AWAY = "Connection lost. Your game is saved while we reconnect.";

/** Expects only the browser's log entries for failed requests, and no error of the page. */
function expectOnlyLosses(problems: string[]): void {
  expect(problems.splice(0).filter((problem) => !/Failed to load resource|ERR_|Failed to fetch/.test(problem))).toEqual(
    [],
  );
}

test("R7 without network a chosen page stays open, shows a message without requests, and continues by itself", async ({
  page,
  problems,
  site,
}) => {
  await page.goto(site.url("aurora", "/?lang=EN"));
  await hydrated(page);
  await page.context().setOffline(true);
  await page
    .locator('footer a[href="/help"], a[href="/help"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("alert")).toContainText(LOST);
  await expect(page).toHaveURL(/\/(\?lang=EN)?$/);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expectOnlyLosses(problems);
});

test("R6 R7 a navigation interrupted by the network shows the message, and continues by itself when the network is back", async ({
  page,
  problems,
  site,
}) => {
  await page.goto(site.url("aurora", "/?lang=EN"));
  await hydrated(page);
  let isLost = true;
  await page.route(/_data=|\/healthz/, (route) => (isLost ? route.abort() : route.continue()));
  await page
    .locator('a[href="/help"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  const alert = page.getByRole("alert").filter({ hasText: LOST });
  await expect(alert).toBeVisible();
  await expect(alert).not.toContainText("status");
  isLost = false;
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expectOnlyLosses(problems);
});

test("A1 R7 without network a sign-in shows a message and keeps the typed text; it succeeds once the network is back", async ({
  page,
  problems,
  site,
}) => {
  await page.goto(site.url("pebble", "/login?lang=EN"));
  await hydrated(page);
  const form = page
    .locator("main form")
    .filter({ has: page.locator('input[name="password"]') })
    .first();
  await form.locator('input[name="username"]').fill("omar");
  await form.locator('input[name="password"]').fill("Lantern-2026");
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").first()).toContainText(LOST);
  await expect(form.locator('input[name="username"]')).toHaveValue("omar");
  await page.context().setOffline(false);
  await form.locator('input[name="password"]').fill("Lantern-2026");
  await form.getByRole("button", { name: "Sign in" }).click();
  await expect(page).not.toHaveURL(/\/login/);
  expectOnlyLosses(problems);
});

test.describe("with an offline page", () => {
  test.use({ serviceWorkers: "allow" });

  test("R7 a start without network shows the brand's offline page, in its language, which continues by itself", async ({
    page,
    problems,
    site,
  }) => {
    await page.goto(site.url("lotus", "/?lang=VI"));
    await hydrated(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const kept = () => page.evaluate(async () => (await caches.match("/offline.html"))?.status);
    await expect.poll(kept).toBe(200);
    await page.context().setOffline(true);
    await page.goto(site.url("lotus", "/vip"), { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Không có kết nối" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "vi");
    await expect(page.getByRole("img", { name: "Lotus" })).toHaveJSProperty("complete", true);
    await page.context().setOffline(false);
    await expect(page.locator('[data-area="main"]')).toBeVisible();
    await expect(page).toHaveURL(/\/vip$/);
    // The cache contains only this page and its logo.
    const names = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(names.length).toBeLessThanOrEqual(2);
    expect(names).toContain("/offline.html");
    expectOnlyLosses(problems);
  });
});

test("W8 R7 a bet lost by the network shows a message, and is placed once when the network is back", async ({
  page,
  problems,
  site,
}) => {
  await openCentrePage(page, site, "pebble", "depositv2", "omar");
  await payIn(page);
  await page.goto(site.url("pebble", "/game?gameId=lantern-garden"));
  const game = page.frameLocator("iframe");
  const spin = game.getByRole("button", { name: "Spin", exact: true });
  await expect(spin).toBeEnabled();
  const spins: string[] = [];
  await page.context().setOffline(true);
  page.on("request", (request) => {
    if (request.url().endsWith("/wps/house/reels/spin")) spins.push(request.postDataJSON().requestId);
  });
  await spin.click();
  await expect(game.getByText(AWAY)).toBeVisible();
  await page.context().setOffline(false);
  await expect(game.getByText(AWAY)).toBeHidden();
  await expect(spin).toBeEnabled();
  expect(spins.length).toBeGreaterThan(1);
  expect(new Set(spins).size).toBe(1);
  expectOnlyLosses(problems);
});
