import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPlayer } from "../helpers/wps/money";
import { aLaunch, aVendor, aVendorSite } from "../helpers/wps/vendor-site";
import type { WpsSite } from "../helpers/wps/wps-site";

const HOSTS = ["https://one.play.example", "https://two.play.example"];

let site: WpsSite;
beforeAll(async () => {
  site = await aVendorSite({ launchGameCDNs: HOSTS });
});
afterAll(() => site.close());

let count = 0;
const newId = () => `play-${++count}`;

/** Plays a round of Reelhouse to its end. @returns the vendor's round id */
async function aRound(
  { token, memberId: playerId }: Awaited<ReturnType<typeof aPlayer>>,
  game = "jade-garden",
  win = 300n,
) {
  const { url } = await site.as({ token }).game.launch({ gameCode: game });
  const launch = new URL(url, "https://own.invalid").searchParams.get("token") ?? "";
  const client = aVendor(site, "REEL");
  const [roundId, record] = [newId(), { steps: [{ kind: "spin", shown: [["koi", "moon"], "lotus"], won: "3.00" }] }];
  const bet = { operation: "bet", token: launch, transactionId: newId(), roundId, gameId: game, amount: 100n } as const;
  expect(await client.ask(bet)).toMatchObject({ ok: true });
  await client.ask({ operation: "win", playerId, transactionId: newId(), roundId, amount: win });
  await client.ask({ operation: "roundClose", playerId, roundId, record });
  return roundId;
}

describe("launching", () => {
  test("G6 a game opens by number or code, a vendor by its first game; each launch has a new token", async () => {
    const { calls } = await aPlayer(site);
    const byCode = await calls.game.launch({ gameCode: "lantern-garden" });
    expect(byCode).toMatchObject({ mode: "frame", gameId: "lantern-garden", vendor: "HOUSE", name: "Lantern Garden" });
    expect(byCode.url).toMatch(/^\/house\/lantern-garden\?token=[\w-]{43}&lang=EN$/);
    expect((await calls.game.launch({ nodeId: 1400 })).url).not.toBe(byCode.url);
    expect(await calls.game.launch({ accountTypeName: "HOUSE", gameType: "LIVE" })).toMatchObject({
      gameId: "lantern-twenty-one",
    });
    expect((await calls.game.launch({ vendor: "REEL" })).url).toMatch(/^https:\/\/play\.vendor\.example\/.+\?token=/);
  });

  test.each([
    [{}],
    [{ gameCode: "no-such-game" }],
    [{ gameCode: "all-of-lantern-house" }],
    [{ vendor: "NOBODY" }],
    [{ vendor: "GEMS", gameCode: "jade-garden" }],
  ])("G6 %j is not found", async (names) => {
    const { calls } = await aPlayer(site);
    await expect(calls.game.launch(names)).rejects.toMatchObject({ code: "notFound" });
  });

  test("G7 T2 a game of a vendor that is not connected is refused as coming soon, with suggested games that start", async () => {
    const { calls } = await aPlayer(site);
    const refused = await calls.game.launch({ gameCode: "glass-dragon" }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "gameComingSoon" });
    const { hot } = (refused as { details: { hot: { gameId: string; vassalage: string }[] } }).details;
    expect(hot.map(({ gameId }) => gameId)).toContain("lantern-garden");
    expect(new Set(hot.map(({ vassalage }) => vassalage))).toEqual(new Set(["HOUSE", "REEL", "FANS"]));
    for (const { gameId } of hot) await expect(calls.game.launch({ gameCode: gameId })).resolves.toBeDefined();
  });

  test("G7 sports open the first startable vendor", async () => {
    const { calls } = await aPlayer(site);
    expect(await calls.game.launchFbSports({})).toMatchObject({ gameId: "lantern-sports", vendor: "HOUSE" });
  });

  test("G8 a launch into a room counts its players; an unknown room is refused", async () => {
    const [one, two] = await Promise.all([aPlayer(site), aPlayer(site)]);
    for (const { calls } of [one, one, two]) await calls.game.launch({ vendor: "FANS", room: "gold" });
    const { rooms } = await one.calls.game.rooms({ vendor: "FANS" });
    expect(rooms.map(({ id, maxBet, minBet, players }) => [id, minBet, maxBet, players])).toEqual([
      ["bronze", "0.10", "5.00", 0],
      ["silver", "1.00", "50.00", 0],
      ["gold", "10.00", "500.00", 2],
    ]);
    await expect(one.calls.game.launch({ vendor: "FANS", room: "attic" })).rejects.toMatchObject({ code: "notFound" });
  });

  test("G5 a vendor lists its categories", async () => {
    const { calls } = await aPlayer(site);
    const { gameTypes } = await calls.game.vassGameType({ vassalage: "HOUSE" });
    expect(gameTypes.map(({ gameType, games }) => [gameType, games])).toEqual([
      ["RNG", 1],
      ["LIVE", 1],
      ["SPORTS", 1],
    ]);
  });
});

describe("lists", () => {
  test("G3 a favourite is added and removed; repeating either changes nothing", async () => {
    const { calls } = await aPlayer(site);
    const kept = async () => (await calls.game.favourites({})).rows.map(({ nodeId }) => nodeId);
    for (const nodeId of [101, 1400, 1400]) await calls.game.toggleFavourite({ nodeId, action: "add" });
    expect((await kept()).toSorted()).toEqual([101, 1400]);
    for (const _again of [1, 2]) await calls.game.toggleFavourite({ nodeId: 101, action: "remove" });
    expect(await kept()).toEqual([1400]);
    const unknown = calls.game.toggleFavourite({ nodeId: 99_999, action: "add" });
    await expect(unknown).rejects.toMatchObject({ code: "notFound" });
    expect((await (await aPlayer(site)).calls.game.favourites({})).rows).toEqual([]);
  });

  test("G4 recent games are the opened ones, newest first, once each, in pages of 12", async () => {
    const { calls, token } = await aPlayer(site);
    expect((await calls.game.recent({})).list).toEqual([]);
    const opened = ["jade-garden", "lantern-garden", "seven-lanterns", "jade-garden"];
    for (const [at, gameCode] of opened.entries())
      await site.as({ token, now: site.now + at * 1_000 }).game.launch({ gameCode });
    const { list, ...paging } = await calls.game.recent({});
    expect(list.map(({ gameId }) => gameId)).toEqual(["jade-garden", "seven-lanterns", "lantern-garden"]);
    expect(paging).toEqual({ pageNo: 1, pageSize: 12, total: 3, totalPages: 1 });
  });

  test("G13 the most played games come first among popular and hot; play money does not count", async () => {
    const player = await aPlayer(site, 10_000n);
    for (const _round of [1, 2, 3]) await aRound(player, "honey-harvest");
    for (const _round of [1, 2]) await aRound(player, "seven-lanterns");
    const { token } = await site.as().session.loginFreeplay({});
    for (const _launch of [1, 2]) await aLaunch(site, token ?? "", "HOUSE");
    // Statistics are cached for a minute.
    const later = site.as({ now: site.now + 120_000 });
    const { rows } = await later.game.popular({ count: 5 });
    expect(rows.map(({ gameId }) => gameId).slice(0, 2)).toEqual(["honey-harvest", "seven-lanterns"]);
    expect(rows).toHaveLength(5);
    const { categories } = await later.game.hotGames({});
    const slots = categories.find(({ gameCategory }) => gameCategory === "RNG")?.games ?? [];
    expect(slots[0]?.gameId).toBe("seven-lanterns");
    expect(slots.every(({ isHot }) => isHot === 1)).toBe(true);
  });
});

describe("recalling a round", () => {
  test("G12 shows the round step by step, only to its player", async () => {
    const [player, other] = await Promise.all([aPlayer(site, 10_000n), aPlayer(site)]);
    const roundId = await aRound(player);
    const [row] = await site.db.transaction("lotus", (tx) =>
      tx.query<{ id: string }>("select id from round where round_id = $1", [roundId]),
    );
    const id = row?.id ?? "";
    expect(await player.calls.game.round({ id })).toMatchObject({
      roundId,
      vendorName: "Reelhouse",
      game: "Jade Garden",
      state: "closed",
      bet: "1.00",
      win: "3.00",
      net: "2.00",
      steps: [{ kind: "spin", shown: [["koi", "moon"], "lotus"], won: "3.00" }],
    });
    await expect(other.calls.game.round({ id })).rejects.toMatchObject({ code: "notFound" });
  });
});
