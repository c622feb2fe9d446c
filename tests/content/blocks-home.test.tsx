import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadBanners } from "~/features/content/blocks/banners/load";
import { loadHero } from "~/features/content/blocks/hero/load";
import { exampleFixtures } from "~/features/games/blocks/fixtures/example";
import { leaguesOf } from "~/features/games/blocks/fixtures/leagues";
import { fixturesMaxAge } from "~/features/games/blocks/fixtures/load";
import { loadVendorStrip } from "~/features/games/blocks/vendor-strip/load";
import { loadDrawResults } from "~/features/lottery/blocks/draw-results/load";
import { loadLotteryMenu } from "~/features/lottery/blocks/lottery-menu/load";
import { createI18n } from "~/platform/i18n/create-i18n";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { productLocales } from "~/platform/i18n/locales.server";
import { FORMAT_TABLES } from "~/platform/i18n/tables";
import type { WpsClient } from "~/platform/wps/client";
import { blocks } from "~/registry/blocks.server";
import type { BlockContext } from "~/site/types";
import { FlagsProvider } from "~/ui/flags";

const { blocks: blockTexts = {}, common: commonTexts = {} } = productLocales().get("EN") ?? {};
const i18n = createI18n({
  language: "EN",
  texts: { blocks: blockTexts, common: commonTexts },
  formats: FORMAT_TABLES.EN,
  region: { timeZone: "Asia/Manila", currency: { symbol: "P", scale: 2 } },
});

function html(type: string, change: { props?: object; data?: object; flags?: object } = {}) {
  const { view: View, example } = blocks[type] ?? {};
  if (!View || !example) throw new Error(`no block ${type}`);
  const props = { ...(example.props as object), ...change.props } as never;
  const data = (example.data === null ? null : { ...(example.data as object), ...change.data }) as never;
  const drawn = <View props={props} data={data} />;
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      {change.flags ? <FlagsProvider flags={change.flags}>{drawn}</FlagsProvider> : drawn}
    </I18nProvider>,
  );
}

/** Creates a context with the given calls. Any other call fails the test. */
function context(calls: object, query: Record<string, string> = {}): BlockContext {
  const wps = calls as WpsClient;
  const { signal } = new AbortController();
  return { account: "visitor", wps, language: "EN", path: "/", query, signal, leads: () => true };
}

const fail = () => Promise.reject(new Error("down"));
const AT = "2026-01-31T08:00:00.000Z";

/** A lottery area with three games of two vendors; calls on `down` fail. */
const lottery = {
  vnGameMenu: async () => ({
    groups: [
      {
        gameGroupCode: "vn",
        title: "Vietnam",
        gameMenus: ["north", "south", "down"].map((gameCode) => ({
          gameCode,
          name: gameCode.toUpperCase(),
          vassalage: gameCode === "south" ? "LOTT" : "TCG_LOTTO_VN",
          art: `/art/game/${gameCode}.svg`,
          everyMinutes: 10,
        })),
      },
    ],
  }),
  draws: async ({ gameCode }: { gameCode: string }) =>
    gameCode === "down"
      ? fail()
      : {
          draw: { id: "1", closesAt: "2026-01-31T08:09:30.000Z", drawsAt: "2026-01-31T08:10:00.000Z" },
          serverTime: AT,
        },
  vnNumero: async ({ gameCode }: { gameCode: string }) => ({
    rows: [{ drawId: "0", drawnAt: AT, numbers: [gameCode === "north" ? "07" : "42"] }],
  }),
};
const vendors = { vendors: async () => ({ categories: [{ cards: [{ vassalage: "LOTT", name: "Lotto Nam" }] }] }) };

test("R9 a hero shows the jackpot, and live figures only while their flags are on", () => {
  expect(html("hero", { flags: { liveColumn: true, jackpot: true } })).toContain("P\u00a01,256,604.40");
  expect(html("hero", { flags: { liveColumn: true } })).not.toContain("1,256,604.40");
  expect(html("hero", { flags: { jackpot: true } })).not.toContain("Jade Garden");
  expect(html("hero", { data: { jackpot: null, wins: [] } })).not.toContain("Latest wins");
});

test("a hero is still rendered when its figures, banners and draws fail to load", async () => {
  const ctx = context({
    game: { jackpots: fail, fixtures: fail, gameList: fail },
    home: { rankList: fail, announcements: fail },
    lottery: { vnGameMenu: fail },
  });
  const nothing = { jackpot: null, wins: [], games: [], matches: null, draws: null, banners: [], search: "" };
  for (const variant of ["full-bleed", "split", "draw", "search"] as const) {
    const props = { title: "Hello", variant, live: true, group: "home", list: { gameType: "SPORTS" } } as const;
    const { data } = await loadHero(ctx, props);
    expect(data).toEqual(nothing);
    expect(html("hero", { props, data })).toContain("Hello");
  }
});

test("R8 banners are those of the page's group; one without linkageType is not a link; without banners there is no carousel", async () => {
  const banner = { title: "One", text: null, art: "/a.svg" };
  const banners = {
    rng: [
      { ...banner, id: "a", linkageType: "page", link: "/rng" },
      { ...banner, id: "b", linkageType: null, link: "/hidden" },
    ],
    live: [{ ...banner, id: "c", linkageType: null, link: null }],
  };
  const ctx = context({ home: { announcements: async () => ({ banners, changesIn: 90 }) } });
  const { data, maxAge } = await loadBanners(ctx, { group: "rng" });
  expect(maxAge).toBe(90);
  expect(data.banners.map(({ id, link }) => [id, link])).toEqual([
    ["a", "/rng"],
    ["b", null],
  ]);
  const drawn = html("banners", { props: { group: "rng" }, data });
  expect([...drawn.matchAll(/<a class="banner" href="([^"]+)"/g)].map(([, href]) => href)).toEqual(["/rng"]);
  expect(drawn).toMatch(/href="#banner-rng-2"/);
  expect(html("banners", { data: { banners: [] } })).toBe("");
  expect(html("banners", { data: { banners: data.banners.slice(0, 1) } })).not.toContain("<nav");
});

test("G1 each price of a match is a link that opens the sign-in popup and names its side", () => {
  const drawn = html("fixtures");
  const [price] = drawn.match(/<a href="\/sports\?match=example-0&amp;pick=1"[^>]*>.*?<\/a>/) ?? [];
  expect(price).toContain('data-modal="loginPopupModal"');
  expect(price).toContain("Northgate Rovers");
  expect(price).toContain("2.15");
  // 08:00 UTC is 16:00 in Manila: the kick-off 95 minutes later is today, the last one tomorrow.
  expect(drawn).toMatch(/17:35<\/b><small>Today/);
  expect(drawn).toContain("Tomorrow");
  expect(html("fixtures", { data: { fixtures: [] } })).toBe("");
});

test("G1 the heading of a league separates its name from the sport", () => {
  expect(html("fixtures")).toContain("<bdi>Harbour League</bdi> <small>Football</small>");
});

test("G1 matches are grouped by league; one sport has no tabs; a page is cached until its first match starts", () => {
  expect(leaguesOf(exampleFixtures).map(({ name, fixtures }) => `${name} ${fixtures.length}`)).toEqual([
    "Harbour League 2",
    "Coast Basketball 1",
    "Island Cup 1",
    "Lagoon Open 1",
    "Night Circuit 1",
  ]);
  expect(html("fixtures")).toContain('type="radio"');
  expect(html("fixtures", { data: { fixtures: exampleFixtures.slice(0, 2) } })).not.toContain('type="radio"');
  const at = (exampleFixtures[0]?.startsAt ?? 0) - 42_000;
  expect(fixturesMaxAge({ at, fixtures: exampleFixtures })).toBe(42);
});

test("R2 the lottery menu opens the game from the address, lists the vendor's games and keeps the play type", async () => {
  const query = { gameCode: "north", vendor: "LOTT", playType: "straight" };
  const { data, maxAge } = await loadLotteryMenu(context({ lottery, game: vendors }, query), {});
  expect(data.open?.draw.code).toBe("north");
  expect(data.groups.flatMap(({ draws }) => draws.map(({ code }) => code))).toEqual(["south"]);
  expect(maxAge).toBe(30);
  const drawn = html("lottery-menu", { data });
  expect(drawn).toContain("Play type: straight");
  expect(drawn).toContain('href="/lottery?gameCode=south&amp;vendor=LOTT"');
  const hostile = { gameCode: "<b>", vendor: "../x", playType: "a b" };
  const plain = await loadLotteryMenu(context({ lottery, game: vendors }, hostile), {});
  expect(plain.data.open).toBeNull();
  // A game whose call fails does not hide the others.
  expect(plain.data.groups[0]?.draws.map(({ code }) => code)).toEqual(["north", "south"]);
});

test("R2 the vendor filter of the lottery menu has names of vendors, never codes", async () => {
  const { groups } = await lottery.vnGameMenu();
  const menuOf = (vendorNames: Readonly<Record<string, string>>) => {
    const named = groups.map((group) => ({
      ...group,
      gameMenus: group.gameMenus.map((game) => ({ ...game, vendorName: vendorNames[game.vassalage] })),
    }));
    return { ...lottery, vnGameMenu: async () => ({ groups: named }) };
  };
  const own = menuOf({ TCG_LOTTO_VN: "Mekong Draw", LOTT: "Daily Draw" });
  const { data } = await loadLotteryMenu(context({ lottery: own, game: { vendors: fail } }), {});
  expect(data.vendors).toEqual([
    { code: "TCG_LOTTO_VN", name: "Mekong Draw" },
    { code: "LOTT", name: "Daily Draw" },
  ]);
  // The menu of an operator's own system has no names; a vendor without a card there has none at all.
  const other = await loadLotteryMenu(context({ lottery, game: vendors }, { vendor: "TCG_LOTTO_VN" }), {});
  expect(other.data.vendors).toEqual([{ code: "LOTT", name: "Lotto Nam" }]);
  expect(other.data.groups.flatMap(({ draws }) => draws.map(({ code }) => code))).toEqual(["north"]);
});

test("R2 the results follow the address unless the page names the game", async () => {
  const follow = await loadDrawResults(context({ lottery }, { gameCode: "south" }), {});
  expect(follow.data.game?.code).toBe("south");
  const named = await loadDrawResults(context({ lottery }, { gameCode: "south" }), { gameCode: "north" });
  expect(named.data).toMatchObject({ game: { code: "north" }, games: [], results: [{ numbers: ["07"] }] });
  const none = await loadDrawResults(context({ lottery }, { gameCode: "nothing" }), {});
  expect(none.data.game?.code).toBe("north");
});

test("R14 the vendor strip contains each vendor once, and loops only with more than ten vendors", async () => {
  const card = (vassalage: string) => ({ vassalage, name: vassalage, art: "/a.svg" });
  const categories = [{ cards: [card("A"), card("B")] }, { cards: [card("B")] }];
  const { data } = await loadVendorStrip(context({ game: { vendors: async () => ({ categories }) } }), {});
  expect(data.vendors.map(({ code }) => code)).toEqual(["A", "B"]);
  expect(html("vendor-strip", { data })).not.toContain('data-carousel="strip"');
  const many = html("vendor-strip");
  expect(many).toContain('data-carousel="strip"');
  expect(many).toContain('aria-label="Pause logos"');
  expect(many.match(/<li>/g), "each vendor once").toHaveLength(12);
});

test("the winners board shows the largest win once, and is omitted without wins", () => {
  const drawn = html("winners");
  expect(drawn.match(/91,234\.50/g)).toHaveLength(1);
  expect(drawn).toContain("Biggest win");
  expect(html("winners", { data: { wins: [] } })).toBe("");
});
