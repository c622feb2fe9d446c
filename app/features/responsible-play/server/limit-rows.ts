import { randomBytes } from "node:crypto";
import type { Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import type { LimitKind, LimitPeriod, LimitState } from "../rules/play-limits";
import { NO_LIMIT } from "../rules/play-limits";
import * as sql from "./limits.sql.gen";

/** Limit of a member. */
export type LimitRow = sql.LimitsOfRow;

/** Converts a row to the state used by the rules. */
export const limitStateOf = ({ pendingAt, pendingValue, value }: LimitRow): LimitState => ({
  value,
  pending: pendingAt === null ? null : { value: pendingValue, at: pendingAt.getTime() },
});

/** Returns the limits of a member that were ever set. */
export const limitsOf = (tx: Transaction, memberId: string): Promise<readonly LimitRow[]> =>
  tx.all(sql.limitsOf, { memberId });

/** Key of a member's limit. */
interface LimitKey {
  readonly memberId: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/**
 * Locks a limit until the end of the transaction, so changes and amounts counted against it are serialized. Returns its
 * state.
 */
export async function lockLimit(tx: Transaction, { kind, memberId, period }: LimitKey): Promise<LimitState> {
  const key = { memberId, kind, period };
  await tx.run(sql.addLimit, key);
  const row = await tx.first(sql.lockLimit, key);
  return row ? limitStateOf(row) : NO_LIMIT;
}

/** Request for a change, for the event log. */
interface LimitRequest {
  readonly action: "set" | "cancel";
  readonly before: LimitState;
  readonly wanted: bigint | null;
  /** UTC ms. */
  readonly now: number;
}

/** Stores the new state of a locked limit, and appends the request to the event log. */
export async function storeLimit(
  tx: Transaction,
  place: LimitKey,
  after: LimitState,
  asked: LimitRequest,
): Promise<void> {
  const { kind, memberId, period } = place;
  const { action, before, now, wanted } = asked;
  const { pending, value } = after;
  const key = { memberId, kind, period };
  const pendingAt = pending && new Date(pending.at);
  await tx.run(sql.updateLimit, { ...key, value, pendingValue: pending?.value ?? null, pendingAt });
  await tx.run(sql.insertLimitEvent, {
    ...key,
    id: uuidV7(now, randomBytes(10)),
    action,
    before: before.value,
    wanted,
    effectiveAt: pendingAt ?? new Date(now),
    at: new Date(now),
  });
}
