import { randomBytes } from "node:crypto";
import type { Database } from "~/platform/db/database";
import type { Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import { assertOverride, type OverrideKey, type OverrideValue } from "../override-values.server";
import { ReasonRequiredError, StaleSaveError, UnknownChangeError } from "./override-errors";
import * as history from "./override-history.sql.gen";
import { OVERRIDES_CHANNEL, OVERRIDES_COUNTER } from "./override-watch";
import * as sql from "./overrides.sql.gen";

export { ReasonRequiredError, StaleSaveError, UnknownChangeError } from "./override-errors";
export { overrideHistory } from "./override-history";
export { NOTHING_STORED, overridesOf, overridesUnder, readOverrides, type StoredOverride } from "./override-read";
export { watchOverrides } from "./override-watch";

/** Target of a change: a database, or a staff call's `change`. */
type Writer = Pick<Database, "transaction">;

interface Change {
  /** The brand's code. */
  readonly merchant: string;
  /**
   * Override version of the brand that the change is based on; 0 before the first. A later change of another key is not a conflict.
   */
  readonly expectedVersion: number;
  /** Reason; not blank. */
  readonly reason: string;
  /** Author. */
  readonly actor: string;
  /** UTC ms. */
  readonly now: number;
}

export interface SetOverride extends Change {
  readonly key: OverrideKey;
  /** Null removes the override, so that the brand's files apply. */
  readonly value: OverrideValue | null;
}

export interface UndoOverride extends Change {
  /** Entry of the history to undo. */
  readonly historyId: string;
}

/**
 * Sets or removes one override. Takes effect on every node within the polling interval.
 *
 * @returns the brand's new override version.
 * @throws StaleSaveError, ReasonRequiredError, InvalidOverrideError; then nothing is changed.
 */
export async function setOverride(db: Writer, change: SetOverride): Promise<{ version: number }> {
  assertReason(change.reason);
  if (change.value !== null) assertOverride(change.key, change.value);
  return db.transaction(change.merchant, async (tx) => {
    const version = await claimVersion(tx, change.expectedVersion, change.key);
    return applyChange(tx, change, version, null);
  });
}

/**
 * Restores the value before one change of the history, as a new change.
 *
 * @returns the brand's new override version.
 * @throws StaleSaveError, ReasonRequiredError, UnknownChangeError; then nothing is changed.
 */
export async function undoOverride(db: Writer, undo: UndoOverride): Promise<{ version: number }> {
  assertReason(undo.reason);
  return db.transaction(undo.merchant, async (tx) => {
    const entry = await tx.first(history.changeById, { id: undo.historyId.toLowerCase() });
    if (!entry) throw new UnknownChangeError(`The change ${undo.historyId} does not exist.`);
    const { key, before } = entry as { key: OverrideKey; before: OverrideValue | null };
    const version = await claimVersion(tx, undo.expectedVersion, key);
    return applyChange(tx, { ...undo, key, value: before }, version, undo.historyId);
  });
}

function assertReason(reason: string): void {
  if (reason.trim() === "") throw new ReasonRequiredError("A reason is required.");
}

/**
 * Increments the brand's version, unless the key was changed after the expected one: changes of different keys do not conflict.
 * Of concurrent changes of one key, one succeeds; the others wait, then fail.
 */
async function claimVersion(tx: Transaction, expected: number, key: OverrideKey): Promise<number> {
  await tx.run(sql.addVersion, {});
  const claimed = await tx.first(sql.claimVersion, {});
  if (!claimed) throw new Error("the brand has no version");
  const later = await tx.first(history.changeAfter, { key, version: BigInt(expected) });
  const version = Number(claimed.version);
  // An expected version that does not exist yet is invalid.
  if (later || expected >= version) throw new StaleSaveError(version - 1, later?.actor ?? null);
  return version;
}

async function applyChange(
  tx: Transaction,
  change: SetOverride,
  version: number,
  undoes: string | null,
): Promise<{ version: number }> {
  const { key, value, actor, now } = change;
  const reason = change.reason.trim();
  const at = new Date(now);
  const before = await tx.first(sql.valueOfOverride, { key });
  if (value === null) await tx.run(sql.deleteOverride, { key });
  else await tx.run(sql.storeOverride, { key, value, reason, actor, at });
  await tx.run(history.insertChange, {
    ...{ key, reason, actor, at, undoes },
    id: uuidV7(now, randomBytes(10)),
    version: BigInt(version),
    before: before?.value ?? null,
    after: value,
  });
  await tx.run(sql.countChange, { name: OVERRIDES_COUNTER });
  await tx.all(sql.notifyNodes, { channel: OVERRIDES_CHANNEL });
  return { version };
}
