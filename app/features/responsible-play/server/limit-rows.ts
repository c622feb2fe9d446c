import { randomBytes } from "node:crypto";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import type { LimitKind, LimitPeriod, LimitState } from "../rules/play-limits";
import { NO_LIMIT } from "../rules/play-limits";

/** Row of the table of limits. */
export interface LimitRow {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: bigint | null;
  readonly pending_value: bigint | null;
  readonly pending_at: Date | null;
}

/** Converts a row to the state used by the rules. */
export const limitStateOf = ({ pending_at, pending_value, value }: LimitRow): LimitState => ({
  value,
  pending: pending_at === null ? null : { value: pending_value, at: pending_at.getTime() },
});

/** Returns the limits of a member that were ever set. */
export function limitsOf(tx: Transaction, memberId: string): Promise<readonly LimitRow[]> {
  return tx.query<LimitRow & Record<string, unknown>>(
    "select kind, period, value, pending_value, pending_at from play_limit where merchant_id = $1 and member_id = $2",
    [merchantOf(tx), memberId],
  );
}

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
  const key = [merchantOf(tx), memberId, kind, period];
  await tx.query(
    "insert into play_limit (merchant_id, member_id, kind, period) values ($1, $2, $3, $4) on conflict do nothing",
    key,
  );
  const [row] = await tx.query<LimitRow & Record<string, unknown>>(
    `select kind, period, value, pending_value, pending_at from play_limit
     where merchant_id = $1 and member_id = $2 and kind = $3 and period = $4 for update`,
    key,
  );
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
  const key = [merchantOf(tx), memberId, kind, period];
  const pendingAt = pending && new Date(pending.at);
  await tx.query(
    `update play_limit set value = $5, pending_value = $6, pending_at = $7
     where merchant_id = $1 and member_id = $2 and kind = $3 and period = $4`,
    [...key, value, pending?.value ?? null, pendingAt],
  );
  await tx.query(
    `insert into play_limit_event (merchant_id, member_id, kind, period, id, action, before, wanted, effective_at, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [...key, uuidV7(now, randomBytes(10)), action, before.value, wanted, pendingAt ?? new Date(now), new Date(now)],
  );
}
