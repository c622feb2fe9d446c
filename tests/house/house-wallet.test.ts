import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { houseOver } from "~/features/house/server/calls";
import { aBrand } from "../helpers/tenants";
import { atGame, requestId } from "../helpers/wps/house";
import { aPlayer, faultsOf } from "../helpers/wps/money";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", { demo: true, flags: { freePlay: true } })]);
});
afterAll(() => site.close());

const tokenIn = (url: string) => new URL(url, "http://own.invalid").searchParams.get("token") ?? "";

/** Opens a house session at a game for a session token of the site. */
async function enter(token: string, gameCode = "lantern-garden") {
  const { url } = await site.as({ token }).game.launch({ gameCode });
  return (await site.as().house.enter({ token: tokenIn(url) })).session;
}

describe("the house on the wallet of a brand", () => {
  test("G10 G12 W6 a round changes the member's balance, appears in the betting record, and can be recalled", async () => {
    const { calls, held, token } = await aPlayer(site, 10_000n);
    const session = await enter(token);
    const spun = await site.as().house.reelsSpin({ session, stake: "1.00", requestId: requestId() });
    const { rows, totals } = await calls.report.bettingRecord({});
    expect(rows).toMatchObject([{ game: "Lantern Garden", vendor: "HOUSE", state: "closed", bet: "1.00" }]);
    expect((await calls.wallet.balance({})).sumBalance).toBe(spun.balance);
    expect((await held()).get("main")).toBe(BigInt(Math.round((100 + Number(totals.net)) * 100)));
    const { steps } = await calls.game.round({ id: rows[0]?.id ?? "" });
    expect(steps).toHaveLength(spun.spins.length);
    expect(await faultsOf(site)).toEqual([]);
  });

  test("G10 a spin takes at most six transactions", async () => {
    const { token } = await aPlayer(site, 10_000n);
    const session = await enter(token);
    const { db } = site;
    const spies = (["transaction", "read", "lookUp", "touch"] as const).map((name) => vi.spyOn(db, name));
    const counts: number[] = [];
    for (let at = 0; at < 20; at++) {
      await site.as().house.reelsSpin({ session, stake: "0.20", requestId: requestId() });
      counts.push(spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0) - counts.reduce((sum, n) => sum + n, 0));
    }
    for (const spy of spies) spy.mockRestore();
    expect(Math.max(...counts)).toBeLessThanOrEqual(6);
    expect(Math.min(...counts)).toBeGreaterThan(3);
  });

  test("W9 the member's loss limit stops the game and takes no stake", async () => {
    const { calls, held, token } = await aPlayer(site, 10_000n);
    await calls.member.setLimits({ kind: "loss", period: "day", value: "0.50" });
    const session = await enter(token);
    const spin = site.as().house.reelsSpin({ session, stake: "1.00", requestId: requestId() });
    await expect(spin).rejects.toMatchObject({ code: "playStopped" });
    expect((await held()).get("main")).toBe(10_000n);
  });

  test("A12 a free-play account plays with play money", async () => {
    const { token } = await site.as().session.loginFreeplay({});
    const session = await enter(token ?? "");
    const { balance } = await site.as().house.gameBalance({ session });
    expect(balance).toBe("10000.00");
    await site.as().house.reelsSpin({ session, stake: "1.00", requestId: requestId() });
    const [row] = await site.db.transaction("lotus", (tx) => tx.query("select demo from round where demo"));
    expect(row).toEqual({ demo: true });
  });

  test("A15 after sign-out the game accepts no more bets", async () => {
    const { calls, token } = await aPlayer(site, 10_000n);
    const session = await enter(token);
    await calls.session.logout({});
    const spin = site.as().house.reelsSpin({ session, stake: "1.00", requestId: requestId() });
    await expect(spin).rejects.toMatchObject({ code: "gameSessionEnded" });
  });

  test("G12 a bet that the wallet has rolled back earlier is reported as undone", async () => {
    const { context, fake, session } = await atGame(site, "lantern-garden");
    const calls = houseOver(() => async (request) => {
      if (request.operation === "bet") return { ok: false, code: "rolledBack", balance: null };
      return fake.wallet(request);
    });
    const spin = calls.reelsSpin(context(), { session, stake: "0.20", requestId: requestId() });
    await expect(spin).rejects.toMatchObject({ code: "roundUndone" });
  });
});
