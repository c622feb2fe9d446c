import { desc, inArray } from "drizzle-orm";
import type { Database } from "~/platform/db/database";
import { upstreamDrift } from "~/platform/db/schema";
import type { EngineLog } from "~/platform/wps/context";
import type { Drift } from "~/platform/wps/upstream/drift";

/**
 * Interval in ms at which counted differences are written to the database, so a broken system does not cause one write
 * per call.
 */
const GATHER_MS = 1_000;
/** Retention of differences, ms: a month. */
const KEPT_MS = 30 * 86_400_000;

/** Difference and its count, to be written next. */
interface Gathered {
  readonly drift: Drift;
  readonly count: number;
}

/** Counts differences between operators' systems and the contract, for the console (requirement X9). */
export interface DriftLog {
  readonly note: (drift: Drift) => void;
  /** Writes the remaining differences to the database. */
  close(): Promise<void>;
}

/** Opens the drift log of one process. Each difference is logged when it first occurs, then at most once a second. */
export function openDriftLog(db: Database, log: EngineLog): DriftLog {
  const gathered = new Map<string, Gathered>();
  let timer: NodeJS.Timeout | undefined;
  async function tell(): Promise<void> {
    timer = undefined;
    const rows = [...gathered.values()];
    gathered.clear();
    for (const row of rows)
      await store(db, row, Date.now()).catch((err: unknown) =>
        log.error({ err }, "a difference of an operator's system was not stored"),
      );
  }
  return {
    note(drift) {
      const { brand, call, detail, kind } = drift;
      const key = `${brand} ${call} ${kind}`;
      const before = gathered.get(key)?.count ?? 0;
      gathered.set(key, { drift, count: before + 1 });
      if (before === 0) log.warn({ brand, call, kind, detail }, "the operator's system differs from the contract");
      timer ??= setTimeout(() => void tell(), GATHER_MS);
    },
    async close() {
      clearTimeout(timer);
      await tell();
    },
  };
}

async function store(db: Database, { count, drift }: Gathered, now: number): Promise<void> {
  const { brand, call, kind } = drift;
  const at = new Date(now);
  await db.transaction(brand, async (tx) => {
    await tx.query(
      `insert into upstream_drift as kept (merchant_id, call, kind, count, detail, first_at, last_at)
       values ($1, $2, $3, $4, $5, $6, $6)
       on conflict (merchant_id, call, kind) do update
       set count = kept.count + excluded.count, detail = excluded.detail, last_at = excluded.last_at`,
      [brand, call, kind, count, drift.detail.slice(0, 300), at],
    );
    const old = new Date(now - KEPT_MS);
    await tx.query("delete from upstream_drift where merchant_id = $1 and last_at < $2", [brand, old]);
  });
}

/** Returns the differences of one brand's system, latest first. */
export async function driftOf(db: Database, merchant: string) {
  const rows = await db.transaction(merchant, (tx) => tx.db.select().from(upstreamDrift));
  return rows.toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime()).map(driftView);
}

/** Returns the latest differences of several brands' systems. */
export async function driftOfAll(db: Database, merchants: readonly string[], most: number) {
  const { lastAt, merchantId } = upstreamDrift;
  const rows = await db.acrossMerchants((tx) =>
    tx.db
      .select()
      .from(upstreamDrift)
      .where(inArray(merchantId, [...merchants]))
      .orderBy(desc(lastAt), merchantId)
      .limit(most),
  );
  return rows.map((row) => ({ brand: row.merchantId, ...driftView(row) }));
}

function driftView({ call, count, detail, firstAt, kind, lastAt }: typeof upstreamDrift.$inferSelect) {
  return {
    call,
    kind,
    count: Number(count),
    detail,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  };
}
