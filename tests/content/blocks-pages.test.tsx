import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findSections } from "~/features/content/blocks/help/find-sections";
import { loadLaunchNote } from "~/features/games/blocks/launch-note/load";
import { loadNotices } from "~/features/messages/blocks/notices/load";
import { loadPromotion } from "~/features/promotions/blocks/promotion/load";
import { loadPromotions } from "~/features/promotions/blocks/promotions/load";
import { compareBenefits } from "~/features/rewards/blocks/vip-levels/compare";
import { createI18n } from "~/platform/i18n/create-i18n";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { productLocales } from "~/platform/i18n/locales.server";
import { FORMAT_TABLES } from "~/platform/i18n/tables";
import type { WpsClient } from "~/platform/wps/client";
import { WpsError } from "~/platform/wps/errors";
import { blocks } from "~/registry/blocks.server";
import { pageNumberFrom, queryAddress } from "~/site/page-number-from";
import type { BlockContext } from "~/site/types";

const { blocks: blockTexts = {}, common: commonTexts = {} } = productLocales().get("EN") ?? {};
const i18n = createI18n({
  language: "EN",
  texts: { blocks: blockTexts, common: commonTexts },
  formats: FORMAT_TABLES.EN,
  region: { timeZone: "UTC", currency: { symbol: "P", scale: 2 } },
});

/** Renders a block's example with changed data or properties to HTML. */
function html(type: string, change: { readonly props?: object; readonly data?: object } = {}): string {
  const { view: View, example } = blocks[type] ?? {};
  if (!View || !example) throw new Error(`no block ${type}`);
  const props = { ...(example.props as object), ...change.props } as never;
  const data = (example.data ? { ...example.data, ...change.data } : null) as never;
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <View props={props} data={data} />
    </I18nProvider>,
  );
}

/** Creates a context with the given calls. Any other call fails the test. */
function context(calls: object, query: Record<string, string> = {}): BlockContext {
  const wps = calls as WpsClient;
  const { signal } = new AbortController();
  return { account: "visitor", wps, language: "EN", path: "/", query, signal, leads: () => true };
}

const notice = (at: number) => ({
  id: `n${at}`,
  title: `Notice ${at}`,
  html: `<p>${at}</p>`,
  at: "2026-01-01T00:00:00Z",
});
const board = { home: { announcements: async () => ({ player: Array.from({ length: 20 }, (_, at) => notice(at)) }) } };

const row = (id: string, status = "join") => ({
  id,
  category: "newbie",
  title: id,
  summary: "",
  art: "/art/promo/a.svg",
  status,
  at: "2026-01-01T00:00:00.000Z",
  until: null,
});
const list = async () => ({ rows: ["a", "b", "c"].map((id) => row(id, id === "b" ? "close" : "join")) });

test("R12 the notice page lists nine titles and opens the notice from the address on its page, or the first", async () => {
  const first = (await loadNotices(context(board), {})).data;
  expect([first.rows.length, first.open?.id, first.chosen, first.totalPages]).toEqual([9, "n0", "first", 3]);
  const asked = (await loadNotices(context(board, { id: "n12" }), {})).data;
  expect([asked.pageNo, asked.rows[0]?.id, asked.open?.id, asked.chosen]).toEqual([2, "n9", "n12", "asked"]);
  const last = (await loadNotices(context(board, { no: "99" }), {})).data;
  expect([last.pageNo, last.rows.length, last.open?.id]).toEqual([3, 2, "n18"]);
});

test("R12 a missing notice is reported next to the current ones", async () => {
  const { data } = await loadNotices(context(board, { id: "old" }), {});
  expect(html("notices", { data })).toContain("no longer available");
  const empty = { home: { announcements: async () => ({ player: [] }) } };
  expect(html("notices", { data: (await loadNotices(context(empty), {})).data })).toContain("No notices");
});

test("P2 an unknown promotion shows a link back and other promotions that have not ended", async () => {
  const promotionDetail = async () => {
    throw new WpsError("notFound");
  };
  const calls = { promotion: { promotions: list, promotionDetail } };
  const { data } = await loadPromotion(context(calls, { id: "gone" }), {});
  expect(data.promo).toBeNull();
  expect(data.others.map(({ id }) => id)).toEqual(["a", "c"]);
  expect(html("promotion", { data })).toMatch(/href="\/promotions"[^>]*>All promotions/);
});

test("P2 the promotions follow the category and page of the address; an unknown category is ignored", async () => {
  const asked: object[] = [];
  const promotions = async (input: object) => {
    asked.push(input);
    return { rows: [], categories: ["live", "newbie"], pageNo: 2, pageSize: 12, total: 0, totalPages: 0 };
  };
  const calls = { promotion: { promotions } };
  await loadPromotions(context(calls, { category: "live", no: "2" }), { all: true });
  await loadPromotions(context(calls, { category: "<b>", no: "-1" }), { all: true });
  await loadPromotions(context(calls, { category: "live", no: "2" }), { limit: 3 });
  expect(asked).toEqual([
    { pageNo: 2, pageSize: 13, category: "live" },
    { pageNo: 1, pageSize: 13 },
    { pageNo: 1, pageSize: 3 },
  ]);
});

test("P2 only a promotion that can be joined has a button; without scripts it leads to sign-in", () => {
  const drawn = html("promotions");
  expect(drawn.match(/href="\/login"/g)).toHaveLength(1);
  expect(drawn).toMatch(/<a[^>]*href="\/login"[^>]*data-modal="loginPopupModal"/);
  for (const state of ["Active", "Coming soon", "Ended"]) expect(drawn).toContain(state);
  expect(html("promotions", { data: { rows: [] } })).toContain("No promotions right now");
});

test("P6 the levels are compared in columns: sentences that differ in figures share a column, with missing levels marked", () => {
  const { columns, rows } = compareBenefits([
    { benefits: ["Rebate of 0.3% on the 1st", "2 cards"] },
    { benefits: ["A host", "Rebate of 1,000% on the 1st"] },
  ]);
  expect(columns.map(({ text }) => text)).toEqual(["Rebate of … on the 1st", "2 cards", "A host"]);
  expect(rows.map((row) => row.map((cell) => cell && [cell.figures, cell.isNew]))).toEqual([
    [["0.3%", true], ["", true], null],
    [["1,000%", false], null, ["", true]],
  ]);
});

test("P6 VIP shows the levels, the points they need, and the benefits that are new at each", () => {
  const drawn = html("vip-levels");
  expect(drawn).toContain("100,000 points");
  expect(drawn).toMatch(/Silver.*0\.5%.*data-new="">.*A gift on your birthday/);
});

test("P6 the join button links to registration unless the brand sets another target", () => {
  expect(html("steps")).toMatch(/<a[^>]*href="\/register"[^>]*data-modal="registerModal"/);
  expect(html("steps", { props: { action: { href: "/help", label: "Ask" } } })).toContain('href="/help"');
});

test("R1 a visitor at a game address sees the name of the game, from any page of the list", async () => {
  const gameList = async ({ pageNo }: { pageNo: number }) => ({
    games: [{ gameId: `game-${pageNo}`, nodeId: pageNo, name: `Game ${pageNo}`, vendorName: "V", art: "/a.svg" }],
    totalPages: 3,
  });
  const calls = { game: { gameList } };
  expect((await loadLaunchNote(context(calls, { gameId: "game-3" }), { title: "" })).data.game?.name).toBe("Game 3");
  expect((await loadLaunchNote(context(calls, { gameId: "none" }), { title: "" })).data.game).toBeNull();
  expect(html("launch-note", { data: { game: null, launch: null } })).toContain("Sign in to play");
});

test("G7 a signed-in member plays the game from the address or the brand's sports there; without scripts by a button", async () => {
  const calls = { game: { gameList: async () => ({ games: [], totalPages: 0 }) } };
  const launchOf = async (query: Record<string, string>, props: object = {}) =>
    (await loadLaunchNote({ ...context(calls, query), account: "member" }, { title: "", ...props })).data.launch;
  expect(await launchOf({ gameId: "jade", vendor: "REEL" })).toEqual({
    kind: "game",
    wanted: { gameCode: "jade", vendor: "REEL" },
  });
  expect(await launchOf({}, { category: "SPORTS" })).toEqual({ kind: "sports" });
  expect(await launchOf({})).toBeNull();
  const drawn = html("launch-note", { data: { game: null, launch: { kind: "sports" } } });
  expect(drawn).toMatch(/<form method="post"[^>]*>.*Play<\/button>/);
  expect(drawn).not.toContain("Sign in");
});

test("G8 a card game and a vendor of card games show the rooms until the address names one", async () => {
  const card = { gameId: "fans", vassalage: "FANS", gameType: "PVP", name: "Fans", vendorName: "F", art: "/a.svg" };
  const gameList = async () => ({ games: [card, { ...card, gameId: "jade", gameType: "RNG" }], totalPages: 1 });
  const vendors = async () => ({ categories: [{ gameCategory: "PVP", cards: [{ vassalage: "FANS" }] }] });
  const loaded = async (query: Record<string, string>, account: "member" | "visitor" = "member") =>
    (await loadLaunchNote({ ...context({ game: { gameList, vendors } }, query), account }, { title: "" })).data;
  expect((await loaded({ gameId: "fans" })).rooms).toBe("FANS");
  expect((await loaded({ vendor: "FANS" })).rooms).toBe("FANS");
  expect(await loaded({ gameId: "fans", room: "silver" })).toMatchObject({
    rooms: null,
    launch: { kind: "game", wanted: { gameCode: "fans", room: "silver" } },
  });
  expect((await loaded({ gameId: "jade" })).rooms).toBeNull();
  expect((await loaded({ vendor: "REEL" })).rooms).toBeNull();
  expect(await loaded({ gameId: "fans" }, "visitor")).toMatchObject({ rooms: null, launch: null });
});

test("P6 a search of the help matches words of title and text, not of tags", () => {
  const sections = [
    { id: "a", title: "Paying out", html: "<p>In <strong>ten</strong> minutes</p>" },
    { id: "b", title: "Terms", html: "<p>Be fair</p>" },
  ];
  for (const search of ["PAYING minutes", "páying", "ｐａｙｉｎｇ"])
    expect(findSections(sections, search).map(({ id }) => id)).toEqual(["a"]);
  expect(findSections(sections, "strong")).toEqual([]);
  expect(findSections(sections, " ")).toHaveLength(2);
});

test("P1 the points mall shows price, remaining stock and sold-out rewards, and offers no exchange", () => {
  const drawn = html("points-mall");
  expect(drawn).toContain("24,000");
  expect(drawn).toContain("Only 4 left");
  expect(drawn).toContain("Sold out");
  expect(drawn).toContain("100 points = P\u00a01.00");
  expect(drawn).not.toContain("Redeem");
});

test("an address accepts only whole page numbers and omits empty parameters", () => {
  expect(["2", "0", "-1", "1e3", "", undefined].map(pageNumberFrom)).toEqual([2, 1, 1, 1, 1, 1]);
  expect(queryAddress({ category: "", no: 1 })).toBe("?");
  expect(queryAddress({ category: "live", no: 2 })).toBe("?category=live&no=2");
});
