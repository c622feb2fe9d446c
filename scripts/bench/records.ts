import { randomUUID } from "node:crypto";
import type { Database } from "~/platform/db/database";
import type { Figure } from "./figure";
import { send } from "./http";
import { percentile } from "./measure";
import { makePlayers, type Player, VENDOR } from "./money-brands";
import type { Server } from "./process";

/** Pages of the member centre that read the activity of a brand's members. */
export const PAGES = [
  "transferFund",
  "personalHistoryCopy",
  "transactionHistory",
  "personalProfit",
  "bonusDetails",
  "manualRebate",
  "missionLeaderboard",
  "playerRank",
];
const MEMBERS = 100;
/** Period of the history, in days. */
const DAYS = 90;

/** Inserts money movements: one bet each, in its own closed round; two rows of the ledger. */
const FILL = `with timed as (
    select n, ($2::uuid[])[1 + n % ${MEMBERS}] as member_id, now() - make_interval(secs => ($3 - n) * ${DAYS} * 86400.0 / $3) as at from generate_series($4::int, $5::int - 1) as n
  ), given as (
    -- Ids as the product makes them: the time, and something random.
    select *, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 19))::uuid as id
    from timed
  ), moved as (
    insert into ledger_transaction (merchant_id, id, kind, reference, content, details, at)
    select $1, id, 'bet', 'bench:' || n, '', '{"vendor": "REEL", "game": "${VENDOR.game}"}', at from given
  ), lines as (
    insert into posting (merchant_id, transaction_id, line, member_id, account, amount, balance)
    select $1, id, 0, member_id, 'main', -100, 1000 from given
    union all select $1, id, 1, null, 'game:REEL', 100, null from given
  ), days as (
    insert into play_day (merchant_id, member_id, day, category, rounds, bet, counted)
    select $1, member_id, at::date, 'RNG', count(*), 100 * count(*), 100 * count(*) from given group by member_id, at::date
    on conflict (merchant_id, member_id, day, category) do update set
      rounds = play_day.rounds + excluded.rounds, bet = play_day.bet + excluded.bet, counted = play_day.counted + excluded.counted
  )
  insert into round (merchant_id, vendor, round_id, id, member_id, game_id, category, demo, state, bet, win, opened_at, closed_at)
  select $1, 'REEL', 'bench-' || n, id, member_id, '${VENDOR.game}', 'RNG', false, 'closed', 100, 0, at, at from given`;

/** Movements per insert. */
const MOVEMENTS_PER_INSERT = 20_000;

/** Inserts `rows` ledger rows for a brand, spread over a hundred members. @returns one of the members */
export async function fillLedger(db: Database, brand: string, rows: number): Promise<Player> {
  const players = await makePlayers(db, brand, MEMBERS);
  const ids = players.map(({ id }) => id);
  const count = rows / 2;
  // In batches: one statement may take a minute at most.
  for (let from = 0; from < count; from += MOVEMENTS_PER_INSERT) {
    const to = Math.min(count, from + MOVEMENTS_PER_INSERT);
    await db.transaction(brand, (tx) => tx.query(FILL, [brand, ids, count, from, to]));
  }
  const [first] = players;
  if (!first) throw new Error("The database has no members.");
  return first;
}

async function timeOf(product: Server, brand: string, { token }: Player, page: string): Promise<number> {
  const path = `/member/${page}?${new URLSearchParams({ fresh: randomUUID() })}`;
  const started = performance.now();
  const answer = await send(product, { host: `${brand}.test`, path, headers: { cookie: `session=${token}` } });
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
  return performance.now() - started;
}

/** Compares pages of a member whose brand has many rows with those of a member whose brand has few. */
export async function measureRecords(
  product: Server,
  { few, many, times }: { readonly few: Player; readonly many: Player; readonly times: number },
): Promise<Figure[]> {
  const figures: { page: string; ratio: number; note: string }[] = [];
  for (const page of PAGES) {
    const measured = { few: [] as number[], many: [] as number[] };
    for (let at = 0; at < times + 3; at += 1) {
      const [one, other] = [await timeOf(product, "few", few, page), await timeOf(product, "many", many, page)];
      // The first three rounds are warm-up: compiled code and caches.
      if (at < 3) continue;
      measured.few.push(one);
      measured.many.push(other);
    }
    const [small, large] = [percentile(measured.few, 0.95), percentile(measured.many, 0.95)];
    figures.push({ page, ratio: large / small, note: `${page}: p95 ${large.toFixed(1)} / ${small.toFixed(1)} ms` });
  }
  const [slowest] = figures.toSorted((a, b) => b.ratio - a.ratio);
  return [
    {
      part: "g",
      name: "slowest page of the member centre, p95 with 1,000,000 ledger rows / with 10,000",
      measured: slowest?.ratio ?? Number.NaN,
      unit: "",
      goal: { most: 3 },
      note: slowest?.note ?? "",
    },
  ];
}
