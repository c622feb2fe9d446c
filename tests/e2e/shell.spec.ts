import { hydrated } from "./support/look";
import { expect, test } from "./support/site";

// Panels and the strip need many vendors.
test.use({ vendors: "all" });

test("H1 H7 the language menu opens by pointer, focus and tap, and closes 200 ms after they leave", async ({
  page,
  browser,
  site,
}) => {
  await page.goto(site.url("harbor"));
  const menu = page.locator("#lang");
  await page.locator(".lang > button").hover();
  await expect(menu).toBeVisible();
  // The browser's transition defines the delay after the pointer leaves. Measuring it with a clock would measure the machine.
  await expect(menu).toHaveCSS("transition-property", "display, overlay");
  await expect(menu).toHaveCSS("transition-duration", "0.2s");
  await page.mouse.move(200, 700);
  await expect(menu).toBeHidden();
  await page.locator(".lang > button").focus();
  await expect(menu.getByRole("link", { name: "العربية" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  const touch = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 768 } });
  const tablet = await touch.newPage();
  await tablet.goto(site.url("harbor"));
  await tablet.locator(".lang > button").tap();
  await expect(tablet.locator("#lang")).toBeVisible();
  await touch.close();
});

test("H2 the header holds a sign-in form; its options follow the flags, without a restart", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.url("lotus", "/?lang=EN"));
  const top = page.locator("header .top");
  await expect(top.getByLabel("Username").last()).toBeVisible();
  await expect(top.getByLabel("Password")).toBeVisible();
  await expect(top.getByLabel("Remember me")).toBeVisible();
  await expect(top.getByRole("link", { name: "Forgot password?" })).toBeVisible();
  await expect(top.getByRole("link", { name: "Register" })).toBeVisible();
  await top.locator(".modes label", { hasText: "Mobile number" }).click();
  await expect(top.getByLabel("Verification code", { exact: true })).toBeVisible();
  await expect(top.getByRole("button", { name: "Send code" })).toBeVisible();
  await page.goto(site.url("harbor"));
  await expect(top.getByRole("radio")).toHaveCount(0);
  await expect(top.getByLabel("Username")).toBeVisible();
});

test("H9 H10 a panel opens by pointer, focus and click, and its vendors lead to their lobby", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.url("aurora"));
  const slots = page.locator(".entry", { hasText: "Slots" });
  await slots.hover();
  await expect(slots.locator(".panel li")).toHaveCount(11);
  await expect(slots.locator(".panel").getByText("Hot", { exact: true }).first()).toBeVisible();
  await expect(slots.locator(".panel").getByRole("link", { name: "View all" })).toHaveAttribute("href", "/rng");
  await page.mouse.move(300, 800);
  await expect(slots.locator(".panel")).toBeHidden();
  await page.locator("body").click({ position: { x: 5, y: 880 } });
  await page.keyboard.press("Tab");
  await slots.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(slots.locator(".panel")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await hydrated(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/rng\?page=[A-Z]+$/);
  await expect(page.locator("a[data-place][aria-current]").first(), "the entry of the page is marked").toBeVisible();
});

test("R4 a link scrolls to the top of the next page or to its hash; Back returns to the position", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.goto(site.url("aurora"));
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 900));
  await page.waitForFunction(() => scrollY === 900);
  const links = page.getByRole("contentinfo");
  await links.getByRole("link", { name: "Terms" }).first().click();
  await expect(page).toHaveURL(/\/help#/);
  await expect(page.locator("#term, #terms").first()).toBeInViewport();
  await links.getByRole("link", { name: "Aurora" }).click();
  await expect(page).toHaveURL(site.url("aurora"));
  await page.waitForFunction(() => scrollY === 0);
});

test("R10 R14 R15 R16 the named areas contain the brand's configuration, in both themes", async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.url("aurora"));
  for (const area of ["header", "main", "side", "footer"])
    await expect(page.locator(`[data-area="${area}"]`)).toHaveCount(1);
  const side = page.locator('[data-area="side"]');
  for (const name of ["Facebook", "Telegram", "YouTube", "Customer service", "Invite friends", "Promotions"])
    await expect(side.getByRole("link", { name })).toBeVisible();
  await expect(side.getByText("PAGCOR")).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("18+", { exact: true })).toBeVisible();
  await expect(footer.getByRole("list", { name: "Licences" }).getByRole("listitem")).toHaveCount(3);
  await page.locator("header .theme button").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("R14 the vendor strip shows ten at a time, 10 px apart, and loops only with more than ten", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.url("aurora"));
  const strip = page.locator('footer [data-carousel="strip"]');
  await strip.scrollIntoViewIfNeeded();
  const seen = await strip.evaluate((element) => {
    const room = element.querySelector(".window")?.clientWidth ?? 0;
    const [first, second] = [...element.querySelectorAll("li > *")].map((item) => item.getBoundingClientRect());
    if (!first || !second) return null;
    return { fit: (room + 10) / (first.width + 10), gap: second.left - first.right };
  });
  expect(seen?.fit).toBeCloseTo(10, 1);
  expect(seen?.gap).toBeCloseTo(10, 0);
  await page.goto(site.url("pebble"));
  const vendors = await page.getByRole("contentinfo").locator(".track").getByRole("listitem").count();
  await expect(page.locator('footer [data-carousel="strip"]')).toHaveCount(vendors > 10 ? 1 : 0);
});

test("R17 below 900 px a bottom bar and a drawer contain the navigation, also without scripts", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(site.url("aurora"));
  const bar = page.getByRole("navigation", { name: "Main sections" });
  await expect(bar.getByRole("link")).toHaveCount(4);
  await bar.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("link", { name: "Live casino" })).toBeVisible();
  await drawer.getByRole("link", { name: "简体中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await context.close();
});
