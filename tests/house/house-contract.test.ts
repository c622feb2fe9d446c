import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { houseCalls } from "~/features/house/contract/house";
import { errorCodesOf } from "~/platform/wps/define";
import { isWpsError } from "~/platform/wps/errors";
import { aHouseSite, atGame, requestId } from "../helpers/wps/house";
import type { WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aHouseSite();
});
afterAll(() => site.close());

describe("G10 the house's calls", () => {
  test.each(Object.values(houseCalls))("G10 the example of $name is valid by its own schemas", (call) => {
    expect(call.input.safeParse(call.example.input).error).toBeUndefined();
    expect(call.output.parse(call.example.value)).toEqual(call.example.value);
  });

  test("G10 every response matches its declared schema", async () => {
    const garden = await atGame(site, "lantern-garden");
    const table = await atGame(site, "lantern-twenty-one");
    const sports = await atGame(site, "lantern-sports");
    const [reels, hand, slip] = [garden, table, sports].map(({ session }) => ({ session, requestId: requestId() }));
    if (!reels || !hand || !slip) throw new Error("no sessions");
    const { matches } = await sports.calls.slipMatches(sports.context(), slip);
    const legs = matches.slice(0, 2).map(({ matchId, odds }) => ({ matchId, pick: "home" as const, odds: odds.home }));
    const answers = {
      enter: garden.entered,
      gameBalance: await garden.calls.gameBalance(garden.context(), reels),
      reelsSpin: await garden.calls.reelsSpin(garden.context(), { ...reels, stake: "1.00" }),
      tableDeal: await table.calls.tableDeal(table.context(), { ...hand, stake: "1.00" }),
      slipPlace: await sports.calls.slipPlace(sports.context(), { ...slip, stake: "1.00", legs }),
      slipMatches: await sports.calls.slipMatches(sports.context(), slip),
      slipBets: await sports.calls.slipBets(sports.context(), { ...slip, pageNo: 1, pageSize: 10 }),
      fairness: await garden.calls.fairness(garden.context(), reels),
    } as const;
    for (const [name, value] of Object.entries(answers))
      expect([name, houseCalls[name as keyof typeof answers].output.parse(value)]).toEqual([name, value]);
  });

  test("G10 an unknown session, or one of another game, is refused with a declared code", async () => {
    const garden = await atGame(site, "lantern-garden");
    const other = { session: "x".repeat(43), requestId: requestId() };
    const own = { ...other, session: garden.session };
    const context = garden.context();
    const refused = [
      ["gameBalance", "gameSessionEnded", () => garden.calls.gameBalance(context, other)],
      ["reelsSpin", "gameSessionEnded", () => garden.calls.reelsSpin(context, { ...other, stake: "1.00" })],
      ["tableDeal", "gameUnavailable", () => garden.calls.tableDeal(context, { ...own, stake: "1.00" })],
      ["tableAct", "gameUnavailable", () => garden.calls.tableAct(context, { ...own, action: "hit" })],
      ["slipMatches", "gameUnavailable", () => garden.calls.slipMatches(context, own)],
    ] as const;
    for (const [name, code, call] of refused) {
      const error = await (call() as Promise<unknown>).catch((thrown: unknown) => thrown);
      expect(isWpsError(error) ? [name, error.code] : error).toEqual([name, code]);
      expect(errorCodesOf(houseCalls[name])).toContain(code);
    }
  });

  test("G10 a session and its rounds are invisible to another brand", async () => {
    const garden = await atGame(site, "lantern-garden");
    await garden.calls.reelsSpin(garden.context(), { session: garden.session, stake: "1.00", requestId: requestId() });
    const rows = await site.db.transaction("harbor", (tx) => tx.query("select 1 from house_round, house_session"));
    expect(rows).toEqual([]);
  });
});
