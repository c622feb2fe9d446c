import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SeamlessAnswer, SeamlessRequest } from "~/features/games/rules/seamless";
import { certify } from "~/features/vendors/server/certify/certify";
import { deliveryCounts } from "~/platform/outgoing/deliveries";
import { aPlayer, faultsOf } from "../helpers/wps/money";
import { aLaunch, aSubject, aVendor, aVendorSite } from "../helpers/wps/vendor-site";
import type { WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aVendorSite();
});
afterAll(() => site.close());

/** Creates a player with an open game of Reelhouse. */
async function aPlaying(amount = 10_000n) {
  const player = await aPlayer(site, amount);
  const { gameId, token } = await aLaunch(site, player.token, "REEL");
  return { ...player, gameId, launch: token, client: aVendor(site, "REEL") };
}

let count = 0;
const newId = () => `id-${++count}`;
const codeOf = (answer: SeamlessAnswer) => (answer.ok ? "ok" : answer.code);
type Playing = Awaited<ReturnType<typeof aPlaying>>;
const betOf = ({ gameId, launch: token }: Pick<Playing, "gameId" | "launch">, amount = 100n) =>
  ({ operation: "bet", token, transactionId: newId(), roundId: newId(), gameId, amount }) as const;

describe.each(process.env["TEST_FULL"] ? (["REEL", "FANS"] as const) : (["FANS"] as const))(
  "the certification of %s",
  (vendor) => {
    test("G11 every case of the list passes, and the ledger replays", async () => {
      const results = await certify(await aSubject(site, vendor));
      expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([]);
      const skipped = results.filter(({ outcome }) => outcome === "skipped").map(({ note }) => note);
      expect(skipped).toEqual(vendor === "FANS" ? ["in this dialect, the win settles the round"] : []);
      expect(results.length).toBeGreaterThan(20);
      expect(await faultsOf(site)).toEqual([]);
    });
  },
);

describe("a vendor's request", () => {
  test("G11 is answered only on its brand, and only where the brand offers the vendor", async () => {
    const playing = await aPlaying();
    const bet = betOf(playing);
    const there = await site.raw("/wps/vendor/REEL/bet", { method: "POST", body: "{}" }, { host: "harbor.test" });
    expect([there.status, (await there.json()).code]).toEqual([404, "notFound"]);
    const nobody = await site.raw("/wps/vendor/NOBODY/bet", { method: "POST", body: "{}" });
    expect(nobody.status).toBe(404);
    expect(codeOf(await aVendor(site, "FANS").ask(bet))).toBe("tokenExpired");
    expect(await playing.held()).toEqual(new Map([["main", 10_000n]]));
  });

  test.each([
    ["malformed", "bet", "not json"],
    ["malformed", "bet", '{"token":1}'],
    ["malformed", "balance", '{"playerId":"a","more":1}'],
    ["malformed", "balance", `{"playerId":"${"a".repeat(81)}"}`],
    ["unknownOperation", "steal", "{}"],
    ["unknownOperation", "", "{}"],
  ])("G11 error %s for %s %s, in the common shape of refusals", async (code, operation, body) => {
    const { signLivery } = await import("~/features/vendors/server/dialects/livery");
    const path = `/wps/vendor/REEL/${operation}`;
    const key = { keyId: "k1", secret: "the key of Reelhouse", now: site.now };
    const headers = { ...signLivery(key, { method: "POST", path, body }) };
    const answer = await site.raw(path, { method: "POST", headers, body });
    expect(await answer.json()).toEqual({ success: false, code, balance: null });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  test("X health: a vendor's request with a wrong signature counts as failed, a refusal about a player does not", async () => {
    const count = () => deliveryCounts(site.db)["vendor lotus REEL"] ?? { taken: 0, refused: 0 };
    const before = count();
    await site.raw("/wps/vendor/REEL/bet", { method: "POST", body: "{}" });
    expect(count()).toMatchObject({ taken: before.taken, refused: before.refused + 1 });
    const playing = await aPlaying(50n);
    const taken = count().taken;
    expect(codeOf(await playing.client.ask(betOf(playing, 100n)))).toBe("insufficientFunds");
    expect(count()).toMatchObject({ taken: taken + 1, refused: before.refused + 1 });
  });

  test("G11 any bytes get a documented refusal, and nothing is logged as an error", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 300 }), fc.constantFrom("REEL", "FANS"), async (body, vendor) => {
        const path = `/wps/vendor/${vendor}/${vendor === "FANS" ? "counter" : "bet"}`;
        const text = await (await site.raw(path, { method: "POST", body })).text();
        expect(text).toMatch(/invalidSignature|^status=10&/);
      }),
      { numRuns: 60 },
    );
    expect(site.logged).toEqual([]);
  });
});

describe("a launch token", () => {
  test("G7 opens a game once: a minute later it cannot be entered again, and bets continue", async () => {
    const playing = await aPlaying();
    const enter = { operation: "authenticate", token: playing.launch } as const;
    expect(await playing.client.ask(enter)).toMatchObject({
      ok: true,
      value: { playerId: playing.memberId, demo: false },
    });
    expect(codeOf(await playing.client.ask(enter))).toBe("ok");
    await site.db.transaction("lotus", (tx) =>
      tx.query("update launch set opened_at = opened_at - interval '2 minutes' where member_id = $1", [
        playing.memberId,
      ]),
    );
    expect(codeOf(await playing.client.ask(enter))).toBe("tokenExpired");
    expect(codeOf(await playing.client.ask(betOf(playing)))).toBe("ok");
  });

  test("A15 ends with its session: bets are refused, wins are still credited", async () => {
    const playing = await aPlaying();
    const bet = betOf(playing);
    expect(codeOf(await playing.client.ask(bet))).toBe("ok");
    await playing.calls.session.logout({});
    expect(codeOf(await playing.client.ask(betOf(playing)))).toBe("tokenExpired");
    const { memberId: playerId } = playing;
    const win = { operation: "win", playerId, transactionId: newId(), roundId: bet.roundId, amount: 500n } as const;
    expect(codeOf(await playing.client.ask(win))).toBe("ok");
    expect(await playing.held()).toEqual(new Map([["main", 10_400n]]));
  });

  test("G11 a locked account cannot bet", async () => {
    const playing = await aPlaying();
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set locked = true where id = $1", [playing.memberId]),
    );
    expect(codeOf(await playing.client.ask(betOf(playing)))).toBe("tokenExpired");
  });

  test("A12 a free-play account bets with play money that appears in no house figure", async () => {
    const { token } = await site.as().session.loginFreeplay({});
    const { gameId, token: launch } = await aLaunch(site, token ?? "", "REEL");
    const answer = await aVendor(site, "REEL").ask(betOf({ gameId, launch }));
    expect(answer).toMatchObject({ ok: true, value: { balance: 999_900n, demo: true } });
    const rows = await site.db.transaction("lotus", (tx) =>
      tx.query(
        "select p.account, sum(p.amount)::bigint as amount from posting p where p.account like 'play:%' group by 1 order by 1",
      ),
    );
    expect(rows).toEqual([
      { account: "play:REEL", amount: 100n },
      { account: "play:grant", amount: -1_000_000n },
    ]);
  });
});

describe("concurrent requests", () => {
  test("W1 exactly ten of fifty bets of 10 on a balance of 100 are accepted", async () => {
    const playing = await aPlaying(10_000n);
    const bets = await Promise.all(Array.from({ length: 50 }, () => playing.client.ask(betOf(playing, 1_000n))));
    expect(bets.filter(({ ok }) => ok)).toHaveLength(10);
    expect(await playing.held()).toEqual(new Map([["main", 0n]]));
  });

  test("G11 concurrent bets, wins, rollbacks, repeats and ends in any order keep the books balanced", async () => {
    const playings = await Promise.all([aPlaying(50_000n), aPlaying(50_000n)]);
    const step = fc.record({
      kind: fc.constantFrom("bet", "win", "rollback", "close"),
      who: fc.nat(1),
      round: fc.nat(2),
      id: fc.nat(4),
      amount: fc.bigInt({ min: 1n, max: 900n }),
      times: fc.integer({ min: 1, max: 3 }),
    });
    let run = 0;
    const requestOf = ({
      amount,
      id,
      kind,
      round,
      who,
    }: typeof step extends fc.Arbitrary<infer S> ? S : never): SeamlessRequest => {
      const { gameId, launch: token, memberId: playerId } = playings[who] as Playing;
      const [roundId, transactionId] = [`round-${run}-${who}-${round}`, `t-${run}-${kind}-${who}-${id}`];
      if (kind === "bet") return { operation: "bet", token, transactionId, roundId, gameId, amount };
      if (kind === "win") return { operation: "win", playerId, transactionId, roundId, amount };
      if (kind === "close") return { operation: "roundClose", playerId, roundId };
      return { operation: "rollback", playerId, transactionId, roundId, betId: `t-${run}-bet-${who}-${id}` };
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        run += 1;
        const before = await total(playings);
        const requests = steps.flatMap((one) => Array.from({ length: one.times }, () => requestOf(one)));
        await Promise.all(requests.map((request) => playings[0]?.client.ask(request)));
        const rounds = await site.db.transaction("lotus", (tx) =>
          tx.query<{ bet: bigint; win: bigint }>("select bet, win from round where round_id like $1", [
            `round-${run}-%`,
          ]),
        );
        for (const { bet, win } of rounds) expect(bet >= 0n && win >= 0n).toBe(true);
        const moved = rounds.reduce((sum, { bet, win }) => sum + win - bet, 0n);
        expect((await total(playings)) - before).toBe(moved);
        // Replaying the whole ledger takes longer with each sequence, so it runs only at intervals.
        if (run % 40 === 0) expect(await faultsOf(site)).toEqual([]);
      }),
      { numRuns: SEQUENCES },
    );
    expect(await faultsOf(site)).toEqual([]);
  }, 3_600_000);
});

/** Number of random request sequences. */
const SEQUENCES = process.env["TEST_FULL"] === "1" ? 10_000 : 15;

async function total(playings: readonly Playing[]): Promise<bigint> {
  const held = await Promise.all(playings.map(({ held }) => held()));
  return held.reduce((sum, one) => sum + (one.get("main") ?? 0n), 0n);
}
