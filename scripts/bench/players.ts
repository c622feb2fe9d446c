import { join } from "node:path";
import { findMember } from "~/features/access/accounts.server";
import type { MemberCriterion } from "~/features/members/member-search.server";
import { searchMembers } from "~/features/support/search.server";
import { type Database, openDatabase } from "~/platform/db/database";
import type { Figure } from "./figure";
import type { BenchOptions } from "./main";
import { percentile } from "./measure";
import { inTemporaryFolder } from "./process";

const BRAND = "many";
const PAGE = 25;
/** Members per insert: one statement may take a minute at most. */
const ROWS_PER_INSERT = 20_000;
/** One member in this many has a label. */
const LABELLED = 500;
const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Inserts members, each with a phone number, an e-mail address and a sign-in. $2 (inclusive) to $3 (exclusive) are their numbers.
 */
const FILL = `with made as (
    select n, (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid as id,
      now() - make_interval(secs => n) as at
    from generate_series($2::int, $3::int - 1) as n
  ), members as (
    insert into member (merchant_id, id, account, nickname, type, password_at, mobile, email, contacts, avatar,
      referral_code, labels, created_at)
    select $1, id, 'p' || substr(md5(n::text), 1, 4) || n, 'Player', 0, at, '+60' || (100000000 + n),
      'player' || n || '@mail.example', '{}', '0', 'r' || n, '[]', at from made
  ), labels as (
    insert into member_label (merchant_id, label, member_id) select $1, 'whale', id from made where n % ${LABELLED} = 0
  )
  insert into sign_in (merchant_id, id, member_id, at, ok, method, device) select $1, id, id, at, true, 'username', 'bench' from made
  returning member_id as id`;

/** Inserts members of a brand. @returns their ids */
export async function fillMembers(db: Database, brand: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < count; from += ROWS_PER_INSERT) {
    const to = Math.min(count, from + ROWS_PER_INSERT);
    const rows = await db.transaction(brand, (tx) => tx.query<{ id: string }>(FILL, [brand, from, to]));
    for (const { id } of rows) ids.push(id);
  }
  return ids;
}

async function fill(db: Database, count: number): Promise<void> {
  await fillMembers(db, BRAND, count);
  const owner = await db.connectOwner();
  await owner.query("vacuum analyze member, member_label, member_name, sign_in");
  await owner.end();
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Selects some members, spread over all, as search targets. */
const sampleMembers = (db: Database, count: number, times: number) =>
  db.transaction(BRAND, (tx) =>
    tx.query<{ id: string; account: string; mobile: string; email: string }>(
      `select id, account, mobile, email from member where merchant_id = $1 and mobile = any($2)`,
      [BRAND, Array.from({ length: times }, (_, at) => `+60${100_000_000 + Math.floor((at * count) / times)}`)],
    ),
  );

type SampleMember = Awaited<ReturnType<typeof sampleMembers>>[number];

/** Returns the search methods. The look-up by primary key comes first, as the reference. */
function searchMethods(db: Database): Readonly<Record<string, (who: SampleMember) => Promise<unknown>>> {
  const search = (sought: MemberCriterion, after: string | null = null) =>
    db.transaction(BRAND, (tx) => searchMembers(tx, sought, { after, count: PAGE + 1, now: Date.now() }));
  return {
    key: ({ id }) => db.transaction(BRAND, (tx) => findMember(tx, { id })),
    name: ({ account }) => search({ by: "name", value: account }),
    "first letters of a name": ({ account }) => search({ by: "name", value: account.slice(0, 4) }),
    "next page": ({ account, id }) => search({ by: "name", value: account.slice(0, 1) }, id),
    "mobile number": ({ mobile }) => search({ by: "mobile", value: mobile }),
    "e-mail address": ({ email }) => search({ by: "email", value: email }),
    label: ({ id }) => search({ by: "label", value: "whale" }, id),
    "no filter": ({ id }) => search({ by: "all" }, id),
  };
}

/** Part h: member search among very many members, compared with reading one row by its key. */
export function measurePlayers({ quick }: BenchOptions): Promise<Figure[]> {
  const [count, times] = quick ? [20_000, 20] : [1_000_000, 300];
  return inTemporaryFolder(async (dir) => {
    const db = await openDatabase({ dataDir: join(dir, "data"), log: SILENT, prepares: true, poolSize: 2 });
    try {
      await fill(db, count);
      const ways = Object.entries(searchMethods(db)).map(([way, ask]) => ({ way, ask, took: [] as number[] }));
      for (const [at, who] of (await sampleMembers(db, count, times)).entries())
        for (const { ask, took } of ways) {
          const ms = await timeOf(() => ask(who));
          // The first three rounds are warm-up: prepared statements and caches.
          if (at >= 3) took.push(ms);
        }
      const [key, ...searches] = ways.map(({ took, way }) => ({ way, p95: percentile(took, 0.95) }));
      const [slowest] = searches.toSorted((a, b) => b.p95 - a.p95);
      if (!key || !slowest) throw new Error("No search was measured.");
      return [
        {
          part: "h",
          name: `search in ${count.toLocaleString("en-US")} players, p95 of the slowest filter / p95 of a look-up by key`,
          measured: slowest.p95 / key.p95,
          unit: "",
          goal: { below: 10 },
          note: `${slowest.way}: ${slowest.p95.toFixed(2)} / ${key.p95.toFixed(2)} ms`,
        },
      ];
    } finally {
      await db.close();
    }
  });
}
