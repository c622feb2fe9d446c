import type { Locator, Page } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { expect, test } from "./support/site";

// A strip needs many vendors to be circular.
test.use({ vendors: "all", viewport: { width: 1000, height: 900 } });

const rail = (page: Page) => page.locator('[data-block="game-row"] [data-carousel="rail"]').first();
const hero = (page: Page) => page.locator('[data-block="hero"] [data-carousel="slides"]');
const strip = (page: Page) => page.locator('footer [data-carousel="strip"]');
const items = (carousel: Locator) => carousel.locator(".track > li");

/** Returns the scroll position of the list in px; negative in right-to-left pages. */
const scrolled = (carousel: Locator) => carousel.locator(".track").evaluate((track) => Math.round(track.scrollLeft));

/** Scrolls a carousel into view and waits until Swiper drives it. */
async function driven(carousel: Locator): Promise<Locator> {
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator(".track").locator("..")).toHaveClass(/swiper-initialized/, { timeout: 30_000 });
  return carousel;
}

/** Resolves after the browser was idle twice: requests scheduled for idle time have been sent. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))));

test("R8 Swiper is loaded for an overflowing rail once it is in view, and not for a single slide", async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const swiper = () => asked.filter((url) => url.includes("drive-carousel"));
  await page.goto(site.url("lotus"));
  await hydrated(page);
  await expect(items(hero(page)), "the carousel in view has one slide").toHaveCount(1);
  await expect(rail(page), "the rails are further down").not.toBeInViewport();
  await idle(page);
  expect(swiper()).toEqual([]);
  await driven(rail(page));
  expect(swiper()).toHaveLength(1);
});

test("R8 nothing moves when Swiper takes over a carousel, and a list keeps its position", async ({ page, site }) => {
  let load = () => {};
  const wanted = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.route("**/drive-carousel*", async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(site.url("aurora"));
  await hydrated(page);
  await rail(page).scrollIntoViewIfNeeded();
  await rail(page)
    .locator(".track")
    .evaluate((track) => track.scrollTo({ left: 150, behavior: "instant" }));
  const places = () =>
    page
      .locator("[data-carousel] :is(.track > li, [data-page])")
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ x, width, height }) => [x, width, height].map(Math.round)),
      );
  const before = await places();
  load();
  await driven(rail(page));
  expect(await places()).toEqual(before);
});

test("R8 after a failed load the next visible carousel requests Swiper again", async ({ page, problems, site }) => {
  let isDown = true;
  await page.route("**/drive-carousel*", (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(site.url("aurora"));
  await hydrated(page);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("drive-carousel"));
  await rail(page).scrollIntoViewIfNeeded();
  await failed;
  isDown = false;
  await idle(page);
  await page.setViewportSize({ width: 900, height: 900 });
  await driven(rail(page));
  // Each visible carousel may have requested it.
  expect(problems.splice(0).filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
});

test("R8 no carousel blocks touch scrolling with scripts", async ({ page, site }) => {
  await page.goto(site.url("aurora"));
  await hydrated(page);
  await driven(rail(page));
  const session = await page.context().newCDPSession(page);
  const blocking = async (expression: string) => {
    const { result } = await session.send("Runtime.evaluate", { expression });
    const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId: result.objectId ?? "" });
    expect(listeners.length, expression).toBeGreaterThan(0);
    return listeners.filter(({ passive, type }) => /^(?:touchstart|touchmove|wheel)$/.test(type) && !passive);
  };
  expect(await blocking("document")).toEqual([]);
  expect(await blocking('document.querySelector(".swiper-initialized")')).toEqual([]);
});

test("R8 each slide of rails and strips is reachable without scripts", async ({ plain, site }) => {
  await plain.goto(site.url("aurora"));
  for (const carousel of [hero(plain), rail(plain), strip(plain)]) {
    await expect(carousel.locator("[data-pause]:visible")).toHaveCount(0);
    const last = items(carousel).last();
    await carousel.scrollIntoViewIfNeeded();
    await expect(last).not.toBeInViewport({ ratio: 0.9 });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  }
});

test("R8 a rail's buttons scroll by one view and keep the focus at its end", async ({ page, site }) => {
  await page.goto(site.url("aurora"));
  await hydrated(page);
  await driven(rail(page));
  const [back, on] = [rail(page).locator('[data-way="-1"]'), rail(page).locator('[data-way="1"]')];
  await expect(back).toHaveAccessibleName("Scroll back");
  await expect(back).toHaveAttribute("aria-disabled", "true");
  const { width } = (await on.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThanOrEqual(24);
  await on.focus();
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(on).toHaveAttribute("aria-disabled", "true", { timeout: 1_000 });
  }).toPass();
  await expect.poll(() => scrolled(rail(page))).toBeGreaterThan(0);
  await expect(items(rail(page)).last()).toBeInViewport({ ratio: 0.9 });
  await expect(on).toBeFocused();
  await expect(back).toHaveAttribute("aria-disabled", "false");
  await expectSound(page, 1000);
});

test("R8 arrow keys move only the focused carousel", async ({ page, site }) => {
  await page.goto(site.url("aurora"));
  await hydrated(page);
  await driven(hero(page));
  await hero(page).locator("[data-page]").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(items(hero(page)).nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(hero(page).locator("[data-page]").nth(1)).toHaveAttribute("aria-current", "true");
  await driven(rail(page));
  const back = rail(page).locator('[data-way="-1"]');
  await rail(page).locator(".track").focus();
  await page.keyboard.press("ArrowRight");
  await expect(back).toHaveAttribute("aria-disabled", "false");
  await expect.poll(() => scrolled(rail(page))).toBeGreaterThan(0);
  await expect(hero(page).locator("[data-page]").nth(1)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => scrolled(rail(page))).toBe(0);
});

test("R8 in Arabic a rail advances to the left, by key and by button", async ({ page, site }) => {
  await page.goto(site.url("harbor", "/?lang=AR"));
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await driven(rail(page));
  await rail(page).locator(".track").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(rail(page).locator('[data-way="-1"]')).toHaveAttribute("aria-disabled", "false");
  expect(await scrolled(rail(page))).toBeLessThan(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => scrolled(rail(page))).toBe(0);
  const on = rail(page).getByRole("button", { name: "تمرير إلى الأمام" });
  const side = (await on.boundingBox())?.x ?? Number.NaN;
  expect(side, "it stands at the left").toBeLessThan(500);
  await on.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => scrolled(rail(page))).toBeLessThan(0);
});

test.describe("the vendor strip", () => {
  /** Returns the vendor at the beginning of the strip. */
  const first = (page: Page) =>
    strip(page)
      .locator(".track")
      .evaluate((track) => {
        const start = track.getBoundingClientRect().left;
        const at = [...track.children].find((one) => Math.abs(one.getBoundingClientRect().left - start) < 3);
        return at?.textContent ?? "";
      });

  test("R14 advances by one vendor, and stops under the pointer, with focus inside and when paused", async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.goto(site.url("aurora"));
    await hydrated(page);
    await driven(strip(page));
    const names = await items(strip(page)).allTextContents();
    const pause = strip(page).getByRole("button", { name: "Pause game providers" });
    await page.clock.fastForward(3_500);
    await expect.poll(() => first(page)).toBe(names[1]);
    await strip(page).locator(".track").hover();
    await page.clock.fastForward(7_000);
    expect(await first(page), "under the pointer").toBe(names[1]);
    await page.mouse.move(5, 300);
    await pause.focus();
    await page.clock.fastForward(7_000);
    expect(await first(page), "with the focus inside").toBe(names[1]);
    await page.keyboard.press("Enter");
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await pause.blur();
    await page.clock.fastForward(7_000);
    expect(await first(page), "paused").toBe(names[1]);
  });

  test("R14 loops, and keeps the focus on a vendor that it moves to the other end", async ({ page, site }) => {
    await page.goto(site.url("aurora"));
    await hydrated(page);
    await driven(strip(page));
    const names = await items(strip(page)).allTextContents();
    const second = strip(page).getByRole("link", { name: names[1] ?? "" });
    await second.focus();
    for (const name of [...names.slice(1), ...names.slice(0, 3)]) {
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => first(page)).toBe(name);
    }
    await expect(second).toBeFocused();
  });

  test("R14 no arrow key is lost when two are pressed within one frame, all around the loop", async ({
    page,
    site,
  }) => {
    await page.goto(site.url("aurora"));
    await hydrated(page);
    await driven(strip(page));
    const names = await items(strip(page)).allTextContents();
    const track = strip(page).locator(".track");
    await track.focus();
    for (let at = 2; at < names.length + 3; at += 2) {
      await track.evaluate((list) => {
        for (const _ of [1, 2])
          list.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", keyCode: 39, bubbles: true }));
      });
      await expect.poll(() => first(page)).toBe(names[at % names.length]);
    }
  });

  test("R14 does not advance with reduced motion, and has no pause button", async ({ page, site }) => {
    await page.clock.install();
    await page.goto(site.url("aurora"));
    await hydrated(page);
    await driven(strip(page));
    const before = await first(page);
    await page.clock.fastForward(10_000);
    expect(await first(page)).toBe(before);
    await expect(strip(page).getByRole("button", { name: "Pause game providers" })).toBeHidden();
  });
});
