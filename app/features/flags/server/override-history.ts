import type { Database } from "~/platform/db/database";
import type { OverrideKey, OverrideValue } from "../override-values.server";
import * as sql from "./override-history.sql.gen";

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
  db: Pick<Database, "read">,
  merchant: string,
  { key, pageNo, pageSize }: HistoryPage,
): Promise<{ rows: OverrideChange[]; total: number }> {
  return db.read(merchant, async (tx) => {
    const which = { key: key ?? null };
    const rows = await tx.all(sql.historyPage, { ...which, limit: pageSize, offset: (pageNo - 1) * pageSize });
    const all = await tx.first(sql.countHistory, which);
    return { rows: rows.map(toChange), total: all?.total ?? 0 };
  });
}

/** Returns the key of a change in the history; null for an unknown change. */
export async function changedKey(
  db: Pick<Database, "read">,
  merchant: string,
  id: string,
): Promise<OverrideKey | null> {
  const row = await db.read(merchant, (tx) => tx.first(sql.changeById, { id }));
  return (row?.key as OverrideKey | undefined) ?? null;
}

function toChange(entry: sql.HistoryPageRow): OverrideChange {
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
    undoneBy: entry.undoneBy,
  };
}
