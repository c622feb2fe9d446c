import { and, count, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "~/platform/db/database";
import { brandOverrideHistory as history } from "~/platform/db/schema";
import type { OverrideKey, OverrideValue } from "../override-values.server";

/** One change of a brand's overrides. */
export interface OverrideChange {
  readonly id: string;
  readonly key: OverrideKey;
  /** Override before the change; null when the brand's files applied. */
  readonly before: OverrideValue | null;
  /** Override after the change; null when it was removed. */
  readonly after: OverrideValue | null;
  /** Override version of the brand that the change created. */
  readonly version: number;
  readonly reason: string;
  readonly actor: string;
  /** UTC ms. */
  readonly at: number;
  /** The change that this one undid. */
  readonly undoes: string | null;
  /** The latest change that undid this one. */
  readonly undoneBy: string | null;
}

export interface HistoryPage {
  /** Only this key. */
  readonly key?: OverrideKey | undefined;
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Returns the changes of one brand's overrides, newest first by version, which is unique per brand. */
export function overrideHistory(
  db: Database,
  merchant: string,
  { key, pageNo, pageSize }: HistoryPage,
): Promise<{ rows: OverrideChange[]; total: number }> {
  return db.transaction(merchant, async (tx) => {
    const which = and(eq(history.merchantId, merchant), key === undefined ? undefined : eq(history.key, key));
    const undo = alias(history, "undo");
    const undoneBy = tx.db
      .select({ id: undo.id })
      .from(undo)
      .where(and(eq(undo.merchantId, history.merchantId), eq(undo.undoes, history.id)))
      .orderBy(desc(undo.version))
      .limit(1);
    const rows = await tx.db
      .select({ entry: history, undoneBy: sql<string | null>`(${undoneBy})` })
      .from(history)
      .where(which)
      .orderBy(desc(history.version))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    const [all] = await tx.db.select({ total: count() }).from(history).where(which);
    return { rows: rows.map((row) => toChange(row.entry, row.undoneBy)), total: all?.total ?? 0 };
  });
}

/** Returns the key of a change in the history; null for an unknown change. */
export async function changedKey(db: Database, merchant: string, id: string): Promise<OverrideKey | null> {
  const [row] = await db.transaction(merchant, (tx) =>
    tx.db
      .select({ key: history.key })
      .from(history)
      .where(and(eq(history.merchantId, merchant), eq(sql`${history.id}::text`, id))),
  );
  return (row?.key as OverrideKey | undefined) ?? null;
}

function toChange(entry: typeof history.$inferSelect, undoneBy: string | null): OverrideChange {
  return {
    id: entry.id,
    key: entry.key as OverrideKey,
    before: entry.before as OverrideValue | null,
    after: entry.after as OverrideValue | null,
    version: Number(entry.version),
    reason: entry.reason,
    actor: entry.actor,
    at: entry.at.getTime(),
    undoes: entry.undoes,
    undoneBy,
  };
}
