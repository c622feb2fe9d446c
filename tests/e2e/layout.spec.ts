import type { Page } from "@playwright/test";
import { hydrated } from "./support/look";
import { openCentrePage } from "./support/member";
import { expect, type Site, test } from "./support/site";

/** Opens a page of the console as one of the demo's staff, in a language. */
async function openConsole(page: Page, site: Site, path: string, language: string): Promise<void> {
  const url = `http://console.localhost:${site.port}`;
  await site.asStaff(page);
  await page.context().addCookies([{ name: "lang", value: language, url }]);
  expect((await page.goto(url + path))?.status()).toBe(200);
}

const QUICK: string[] = [];
const FULL = ["@full"];

/** In the page: the words that a line end breaks, below an element. */
function brokenWords(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(word);
    }
  }
  return broken;
}

for (const [brand, language, tag] of [
  ["pebble", "EN", QUICK],
  ["aurora", "VI", FULL],
  ["lotus", "VI", FULL],
  ["harbor", "AR", FULL],
] as const)
  test(`R15 the side menu of ${brand} at 1440 px in ${language} breaks no word`, { tag }, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.url(brand, `/help?lang=${language}`));
    const side = page.locator('nav[data-area="side"]');
    await expect(side).toBeVisible();
    expect(await side.evaluate(brokenWords)).toEqual([]);
  });

for (const [path, language, tag] of [
  ["/console/brands/aurora/orders", "EN", QUICK],
  ["/console/brands/aurora/orders", "AR", FULL],
  ["/console/brands/aurora/players", "EN", FULL],
] as const)
  test(`R17 the search field of ${path} in ${language} is as high as its button`, { tag }, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openConsole(page, site, path, language);
    const form = page.locator('main form[method="get"]').first();
    const [field, button] = await Promise.all(
      ["input:not([type=hidden])", "button"].map((part) => form.locator(part).first().boundingBox()),
    );
    expect(button?.height).toBe(field?.height);
    expect(button?.y).toBe(field?.y);
  });

/** In the page: fields and buttons of a form that overlap another one or leave the form. */
function misplacedFields(form: Element): string[] {
  const fields = [...form.querySelectorAll("input:not([type=hidden]), select, textarea, button")];
  const boxes = fields.map((field) => ({
    name: field.getAttribute("name") ?? field.tagName,
    at: field.getBoundingClientRect(),
  }));
  const seen = boxes.filter(({ at }) => at.width > 2 && at.height > 2);
  const frame = form.getBoundingClientRect();
  const found = seen.filter(({ at }) => at.left < frame.left - 1 || at.right > frame.right + 1).map(({ name }) => name);
  for (const [place, { at, name }] of seen.entries())
    for (const other of seen.slice(place + 1)) {
      const across = Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left);
      const down = Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top);
      if (across > 1 && down > 1) found.push(`${name} and ${other.name}`);
    }
  return found;
}

for (const [path, tag] of [
  ["/console/audit", QUICK],
  ["/console/figures", FULL],
  ["/console/brands/aurora/orders", FULL],
  ["/console/brands/aurora/players", FULL],
  ["/console/brands/aurora/figures", FULL],
  ["/console/new", FULL],
  ["/console/staff", FULL],
] as const)
  test(`R17 the fields of ${path} neither overlap nor leave their form, from 320 to 1920 px`, { tag }, async ({
    page,
    site,
  }) => {
    for (const language of ["EN", "VI", "AR"]) {
      await openConsole(page, site, path, language);
      for (const details of await page.locator("main details > summary").all()) await details.click();
      for (const width of [1920, 1440, 1280, 1100, 900, 768, 560, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        for (const form of await page.locator("main form").all())
          expect(await form.evaluate(misplacedFields), `${language} at ${width} px`).toEqual([]);
      }
    }
  });

test("R17 the console's menu at 390 px shows the entry of the present page", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ["EN", "AR"]) {
    await openConsole(page, site, "/console/brands/aurora/figures", language);
    await expect(page.locator('nav a[href="/console/brands/aurora/figures"]')).toBeInViewport({ ratio: 1 });
  }
});

for (const width of [768, 390])
  test(`R17 the console's list of players at ${width} px has no part outside its frame`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const language of ["EN", "VI", "AR"]) {
      await openConsole(page, site, "/console/brands/aurora/players", language);
      const frame = page.locator("main div:has(> table)");
      await expect(frame.getByRole("link", { name: "thea" })).toBeVisible();
      expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth), language).toBeLessThanOrEqual(0);
    }
  });

test("R13 the window of the member centre stays whole when a part of it is brought into view", async ({
  page,
  site,
}) => {
  await openCentrePage(page, site, "aurora", "securityCenter", "omar");
  const data = page.locator('a[href="/my-data.json"]');
  await data.evaluate((link) => link.scrollIntoView({ block: "start" }));
  await expect(data).toBeInViewport({ ratio: 1 });
  expect(await page.locator("dialog[open]").evaluate((dialog) => dialog.scrollTop)).toBe(0);
});

test("R6 R17 the message for a lost network at 390 px keeps a distance from the edges", async ({
  page,
  problems,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url("aurora", "/?lang=EN"));
  await hydrated(page);
  await page.route(/_data=|\/healthz/, (route) => route.abort());
  await page
    .locator('a[href="/help"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  const box = await page.locator("[data-network]").boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(box?.x).toBeGreaterThanOrEqual(12);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 12);
  expect(problems.splice(0).filter((problem) => !/Failed to load|ERR_|Failed to fetch/.test(problem))).toEqual([]);
});

test("A17 a question with no place to answer is refused at its field; one with a place is confirmed", async ({
  page,
  site,
}) => {
  await page.goto(site.url("aurora", "/contact?lang=EN"));
  await hydrated(page);
  await page.getByLabel("Your question").fill("Where is my withdrawal?");
  const where = page.getByLabel("Email or mobile number");
  await where.fill("nonsense");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(where).toHaveAccessibleDescription(/Enter an email address or a mobile number\./);
  await where.fill("thea@mail.example");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status")).toContainText("Your question has been sent.");
  await expect(page.getByRole("link", { name: "Go to the help pages" })).toHaveAttribute("href", "/help");
});
