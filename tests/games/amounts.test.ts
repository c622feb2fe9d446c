import { afterAll, beforeAll, expect, test } from "vitest";
import { parameter } from "../helpers/http";
import { aBrand } from "../helpers/tenants";
import { aPlayer } from "../helpers/wps/money";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const VND = { currency: { code: "VND", symbol: "₫", scale: 0, minBets: ["200", "4000"] } };

let site: WpsSite;
beforeAll(async () => {
  const vendors = ["HOUSE"];
  site = await aWpsSite([aBrand("lotus", { vendors }), aBrand("dong", { vendors, ...VND })]);
});
afterAll(() => site.close());

test("I2 G2 minimum bets are in the brand's currency, in lists, in the filter and at the table", async () => {
  const [peso, dong] = [await aPlayer(site, 0n), await aPlayer(site, 0n, "dong")];
  const least = async ({ calls }: typeof peso) => {
    const { games, minBets } = await calls.game.gameList({ vassalage: "HOUSE", gameType: "RNG" });
    const { url } = await calls.game.launch({ gameCode: "lantern-garden" });
    const { stakes } = await calls.house.enter({ token: parameter(url, "token") });
    return { minBet: games[0]?.minBet, minBets, first: stakes[0] };
  };
  expect(await least(peso)).toEqual({ minBet: "0.20", minBets: ["0.20"], first: "0.20" });
  expect(await least(dong)).toEqual({ minBet: "4000.00", minBets: ["4000.00"], first: "4000.00" });
});

test("G2 the minimum number of lines is a filter; games without lines count as zero", async () => {
  const { calls } = await aPlayer(site, 0n);
  const ids = async (minLineNum: number) => {
    const { games } = await calls.game.gameList({ vassalage: "HOUSE", minLineNum });
    return games.map(({ gameId }) => gameId);
  };
  expect(await ids(20)).toEqual(["lantern-garden"]);
  expect(await ids(21)).toEqual([]);
  expect((await ids(0)).length).toBeGreaterThan(1);
});

test("G5 G7 a launch passes on how the game opens, and a vendor's entry in the game list starts nothing", async () => {
  const { calls } = await aPlayer(site, 0n);
  const { url } = await calls.game.launch({ vendor: "HOUSE", view: "rules", defaultPlayType: "demo-1" });
  expect([parameter(url, "view"), parameter(url, "playType")]).toEqual(["rules", "demo-1"]);
  await expect(calls.game.launch({ vendor: "HOUSE", isGame: "VASSALAGE" })).rejects.toMatchObject({ code: "notFound" });
  await expect(calls.game.launch({ vendor: "HOUSE", view: "a&token=b" })).rejects.toMatchObject({ code: "validation" });
});

test("H9 the menu of games names each startable vendor, by category", async () => {
  const { gameMenus } = await site.as({}).game.menus({});
  expect(gameMenus.map(({ gameCategory, vassalage }) => [gameCategory, vassalage])).toEqual([
    ["RNG", "HOUSE"],
    ["LIVE", "HOUSE"],
    ["SPORTS", "HOUSE"],
  ]);
  expect(gameMenus[0]).toMatchObject({ accountTypeName: "HOUSE", isHot: 1 });
});
