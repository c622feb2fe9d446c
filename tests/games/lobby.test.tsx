import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadCategoryGrid } from "~/features/games/blocks/category-grid/load";
import { loadLobby } from "~/features/games/blocks/lobby/load";
import {
  categoryOf,
  filterAddress,
  MIN_BETS,
  minBetChoices,
  pageAddress,
  readLobbyQuery,
} from "~/features/games/blocks/lobby/query";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { i18nFor } from "~/platform/i18n/texts.server";
import type { WpsClient } from "~/platform/wps/client";
import { blocks } from "~/registry/blocks.server";
import { gameLink, vendorLink } from "~/site/start-links";
import type { BlockContext } from "~/site/types";

const REGION = { timeZone: "UTC", currency: { symbol: "P", scale: 2 } };
const GAME = {
  nodeId: 101,
  gameId: "jade",
  vassalage: "REEL",
  vendorName: "Reelhouse",
  minBet: "0.10",
  art: "/a",
  isHot: 1,
  name: "J",
};
const card = (code: string) => ({ vassalage: code, name: code, isHot: 0, art: `/${code}` });
const CATEGORIES = [
  {
    gameCategory: "RNG",
    cards: [card("REEL"), card("GEMS")],
    gameClassify: [
      { code: "classic", vendors: ["REEL", "GEMS"] },
      { code: "fruit", vendors: ["GEMS"] },
    ],
  },
  { gameCategory: "DS88", cards: [card("DS88")], gameClassify: [] },
  { gameCategory: "FISH", cards: [card("TIDE")], gameClassify: [] },
];

/** Creates a context that records its calls. The list has `total` games. */
function context(query: Record<string, string>, total = 30) {
  const asked: Record<string, unknown>[] = [];
  const paged = async (input: Record<string, unknown>) => {
    asked.push(input);
    const { pageNo = 1, pageSize = 12 } = input as { pageNo?: number; pageSize?: number };
    const totalPages = Math.ceil(total / pageSize);
    return { games: pageNo <= totalPages ? [GAME] : [], pageNo, pageSize, total, totalPages };
  };
  const gameList = paged;
  const favourites = async (input: Record<string, unknown>) => ({ rows: [GAME], ...(await paged(input)) });
  const recent = async (input: Record<string, unknown>) => ({ list: [GAME], ...(await paged(input)) });
  const hotGames = async (input: Record<string, unknown>) => {
    asked.push(input);
    return { categories: ["RNG", "LIVE"].map((gameCategory) => ({ gameCategory, games: [GAME] })) };
  };
  const menu = async () => ({ modules: [{ type: "page", props: { path: "/rng" }, children: [] }] });
  const wps = {
    game: { favourites, gameList, hotGames, recent, vendors: async () => ({ categories: CATEGORIES }) },
    system: { menu },
  };
  const ctx: BlockContext = {
    account: "visitor",
    wps: wps as unknown as WpsClient,
    language: "EN",
    path: "/rng",
    query,
    signal: new AbortController().signal,
    leads: () => true,
  };
  return { ctx, asked };
}

function html(type: string, data: object, props: object = {}, region = REGION) {
  const { view: View, example } = blocks[type] ?? {};
  if (!View || !example) throw new Error(`no block ${type}`);
  const drawn = (
    <View
      props={{ ...(example.props as object), ...props } as never}
      data={{ ...(example.data as object), ...data } as never}
    />
  );
  return renderToStaticMarkup(
    <I18nProvider i18n={i18nFor({ language: "EN", namespaces: ["common", "blocks"], region })}>{drawn}</I18nProvider>,
  );
}

test("G1 a lobby has one category; the games parameter, in any case, selects it", async () => {
  expect(categoryOf("LIVE", "rng")).toBe("LIVE");
  expect(categoryOf("param", "esports")).toBe("ESPORTS");
  expect(categoryOf("param", "nothing")).toBeNull();
  const { ctx, asked } = context({ games: "fish" });
  const { data } = await loadLobby(ctx, { gameType: "param" });
  expect(asked[0]).toEqual({ gameType: "FISH", pageNo: 1, pageSize: 12 });
  expect(data.vendors.map(({ code }) => code)).toEqual(["TIDE"]);
});

test("G2 vendor, classification, name and minimum bet in the address filter the list, 12 a page", async () => {
  const { ctx, asked } = context({ page: "GEMS", classify: "fruit", q: " jade ", minBet: "0.05", no: "2" });
  const { data } = await loadLobby(ctx, { gameType: "RNG" });
  expect(asked[0]).toEqual({
    gameType: "RNG",
    vassalage: "GEMS",
    gameClassify: "fruit",
    gameName: "jade",
    minBet: "0.05",
    pageNo: 2,
    pageSize: 12,
  });
  expect(data).toMatchObject({ no: 2, pages: 3, total: 30, classes: ["classic", "fruit"] });
  expect(MIN_BETS).toEqual(["0.01", "0.05", "0.1", "0.5", "0.75"]);
});

test("G2 changing a filter returns to page 1 and drops the list type; another page keeps all filters", () => {
  const query = readLobbyQuery({ page: "REEL", q: "jade", no: "3" });
  expect(filterAddress(query, { minBet: "0.1" })).toBe("?page=REEL&q=jade&minBet=0.1");
  expect(filterAddress(query, { page: "" })).toBe("?q=jade");
  expect(filterAddress(readLobbyQuery({ list: "hot" }), { page: "GEMS" })).toBe("?page=GEMS");
  expect(pageAddress(query, 4)).toBe("?page=REEL&q=jade&no=4");
  expect(pageAddress(query, 1)).toBe("?page=REEL&q=jade");
});

test("G2 an invalid address filters nothing, and a page past the end is the last page", async () => {
  expect(readLobbyQuery({ page: "<b>", minBet: "7 P", list: "all", no: "-1", classify: "a b" })).toEqual({});
  const { ctx, asked } = context({ no: "99" });
  const { data } = await loadLobby(ctx, { gameType: "RNG" });
  expect(asked.slice(0, 2).map(({ pageNo }) => pageNo)).toEqual([99, 3]);
  expect(data.no).toBe(3);
});

test("G4 the hot list is one page with the most played games first, and ignores other filters", async () => {
  const { ctx, asked } = context({ list: "hot", page: "REEL", q: "jade" });
  const loaded = await loadLobby(ctx, { gameType: "RNG" });
  expect(asked).toEqual([{}]);
  expect(loaded).toMatchObject({ data: { pages: 1, total: 1, games: [{ id: "jade", node: 101 }] }, maxAge: 60 });
  expect(html("lobby", loaded.data)).not.toContain("Load more");
});

test("G3 favourites and recent open the sign-in window, or a page with a sign-in link without scripts", async () => {
  const chips = [...html("lobby", {}).matchAll(/<a href="([^"]*)"[^>]*data-modal="loginPopupModal"[^>]*data-stay/g)];
  expect(chips.map((match) => match[1])).toEqual(["/rng?list=favourites", "/rng?list=recent"]);
  const { ctx, asked } = context({ list: "favourites" });
  const { data } = await loadLobby(ctx, { gameType: "RNG" });
  expect(asked).toEqual([]);
  const drawn = html("lobby", data);
  expect(drawn).toContain("Sign in to see your favourites");
  expect(drawn).toContain('href="/login?next=%2Frng%3Flist%3Dfavourites"');
});

test("G3 G4 a signed-in member gets personal lists; a demo account sees that favourites need a real account", async () => {
  const { ctx, asked } = context({ list: "recent", no: "2" });
  const recent = await loadLobby({ ...ctx, account: "member" }, { gameType: "RNG" });
  expect(asked).toEqual([{ pageSize: 12, pageNo: 2 }]);
  expect(recent.data).toMatchObject({ hasOwn: true, barred: null, no: 2, pages: 3 });
  expect(html("lobby", { ...recent.data, games: [], total: 0, pages: 0 })).toContain("No recent games");
  const own = context({ list: "favourites" });
  const { data } = await loadLobby({ ...own.ctx, account: "demo" }, { gameType: "RNG" });
  expect(own.asked).toEqual([]);
  expect(html("lobby", data)).toContain("You need a real account to save favourites");
});

test("G3 each tile has a heart, which has no state until the favourites are loaded, and is a form without scripts", () => {
  const unknown = html("lobby", { games: [{ ...GAME, id: "jade", name: "Jade", vendor: "V", hot: false, node: 7 }] });
  const [, form = ""] = /<form id="([\w-]+)" method="post" action="\/favourites">/.exec(unknown) ?? [];
  expect(unknown).toMatch(new RegExp(`<button [^>]*form="${form}" name="add" value="7" aria-label="Favourite: Jade">`));
  expect(unknown).not.toContain("aria-pressed");
  expect(html("lobby", { query: { list: "favourites" } })).toMatch(/name="remove"[^>]*aria-pressed="true"/);
});

test("G2 the vendor list has arrows from eight vendors on", () => {
  const vendors = Array.from({ length: 8 }, (_, at) => ({ code: `V${at}`, name: `V${at}`, art: "/a", hot: false }));
  expect(html("lobby", { vendors })).toContain('aria-label="Scroll forward"');
  expect(html("lobby", { vendors: vendors.slice(0, 7) })).not.toContain('aria-label="Scroll forward"');
});

test("G2 a single minimum bet is no choice, and an amount of the address can be removed", () => {
  expect(minBetChoices("RNG", {}, ["0.20", "1.00"])).toEqual(["0.20", "1.00"]);
  expect(minBetChoices("RNG", {}, ["0.20"])).toEqual([]);
  expect(minBetChoices("LIVE", {}, ["0.20", "1.00"])).toEqual([]);
  expect(minBetChoices("RNG", { minBet: "0.5" }, ["0.20", "1.00"])).toEqual(["0.20", "0.5", "1.00"]);
  expect(minBetChoices(null, { minBet: "1" }, ["0.20", "1.00"])).toEqual(["0.20", "1"]);
  expect(minBetChoices("RNG", {}, undefined)).toEqual(MIN_BETS);
});

test("G4 the hot list and the lists of a member offer no filters, because they ignore them", async () => {
  for (const list of ["hot", "favourites", "recent"]) {
    const { ctx } = context({ list });
    const { data } = await loadLobby({ ...ctx, account: "member" }, { gameType: "RNG" });
    expect(data).toMatchObject({ classes: [], minBets: [] });
    expect(html("lobby", data)).not.toContain("<select");
  }
});

test("G2 the range of games appears only if the list has several pages", () => {
  expect(html("lobby", { no: 1, pages: 2, total: 13 })).toContain("Games 1 to 6 of 13");
  expect(html("lobby", { no: 1, pages: 1, total: 6 })).not.toContain("of 6");
});

test("G2 without minimum bets there is no filter; a list without a match offers to clear the filters", () => {
  expect(html("lobby", {})).toContain('name="minBet"');
  expect(html("lobby", { minBets: [] })).not.toContain('name="minBet"');
  const drawn = html("lobby", { games: [], total: 0, pages: 0 });
  expect(drawn).toContain("No matching games");
  expect(drawn).toMatch(/<a [^>]*href="\?"[^>]*>Clear filters/);
});

test("G6 H10 lotteries open their page; other games and vendors need an account; RNG, FISH and PVP have a lobby", () => {
  expect(gameLink("mega", "TCG_SEA")).toEqual({ href: "/lottery?gameCode=mega&vendor=TCG_SEA" });
  expect(gameLink("jade", "REEL")).toEqual({ href: "/game?gameId=jade", launches: true });
  expect(vendorLink("RNG", "REEL", "/rng")).toEqual({ href: "/rng?page=REEL" });
  expect(vendorLink("FISH", "TIDE", undefined)).toBeUndefined();
  expect(vendorLink("LIVE", "CROUP", "/live")?.launches).toBe(true);
});

test("H10 a category without a page is omitted; cockfighting has no page and starts its vendor", async () => {
  const { ctx } = context({}, 5);
  const { data } = await loadCategoryGrid(ctx, {});
  expect(data.cards).toEqual([
    { code: "RNG", link: { href: "/rng" }, total: 5 },
    { code: "DS88", link: { href: "/game?vendor=DS88&gameType=DS88", launches: true }, total: 5 },
  ]);
});

test("R9 the jackpot is written in digits without separators, at the server's time; screen readers get an amount", () => {
  const drawn = html("jackpot", {});
  expect(drawn).toContain('<span class="vh">P\u00a01,256,604.40</span>');
  const [, places = ""] = /class="num places"[^>]*>(.*?)<\/bdi>/.exec(drawn) ?? [];
  expect(places.replace(/<[^>]*>/g, "")).toBe("P1256604.40");
  expect(drawn).not.toMatch(/aria-live|role="status"/);
});

test("R9 in a currency without decimals the jackpot and its step have none", () => {
  const region = { timeZone: "UTC", currency: { symbol: "₫", scale: 0 } };
  const drawn = html("jackpot", {}, {}, region);
  expect(drawn).toContain("Grows by ₫\u00a0165 every 3 seconds");
  expect(drawn).toContain('<span class="vh">₫\u00a01,256,604</span>');
});

test.each([
  ["search", {}],
  ["hero", { variant: "search", searchPage: "/games" }],
])("R1 the search of the block %s is a landmark with a name", (type, props) => {
  expect(html(type, {}, props)).toMatch(/<form[^>]*role="search"[^>]*aria-label="Search games"/);
});
