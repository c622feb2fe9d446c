import { describe, expect, test, vi } from "vitest";
import { ChunkLoadError, loadPart } from "~/platform/browser/load-part";
import { entryOf, PANEL_VENDORS, rightBarFor, type VendorCategory } from "~/site/frame/load-shell";
import type { NavEntry } from "~/site/frame/site-data";

const PATHS = new Set(["/rng", "/fish", "/pvp", "/live", "/sports", "/lottery", "/game"]);

/** Creates a category with `count` vendors, of which the first is hot. */
function aCategory(gameCategory: VendorCategory["gameCategory"], count: number): VendorCategory {
  const cards = Array.from({ length: count }, (_, at) => ({
    vassalage: `V${at}`,
    name: `Vendor ${at}`,
    isHot: at === 0 ? (1 as const) : (0 as const),
    accountTypeId: at,
    accountTypeName: "main",
    art: `/art/vendor/V${at}.svg`,
  }));
  return { gameCategory, title: gameCategory, cards, gameClassify: [] };
}

const anEntry = (gameType: NavEntry["gameType"], href: string): NavEntry => ({ id: "x", label: "X", href, gameType });

describe("H9 the panel of a category", () => {
  test("H9 contains at most 11 vendors, hot ones marked, and from 11 vendors on a link to all", () => {
    const entry = (count: number) => entryOf(anEntry("RNG", "/rng"), [aCategory("RNG", count)], PATHS);
    expect(entry(14).vendors).toHaveLength(PANEL_VENDORS);
    expect(entry(14).more).toBe("/rng");
    expect(entry(11).more).toBe("/rng");
    expect(entry(10).more).toBeUndefined();
    expect(entry(3).vendors?.map(({ hot }) => hot)).toEqual([true, false, false]);
  });
});

/** Returns the entry of a category's only vendor in its panel. */
function wayTo(category: string, vendor: string, paths: ReadonlySet<string>) {
  const { cards, ...rest } = aCategory(category as VendorCategory["gameCategory"], 1);
  const one = { ...rest, cards: cards.map((card) => ({ ...card, vassalage: vendor })) };
  return entryOf(anEntry(rest.gameCategory, "/"), [one], paths).vendors?.[0];
}

describe("H10 links of vendors and navigation entries", () => {
  test.each(["RNG", "FISH", "PVP"])("H10 a vendor of %s opens its lobby filtered by that vendor", (category) => {
    expect(wayTo(category, "A B", PATHS)).toMatchObject({ href: `/${category.toLowerCase()}?page=A+B` });
  });

  test.each(["LIVE", "SPORTS", "ESPORTS", "DS88"])("H10 a vendor of %s launches its game", (category) => {
    expect(wayTo(category, "PITCH", PATHS)).toMatchObject({
      href: `/game?vendor=PITCH&gameType=${category}`,
      launches: true,
    });
  });

  test("H10 the entries of the lotteries and of DS88 lead to their first vendor, and others lead to their page", () => {
    const entry = (type: VendorCategory["gameCategory"], href: string) =>
      entryOf(anEntry(type, href), [aCategory(type, 2)], PATHS);
    expect(entry("LOTT", "/lottery").href).toBe("/lottery?vendor=V0");
    expect(entry("ELOTT", "/games/elott").href).toBe("/lottery?vendor=V0");
    expect(entry("DS88", "/games/ds88")).toMatchObject({ href: "/game?vendor=V0&gameType=DS88", launches: true });
    expect(entry("LIVE", "/live").href).toBe("/live");
    expect(entry("LIVE", "/live").launches).toBeUndefined();
  });

  test("H10 a page that the brand does not have is not linked", () => {
    expect(wayTo("LIVE", "CROUP", new Set())).toMatchObject({ href: null });
    expect(wayTo("RNG", "REEL", new Set())).toMatchObject({ href: null });
  });
});

test("R15 invite friends is shown with the referral promotion or to visitors, with a different link for each", () => {
  const links = [
    { id: "invite", href: "/join" },
    { id: "chat", href: "/service" },
  ];
  const ways = (referral: boolean, signedIn: boolean) => rightBarFor(links, referral, signedIn).map(({ href }) => href);
  expect(ways(true, true)).toEqual(["/member/referral", "/service"]);
  expect(ways(false, true)).toEqual(["/service"]);
  expect(ways(true, false)).toEqual(["/join", "/service"]);
  expect(ways(false, false)).toEqual(["/join", "/service"]);
});

describe("R6 a part loaded on demand", () => {
  test("R6 names itself in a ChunkLoadError when it cannot be loaded", async () => {
    const failed = loadPart("lobby", () => Promise.reject(new TypeError("offline")));
    await expect(failed).rejects.toMatchObject({ name: "ChunkLoadError", part: "lobby" });
  });

  test("R6 fails after 120 s", async () => {
    vi.useFakeTimers();
    try {
      const late = loadPart("lobby", () => new Promise(() => {})).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(119_999);
      await vi.advanceTimersByTimeAsync(1);
      expect(await late).toBeInstanceOf(ChunkLoadError);
    } finally {
      vi.useRealTimers();
    }
  });
});
