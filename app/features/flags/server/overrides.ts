import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "~/platform/db/database";
import { brandOverride, brandOverrideHistory, brandOverrideVersion } from "~/platform/db/schema";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import { assertOverride, type OverrideKey, type OverrideValue } from "../override-values.server";
import { ReasonRequiredError, StaleSaveError, UnknownChangeError } from "./override-errors";
import { OVERRIDES_CHANNEL, OVERRIDES_COUNTER } from "./override-watch";

export { ReasonRequiredError, StaleSaveError, UnknownChangeError } from "./override-errors";
export { overrideHistory } from "./override-history";
export { NOTHING_STORED, overridesOf, overridesUnder, readOverrides, type StoredOverride } from "./override-read";
export { watchOverrides } from "./override-watch";

/** Where a change is made: a database, or a staff call's `change`. */
type Writer = Pick<Database, "transaction">;

interface Change {
  /** The brand's code. */
  readonly merchant: string;
  /** The brand's override version that the change starts from; 0 before the first. */
  readonly expectedVersion: number;
  /** Why; not blank. */
  readonly reason: string;
  /** Who. */
  readonly actor: string;
  /** UTC ms. */
  readonly now: number;
}

export interface SetOverride extends Change {
  readonly key: OverrideKey;
  /** Null gives the key back to the brand's files. */
  readonly value: OverrideValue | null;
}

export interface UndoOverride extends Change {
  /** The entry of the history to undo. */
  readonly historyId: string;
}

/**
 * Sets or removes one override. Live on every node within the poll's interval.
 *
 * @returns the brand's new override version.
 * @throws StaleSaveError, ReasonRequiredError, InvalidOverrideError; then nothing is changed.
 */
export async function setOverride(db: Writer, change: SetOverride): Promise<{ version: number }> {
  assertReason(change.reason);
  if (change.value !== null) assertOverride(change.key, change.value);
  return db.transaction(change.merchant, async (tx) => {
    const version = await claimVersion(tx, change.expectedVersion);
    return applyChange(tx, change, version, null);
  });
}

/**
 * Puts back what was before one change of the history: a change of its own.
 *
 * @returns the brand's new override version.
 * @throws StaleSaveError, ReasonRequiredError, UnknownChangeError; then nothing is changed.
 */
export async function undoOverride(db: Writer, undo: UndoOverride): Promise<{ version: number }> {
  assertReason(undo.reason);
  return db.transaction(undo.merchant, async (tx) => {
    const version = await claimVersion(tx, undo.expectedVersion);
    const history = brandOverrideHistory;
    const [entry] = await tx.db
      .select({ key: history.key, before: history.before })
      .from(history)
      .where(and(eq(history.merchantId, undo.merchant), eq(sql`${history.id}::text`, undo.historyId.toLowerCase())));
    if (!entry) throw new UnknownChangeError(`No change ${undo.historyId}.`);
    const { key, before } = entry as { key: OverrideKey; before: OverrideValue | null };
    return applyChange(tx, { ...undo, key, value: before }, version, undo.historyId);
  });
}

function assertReason(reason: string): void {
  if (reason.trim() === "") throw new ReasonRequiredError("A change needs a reason.");
}

/** Raises the brand's version if it is the expected one. Of changes at once, one wins; the others wait, then fail. */
async function claimVersion(tx: Transaction, expected: number): Promise<number> {
  const merchant = merchantOf(tx);
  const versions = brandOverrideVersion;
  await tx.db.insert(versions).values({ merchantId: merchant, version: 0n }).onConflictDoNothing();
  const [claimed] = await tx.db
    .update(versions)
    .set({ version: sql`${versions.version} + 1` })
    .where(and(eq(versions.merchantId, merchant), eq(versions.version, BigInt(expected))))
    .returning({ version: versions.version });
  if (claimed) return Number(claimed.version);
  const [current] = await tx.db.select().from(versions).where(eq(versions.merchantId, merchant));
  throw new StaleSaveError(Number(current?.version ?? 0n));
}

async function applyChange(
  tx: Transaction,
  change: SetOverride,
  version: number,
  undoes: string | null,
): Promise<{ version: number }> {
  const { merchant, key, value, actor, now } = change;
  const reason = change.reason.trim();
  const at = new Date(now);
  const place = and(eq(brandOverride.merchantId, merchant), eq(brandOverride.key, key));
  const [before] = await tx.db.select({ value: brandOverride.value }).from(brandOverride).where(place);
  if (value === null) {
    await tx.db.delete(brandOverride).where(place);
  } else {
    const set = { value, reason, actor, at };
    await tx.db
      .insert(brandOverride)
      .values({ merchantId: merchant, key, ...set })
      .onConflictDoUpdate({ target: [brandOverride.merchantId, brandOverride.key], set });
  }
  await tx.db.insert(brandOverrideHistory).values({
    merchantId: merchant,
    id: uuidV7(now, randomBytes(10)),
    version: BigInt(version),
    key,
    before: before?.value ?? null,
    after: value,
    reason,
    actor,
    at,
    undoes,
  });
  await tx.query(
    `insert into config_version as c (name, version) values ($1, 1)
     on conflict (name) do update set version = c.version + 1`,
    [OVERRIDES_COUNTER],
  );
  await tx.query("select pg_notify($1, $2)", [OVERRIDES_CHANNEL, merchant]);
  return { version };
}
