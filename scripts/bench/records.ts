import type pg from "pg";
import type { Database } from "~/platform/db/database";
import { makePlayers, type Player, VENDOR } from "./money-brands";
import { fillMembers } from "./players";

/** Period of the history, in days. */
const DAYS = 180;
/** Movements per insert: few round trips, and one batch fits into memory. */
const MOVEMENTS_PER_INSERT = 125_000;
/** Number of connections that insert at the same time. */
const LOADERS = 2;
/** Settings of the server while it loads: a checkpoint for every gigabyte of log would write most pages several times. */
const LOAD_SETTINGS = { max_wal_size: "8GB", checkpoint_timeout: "1h", full_page_writes: "off" };
/** Memory of one statement of a loader. */
const WORK_MEMORY = "256MB";

/**
 * Numbers, members, times and ids of movements $4 (inclusive) to $5 (exclusive) of $3, spread over the days before $6. Of a
 * hundred movements, 66 are bets, 31 are wins of these bets, and one each is a deposit, a withdrawal and its payment. `origin` is
 * the number of the bet of a win, or of the withdrawal of a payment. Members differ in activity: the first of ten thousand has a
 * hundredth of all movements, the last one has a twenty-thousandth.
 */
const MOVEMENTS = `numbered as (
    select n, n % 100 as part, case when n % 100 between 66 and 96 then n - 66 when n % 100 = 99 then n - 1 else n end as origin
    from generate_series($4::int, $5::int - 1) as n
  ), timed as (
    select *, ($2::uuid[])[1 + floor(cardinality($2) * power((hashint4(origin)::bigint & 2147483647) / 2147483648.0, 2))] as member_id,
      $6::timestamptz - make_interval(secs => ($3 - n) * ${DAYS} * 86400.0 / $3) as at
    from numbered
  ), given as (
    -- Ids as the product makes them: the time, and bits that look random.
    select *, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5($1 || n), 1, 3) || '8' || substr(md5($1 || n), 4, 15))::uuid as id,
      case when part < 66 then 'bet' when part < 97 then 'win' when part = 97 then 'deposit' when part = 98 then 'withdrawHold'
        else 'withdrawPaid' end as kind,
      case when part < 66 then 100 when part < 97 then case when origin % 1000 = 0 then 10000 else 200 end
        when part = 97 then 5000 else 3000 end as amount
    from timed
  )`;

/** Inserts movements with their postings, rounds, vendor transactions, play days and sign-ins, as the product stores them. */
const FILL = `with ${MOVEMENTS}, moved as (
    insert into ledger_transaction (merchant_id, id, kind, reference, content, details, at)
    select $1, id, kind, case when part < 97 then kind || ':REEL:bench-' || n else 'bench:' || n end, md5(n::text),
      case when part < 97 then jsonb_build_object('vendor', 'REEL', 'game', '${VENDOR.game}', 'round', 'bench-' || origin)
        else '{"method": "bank"}' end, at from given
  ), lines as (
    insert into posting (merchant_id, transaction_id, line, member_id, account, amount, balance)
    select $1, id, 0, member_id, case when part = 99 then 'hold' else 'main' end,
      case when kind in ('win', 'deposit') then amount else -amount end, 1000 from given
    union all
    select $1, id, 1, case when part = 98 then member_id end,
      case when part < 97 then 'game:REEL' when part = 98 then 'hold' else 'payment:bank' end,
      case when kind in ('win', 'deposit') then -amount else amount end, case when part = 98 then 1000 end from given
  ), told as (
    insert into vendor_transaction (merchant_id, vendor, transaction_id, kind, content, member_id, round_id, amount, balance, at)
    select $1, 'REEL', 'bench-' || n, kind, md5(n::text), member_id, 'bench-' || origin, amount, 1000, at from given where part < 97
  ), days as (
    insert into play_day (merchant_id, member_id, day, category, rounds, bet, counted)
    select $1, member_id, at::date, 'RNG', count(*), sum(amount), sum(amount) from given where kind = 'bet'
    group by member_id, at::date
    on conflict (merchant_id, member_id, day, category) do update set
      rounds = play_day.rounds + excluded.rounds, bet = play_day.bet + excluded.bet, counted = play_day.counted + excluded.counted
  ), entered as (
    insert into sign_in (merchant_id, id, member_id, at, ok, method, device)
    select $1, id, member_id, at, true, 'username', 'bench' from given where part = 0
  )
  insert into round (merchant_id, vendor, round_id, id, member_id, game_id, category, demo, state, bet, win, opened_at, closed_at)
  select $1, 'REEL', 'bench-' || n, id, member_id, '${VENDOR.game}', 'RNG', false, 'closed', amount,
    case when part >= 31 then 0 when n % 1000 = 0 then 10000 else 200 end, at, at
  from given where kind = 'bet'`;

/** Inserts the orders of the deposits and withdrawals. */
const FILL_ORDERS = `with ${MOVEMENTS}
  insert into payment_order (merchant_id, id, member_id, kind, state, version, method, amount, fee, security, security_state,
    received, remaining, fields, provider, provider_reference, created_at, changed_at, paid_at)
  select $1, id, member_id, case part when 97 then 'deposit' else 'withdrawal' end, case part when 97 then 'credited' else 'received' end,
    3, 'bank', amount, 0, 0, 'none', amount, 0, '{}', 'manual', 'BANK' || lpad(n::text, 10, '0'), at, at, at
  from given where part in (97, 98)`;

/** Opening balance of every member, as an entry of the ledger. */
const OPEN_ACCOUNTS = `with given as (
    select id as member_id, (lpad(to_hex((extract(epoch from $3::timestamptz) * 1000)::bigint), 12, '0') || '7'
      || substr(md5('open' || id), 1, 3) || '8' || substr(md5('open' || id), 4, 15))::uuid as id from unnest($2::uuid[]) as id
  ), moved as (
    insert into ledger_transaction (merchant_id, id, kind, reference, content, details, at)
    select $1, id, 'adjust', 'bench:' || member_id || ':open', '', '{}', $3 from given
  )
  insert into posting (merchant_id, transaction_id, line, member_id, account, amount, balance)
  select $1, id, 0, member_id, 'main', 100000000, 100000000 from given
  union all select $1, id, 1, null, 'adjust:bench', -100000000, null from given`;

const SET_BALANCES = `insert into balance (merchant_id, member_id, wallet, amount)
  select $1, member_id, account, sum(amount) from posting where merchant_id = $1 and member_id is not null group by 2, 3
  on conflict (merchant_id, member_id, wallet) do update set amount = excluded.amount`;

/** Extent of a brand's history. */
export interface LedgerSize {
  /** Number of postings: two per movement. The opening balances of the members are additional. */
  readonly postings: number;
  /** Number of members, including those with a session. */
  readonly members: number;
  /** Number of members with a session and an open game. They are the most active ones, the first most of all. */
  readonly players: number;
}

/**
 * Inserts members and their history of half a year: money, rounds, orders, play days and sign-ins. The balances agree with the
 * postings. @returns members with a session
 */
export async function fillLedger(db: Database, brand: string, size: LedgerSize): Promise<Player[]> {
  const players = await makePlayers(db, brand, size.players);
  const others = await fillMembers(db, brand, size.members - size.players);
  const ids = [...players.map(({ id }) => id), ...others];
  const count = size.postings / 2;
  const until = new Date();
  await asOwner(db, async (owner) => {
    await owner.query(OPEN_ACCOUNTS, [brand, ids, new Date(until.getTime() - (DAYS + 1) * 86_400_000)]);
    for (const [name, value] of Object.entries(LOAD_SETTINGS))
      await owner.query(`alter system set ${name} = '${value}'`);
    await owner.query("select pg_reload_conf()");
  });
  const share = Math.ceil(count / LOADERS);
  const loaders = Array.from({ length: LOADERS }, (_, at) =>
    asOwner(db, async (owner) => {
      for (let from = at * share; from < Math.min(count, (at + 1) * share); from += MOVEMENTS_PER_INSERT) {
        const values = [brand, ids, count, from, Math.min(count, (at + 1) * share, from + MOVEMENTS_PER_INSERT), until];
        // The rows refer to each other correctly: skips the checks of foreign keys, which are one query per row.
        await owner.query("set session_replication_role = replica");
        await owner.query(FILL, values);
        // The product's triggers derive columns of orders.
        await owner.query("set session_replication_role = origin");
        await owner.query(FILL_ORDERS, values);
      }
    }),
  );
  await Promise.all(loaders);
  await asOwner(db, async (owner) => {
    await owner.query(SET_BALANCES, [brand]);
    for (const name of Object.keys(LOAD_SETTINGS)) await owner.query(`alter system reset ${name}`);
    await owner.query("select pg_reload_conf()");
  });
  return players;
}

/** Runs statements as the owner of the tables: no row-level security, no time limit. */
async function asOwner(db: Database, work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = await db.connectOwner();
  try {
    await owner.query(`set synchronous_commit = off; set work_mem = '${WORK_MEMORY}'`);
    await work(owner);
  } finally {
    await owner.end();
  }
}

/** Updates statistics and visibility, as autovacuum does with time, and writes all pages to disk. */
export const settleDatabase = (db: Database): Promise<void> =>
  asOwner(db, async (owner) => {
    await owner.query("vacuum analyze");
    await owner.query("checkpoint");
  });

/** Number of postings for each entry of the staff audit. */
const POSTINGS_PER_ENTRY = 500;

/** Inserts entries of the staff audit about a brand, without the hashes that chain them. */
export const fillAudit = (db: Database, brand: string, { postings }: LedgerSize): Promise<void> =>
  asOwner(db, async (owner) => {
    const values = [brand, postings / POSTINGS_PER_ENTRY, DAYS];
    await owner.query(
      `with given as (
        select n, (select coalesce(max(seq), 0) from staff_audit) + n as seq, gen_random_uuid() as call_id,
          date_trunc('milliseconds', now()) - make_interval(secs => ($2 - n) * $3 * 86400.0 / $2) as at
        from generate_series(1, $2::int) as n
      )
      insert into staff_audit (seq, at, actor, call, brand, outcome, body, hash, scope, call_id)
      select seq, at, 'bench', 'lockPlayer', $1, 'done', json_build_object('at', (extract(epoch from at) * 1000)::bigint,
        'actor', 'bench', 'role', 'support', 'ip', '203.0.113.9', 'call', 'lockPlayer', 'brand', $1::text, 'input',
        json_build_object('code', $1::text, 'memberId', call_id, 'locked', true, 'reason', 'Complaint of player' || n),
        'outcome', 'done', 'scope', null, 'callId', call_id)::text, '', null, call_id from given`,
      values,
    );
    await owner.query(
      `insert into staff_audit_head (id, seq, hash) select 1, max(seq), '' from staff_audit
       on conflict (id) do update set seq = excluded.seq`,
    );
  });
