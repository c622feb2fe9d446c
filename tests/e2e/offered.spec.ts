import { send } from "../helpers/http";
import { signedIn } from "./support/member";
import { expect, type Site, test } from "./support/site";

/** Maximum number of pages to crawl: those of a brand, without pages of filters. */
const MOST_PAGES = 60;
const NOT_CRAWLED = /^\/(member|agent|login|logout|register|service|auth|download|game\?)/;

const attributes = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value.replaceAll("&amp;", "&"));

/** Returns the HTML of the brand's pages, as served to a visitor. */
async function pagesOf(site: Site, host: string): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const waiting = ["/", "/games", "/rng", "/live", "/fish", "/pvp", "/sports", "/esports"];
  for (let path = waiting.shift(); path !== undefined && pages.size < MOST_PAGES; path = waiting.shift()) {
    if (pages.has(path) || NOT_CRAWLED.test(path)) continue;
    const { status, text } = await send(site.port, { host, path });
    if (status !== 200) continue;
    pages.set(path, text);
    waiting.push(...attributes(text, "href").filter((href) => /^\/[\w/-]*(\?[\w=&-]*)?$/.test(href)));
  }
  return pages;
}

for (const brand of process.env.TEST_FULL === "1" ? ["aurora", "lotus", "harbor", "pebble"] : ["lotus"])
  test(`G15 every game link on the pages of ${brand} starts a game, and announced games have none`, async ({
    page,
    site,
  }) => {
    const host = `${brand}.localhost:${site.port}`;
    const pages = await pagesOf(site, host);
    const ways = new Set(
      [...pages.values()].flatMap((html) => attributes(html, "href")).filter((href) => href.startsWith("/game?")),
    );
    expect(ways.size).toBeGreaterThan(0);
    const cookie = await signedIn(site, brand, "omar");
    const headers = { cookie, origin: `http://${host}`, "content-type": "application/json" };
    for (const way of ways) {
      const { gameId, gameType, vendor } = Object.fromEntries(new URLSearchParams(way.slice(6)));
      const wanted = {
        ...(gameId ? { gameCode: gameId } : {}),
        ...(vendor ? { vendor } : {}),
        ...(gameType ? { gameType } : {}),
      };
      const answer = await send(site.port, {
        host,
        path: "/wps/game/launch",
        method: "POST",
        headers,
        body: JSON.stringify(wanted),
      });
      expect(answer.status, `${way}: ${answer.text}`).toBe(200);
    }
    for (const path of ["/", ...(pages.has("/pvp") ? ["/pvp"] : [])]) {
      await page.goto(site.url(brand, path));
      const coming = page.locator("[data-coming]").first();
      await expect(coming).toBeVisible();
      await expect(coming.locator("a, [data-modal], .hot")).toHaveCount(0);
    }
  });
