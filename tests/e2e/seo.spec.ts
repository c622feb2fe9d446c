import type { Page } from "@playwright/test";
import { expect, test } from "./support/site";

const BRANDS = ["aurora", "lotus", "harbor", "pebble"];

/** Fetches a path of the open page's brand. */
const fetched = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  }, path);

test("R1 I3 each page names its canonical address and its address in each language, and those answer in it", async ({
  page,
  site,
}) => {
  await page.goto(site.url("lotus", "/lottery?gameCode=golden-paddy-4d&vendor=TCG_SEA&lang=VI"));
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", site.url("lotus", "/lottery?gameCode=golden-paddy-4d"));
  const links = page.locator('link[rel="alternate"][hreflang]');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("hreflang")))).toEqual([
    "vi",
    "en",
    "zh-Hans",
    "x-default",
  ]);
  for (const link of await links.all()) {
    const { pathname, search } = new URL((await link.getAttribute("href")) ?? "");
    const { text } = await fetched(page, `${pathname}${search}`);
    const language = await link.getAttribute("hreflang");
    if (language !== "x-default") expect(text).toContain(`<html lang="${language}"`);
  }
});

test("R1 a shared link shows title, description and a picture of the brand", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.url("harbor", "/"));
  const of = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute("content");
  expect(await of("title")).toBe("Sports, esports and match odds");
  expect(await of("description")).toBe(await page.locator('meta[name="description"]').getAttribute("content"));
  const { origin, pathname } = new URL((await of("image")) ?? "");
  expect(origin).toBe(new URL(site.url("harbor")).origin);
  expect(await fetched(page, pathname)).toMatchObject({ status: 200, type: "image/png" });
});

test("R1 the sitemap is valid XML, and every address in it answers and may be indexed", { tag: "@full" }, async ({
  page,
  site,
}) => {
  for (const brand of BRANDS) {
    await page.goto(site.url(brand, "/helpmc"));
    const robots = await fetched(page, "/robots.txt");
    expect(robots.text).toContain(`Sitemap: ${site.url(brand, "/sitemap.xml")}`);
    const { text: xml } = await fetched(page, "/sitemap.xml");
    const places = await page.evaluate((source) => {
      const sitemap = new DOMParser().parseFromString(source, "application/xml");
      if (sitemap.querySelector("parsererror")) throw new Error("the sitemap is no XML");
      return [...sitemap.querySelectorAll("loc")].map((loc) => loc.textContent ?? "");
    }, xml);
    const paths = places.map((place) => new URL(place)).filter(({ search }) => search === "");
    expect(paths.map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(["/", "/help", "/vip", "/games"]));
    for (const { pathname } of paths) {
      const answer = await fetched(page, pathname);
      expect(answer.status, pathname).toBe(200);
      expect(answer.text, pathname).not.toContain('content="noindex"');
    }
  }
});

test("R1 pages that must not be indexed say so: sign-in, registration, games in a frame", {
  tag: "@full",
}, async ({ page, site }) => {
  for (const path of ["/login", "/register", "/game", "/seamless"]) {
    await page.goto(site.url("pebble", path));
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]'), path).toHaveCount(0);
  }
});

test("R1 each brand can be installed on the home screen, with its name, colours and icons", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const seen = new Set<string>();
  for (const brand of BRANDS) {
    await page.goto(site.url(brand, "/"));
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", "/manifest.webmanifest");
    const colour = await page.locator('meta[name="theme-color"]').getAttribute("content");
    const manifest = JSON.parse((await fetched(page, "/manifest.webmanifest")).text);
    expect(manifest.name.toLowerCase()).toBe(brand);
    expect(manifest.background_color).toBe(colour);
    for (const { src } of [...manifest.icons, { src: "/apple-touch-icon.png" }]) {
      expect(await fetched(page, src), src).toMatchObject({ status: 200, type: "image/png" });
    }
    seen.add(manifest.theme_color);
  }
  expect(seen.size).toBe(BRANDS.length);
});
