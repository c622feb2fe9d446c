import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SeamlessAnswer } from "~/features/games/rules/seamless";
import { turnoverRequired } from "~/features/rewards/turnover.server";
import { deleteOldRounds } from "~/features/vendors/server/retention";
import type { Database } from "~/platform/db/database";
import type { Transaction } from "~/platform/db/transaction";
import { BATCH, RECORD_MS } from "~/platform/jobs/retention";
import { uuidV7 } from "~/platform/text/uuid";
import { insertRow } from "../helpers/rows";
import { aPlayer, faultsOf } from "../helpers/wps/money";
import { insertRound } from "../helpers/wps/rounds";
import { aLaunch, aVendor, aVendorSite } from "../helpers/wps/vendor-site";
import { NOW, type WpsSite } from "../helpers/wps/wps-site";

const DAY = 86_400_000;
const old = NOW - RECORD_MS - DAY;

let site: WpsSite;
beforeAll(async () => {
  site = await aVendorSite();
});
afterAll(() => site.close());

const inBrand = <T>(work: (tx: Transaction) => Promise<T>, brand = "lotus") => site.db.transaction(brand, work);
const deleteRounds = (db: Database = site.db) =>
  deleteOldRounds({ ...site.context(), db, signal: new AbortController().signal } as never);
const idsOf = (table: string, key: string, brand = "lotus") =>
  inBrand(async (tx) => {
    const rows = await tx.query<{ key: string }>(`select ${key} as key from ${table} where merchant_id = $1`, [brand]);
    return rows.map((row) => row.key).sort();
  }, brand);
/** Makes all rounds of the brand old. */
const age = () =>
  inBrand(async (tx) => {
    const at = new Date(old);
    await tx.query("update round set opened_at = $1, closed_at = case when state = 'closed' then $1::timestamptz end", [
      at,
    ]);
    await tx.query("update vendor_transaction set at = $1", [at]);
  });

/** Runs SQL as the owner of the tables, on the rows of all brands. */
async function asOwner(text: string): Promise<void> {
  const owner = await site.db.connectOwner();
  await owner.query(text);
  await owner.end();
}
const empty = () =>
  asOwner("delete from vendor_transaction; delete from round; delete from play_day; delete from deleted_play");
beforeEach(empty);

const codeOf = (answer: SeamlessAnswer) => (answer.ok ? "ok" : answer.code);
let count = 0;
const newId = () => `old-${++count}`;

/** Plays a round of Reelhouse that is then deleted. */
async function aDeletedRound() {
  const player = await aPlayer(site, 10_000n);
  const { gameId, token } = await aLaunch(site, player.token, "REEL");
  const client = aVendor(site, "REEL");
  const round = { roundId: newId(), playerId: player.memberId };
  const bet = {
    operation: "bet",
    token,
    transactionId: newId(),
    roundId: round.roundId,
    gameId,
    amount: 100n,
  } as const;
  const win = { operation: "win", transactionId: newId(), ...round, amount: 250n } as const;
  const close = { operation: "roundClose", ...round } as const;
  for (const request of [bet, win, close]) expect(codeOf(await client.ask(request))).toBe("ok");
  await age();
  expect(await deleteRounds()).toEqual({ round: 1, vendor_transaction: 2 });
  const balance = await player.held();
  const ask = async (request: Parameters<typeof client.ask>[0]) => codeOf(await client.ask(request));
  return { ...player, ask, round, bet, win, close, balance };
}

describe("a vendor's repeat of a transaction of a deleted round", () => {
  test("G11 a bet and a win move no money, also with other content, and store no round", async () => {
    const { ask, balance, bet, close, held, win } = await aDeletedRound();
    expect(await ask(bet)).toBe("duplicateTransaction");
    expect(await ask({ ...bet, amount: 70n })).toBe("duplicateTransaction");
    expect(await ask({ ...bet, roundId: newId() })).toBe("duplicateTransaction");
    expect(await ask(win)).toBe("unknownTransaction");
    expect(await ask(close)).toBe("unknownTransaction");
    expect(await held()).toEqual(balance);
    expect(await idsOf("round", "round_id")).toEqual([]);
    expect(await faultsOf(site)).toEqual([]);
  });

  test("G11 a rollback moves no money, and is deleted after the same time", async () => {
    const { ask, balance, bet, held, round } = await aDeletedRound();
    const rollback = { operation: "rollback", transactionId: newId(), ...round, betId: bet.transactionId } as const;
    expect([await ask(rollback), await ask(rollback)]).toEqual(["ok", "ok"]);
    expect(await ask(bet)).toBe("rolledBack");
    expect(await held()).toEqual(balance);
    expect(await deleteRounds()).toEqual({ round: 0, vendor_transaction: 0 });
    await age();
    expect(await deleteRounds()).toEqual({ round: 0, vendor_transaction: 2 });
  });

  test("G11 a win does not count in a new round with the old id", async () => {
    const { ask, bet, held, win } = await aDeletedRound();
    expect(await ask({ ...bet, transactionId: newId() })).toBe("ok");
    const balance = await held();
    expect(await ask(win)).toBe("duplicateTransaction");
    expect(await held()).toEqual(balance);
    const [row] = await inBrand((tx) => tx.query("select bet, win from round"));
    expect(row).toEqual({ bet: 100n, win: 0n });
  });
});

/** Round of a test, with its times in days after the end of the retention period. */
interface SampleRound {
  readonly opened: number;
  readonly closed: number | null;
  /** Latest transaction, days after the start of the round. */
  readonly later: number;
  readonly bet: bigint;
  readonly turnover: bigint | null;
  readonly demo: boolean;
  readonly category: string;
}

const days = fc.integer({ min: -6, max: 6 });
const sampleRounds = fc.array(
  fc.record({
    opened: days,
    closed: fc.option(days, { freq: 6 }),
    later: fc.constantFrom(0, 0, 0, 5),
    bet: fc.bigInt({ min: 1n, max: 50n }),
    turnover: fc.option(fc.bigInt({ min: 0n, max: 50n })),
    demo: fc.boolean(),
    category: fc.constantFrom("RNG", "LIVE"),
  }),
  { minLength: 1, maxLength: 12 },
);

const limit = NOW - RECORD_MS;
const timeOf = (day: number) => limit + day * DAY + 1_000;
const closeOf = ({ closed, opened }: SampleRound) => (closed === null ? null : Math.max(closed, opened));
/** A closed round goes when it began, ended and had its latest transaction before the limit. */
const goes = (round: SampleRound) => {
  const closed = closeOf(round);
  return closed !== null && [round.opened, closed, round.opened + round.later].every((day) => timeOf(day) < limit);
};

/** Stores a round with two transactions, as a vendor's requests do. @returns its id */
async function storeRound(tx: Transaction, memberId: string, round: SampleRound): Promise<string> {
  const { bet, category, demo, later, opened, turnover } = round;
  const closed = closeOf(round);
  const [openedAt, id] = [new Date(timeOf(opened)), uuidV7(timeOf(opened), randomBytes(10))];
  const state = closed === null ? "open" : "closed";
  const closedAt = closed === null ? null : new Date(timeOf(closed));
  await insertRound(tx, {
    ...{ id, memberId, bet, win: 1n, openedAt, closedAt },
    ...{ state, turnover, demo, category },
  });
  for (const at of [openedAt, new Date(timeOf(opened + later))]) {
    const row = { vendor: "REEL", transactionId: newId(), kind: "bet", content: "x", memberId, roundId: id };
    await insertRow(tx, "vendor_transaction", { ...row, amount: bet, balance: 0n, at });
  }
  if (closed !== null && !demo)
    await tx.query(
      `insert into play_day (merchant_id, member_id, day, category, rounds, bet, counted)
       values ($1, $2, '2020-01-01', $3, 1, $4, $4)
       on conflict (merchant_id, member_id, day, category) do update set bet = play_day.bet + excluded.bet,
         counted = play_day.counted + excluded.counted`,
      [tx.merchant, memberId, category, bet],
    );
  return id;
}

describe("deleting old rounds", () => {
  test("W1 W6 deletes exactly the closed rounds past the period with their transactions; turnover and sums stay", async () => {
    const [player, other] = [await aPlayer(site), await aPlayer(site, 0n, "harbor")];
    const property = fc.asyncProperty(sampleRounds, fc.bigInt(0n, 400n), days, async (rounds, required, since) => {
      await empty();
      const ids = await inBrand(async (tx) => {
        await tx.query(
          `insert into turnover (merchant_id, member_id, required, since) values ($1, $2, $3, $4)
           on conflict (merchant_id, member_id) do update set required = excluded.required, since = excluded.since`,
          ["lotus", player.memberId, required, new Date(timeOf(since))],
        );
        const stored: string[] = [];
        for (const round of rounds) stored.push(await storeRound(tx, player.memberId, round));
        return stored;
      });
      const others = await inBrand((tx) => storeRound(tx, other.memberId, rounds[0] as SampleRound), "harbor");
      const left = () => inBrand((tx) => turnoverRequired(tx, player.memberId, NOW));
      const before = await left();
      const gone = rounds.filter(goes).length;
      expect(await deleteRounds()).toEqual({ round: gone, vendor_transaction: 2 * gone });
      const kept = ids.filter((_, at) => !goes(rounds[at] as SampleRound)).sort();
      expect(await idsOf("round", "round_id")).toEqual(kept);
      expect(await idsOf("vendor_transaction", "round_id")).toEqual([...kept, ...kept].sort());
      expect(await left()).toBe(before);
      expect(await faultsOf(site)).toEqual([]);
      expect(await deleteRounds()).toEqual({ round: 0, vendor_transaction: 0 });
      expect(await idsOf("round", "round_id", "harbor")).toEqual([others]);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  test("jobs: a run that is killed in a batch deletes nothing of that batch, and the next run continues", async () => {
    const { memberId } = await aPlayer(site);
    const many = BATCH + 20;
    await inBrand(async (tx) => {
      await tx.query(
        `insert into round (merchant_id, vendor, round_id, id, member_id, game_id, category, demo, state, bet, win, opened_at, closed_at)
         select 'lotus', 'REEL', 'many-' || n, gen_random_uuid(), $1, 'g', 'RNG', false, 'closed', 1, 0, $2, $2
         from generate_series(1, $3::int) n`,
        [memberId, new Date(old), many],
      );
      await tx.query(
        `insert into vendor_transaction (merchant_id, vendor, transaction_id, kind, content, member_id, round_id, amount, balance, at)
         select merchant_id, vendor, round_id, 'bet', 'x', member_id, round_id, bet, 0, opened_at from round`,
        [],
      );
      await tx.query("insert into turnover values ('lotus', $1, $2, $3)", [memberId, 2 * many, new Date(old - DAY)]);
    });
    await asOwner("analyze round; analyze vendor_transaction");
    let batches = 0;
    const killed: Database = {
      ...site.db,
      transaction: (merchant, work) =>
        site.db.transaction(merchant, async (tx) => {
          const done = await work(tx);
          batches += 1;
          if (batches === 2) throw new Error("killed");
          return done;
        }),
    };
    const left = () => inBrand((tx) => turnoverRequired(tx, memberId, NOW));
    await expect(deleteRounds(killed)).rejects.toThrow("killed");
    expect(await idsOf("round", "round_id")).toHaveLength(20);
    expect(await idsOf("vendor_transaction", "round_id")).toEqual(await idsOf("round", "round_id"));
    expect(await left()).toBe(BigInt(many));
    expect(await deleteRounds()).toEqual({ round: 20, vendor_transaction: 20 });
    expect(await left()).toBe(BigInt(many));
    const [sums] = await inBrand((tx) =>
      tx.query("select rounds, bet from deleted_play where member_id = $1", [memberId]),
    );
    expect(sums).toEqual({ rounds: BigInt(many), bet: BigInt(many) });
  });

  test("jobs: an interrupted run stops before its next batch", async () => {
    const signal = AbortSignal.abort();
    await expect(deleteOldRounds({ ...site.context(), signal } as never)).rejects.toThrow();
  });

  test("C6 the export of a member's data contains the transactions of the member's rounds", async () => {
    const { calls, memberId } = await aPlayer(site);
    const other = await aPlayer(site);
    const round = { opened: 3, closed: 4, later: 0, bet: 5n, turnover: null, demo: false, category: "RNG" };
    await inBrand((tx) => storeRound(tx, memberId, round));
    await inBrand((tx) => storeRound(tx, other.memberId, round));
    expect((await calls.member.dataExport({})).data["vendor_transaction"]).toHaveLength(2);
  });
});
