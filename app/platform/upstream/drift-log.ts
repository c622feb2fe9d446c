import type { Database } from "~/platform/db/database";
import type { EngineLog } from "~/platform/wps/context";
import type { Drift } from "~/platform/wps/upstream/drift";
import * as sql from "./drift.sql.gen";

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
  const detail = drift.detail.slice(0, 300);
  await db.transaction(brand, async (tx) => {
    await tx.run(sql.storeDrift, { call, kind, count: BigInt(count), detail, now: new Date(now) });
    await tx.run(sql.deleteDriftBefore, { before: new Date(now - KEPT_MS) });
  });
}

/** Returns the differences of one brand's system, latest first. */
export async function driftOf(db: Pick<Database, "read">, merchant: string) {
  const rows = await db.read(merchant, (tx) => tx.all(sql.driftOfBrand, {}));
  return rows.map(driftView);
}

/** Returns the latest differences of several brands' systems. */
export async function driftOfAll(db: Pick<Database, "acrossMerchants">, merchants: readonly string[], most: number) {
  const rows = await db.acrossMerchants((tx) => tx.all(sql.driftOfBrands, { merchants, most }));
  return rows.map((row) => ({ brand: row.merchantId, ...driftView(row) }));
}

function driftView({ call, count, detail, firstAt, kind, lastAt }: sql.DriftOfBrandRow) {
  return {
    call,
    kind,
    count: Number(count),
    detail,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  };
}
