import type { Transaction } from "~/platform/db/transaction";
import { isAllowedOutflow, OUTFLOWS, type OutflowKind, type OutflowWay, outflowsOf } from "./rules/outflow";
import type { Posting } from "./rules/postings";

/** Scope of a permit. */
interface Grant {
  readonly tx: Transaction;
  readonly way: OutflowWay;
  readonly memberId: string;
  /** Remaining amount, minor units. */
  left: bigint;
}

/** Grants by permit. Only `grantPermit` adds entries, so no other code can make a valid permit. */
const grants = new WeakMap<OutflowPermit, Grant>();

/** Proof that the rules of one outflow way passed, in this transaction, for this member and amount. */
export class OutflowPermit {
  /** Prevents structurally equal objects from passing as a permit at compile time. */
  declare private readonly isPermit: true;
}

/**
 * Makes a permit. Only for the rules themselves: `cashier/outflow.server.ts` and `responsible-play/enforce.server.ts`
 * (`tests/wallet/outflow-rules.test.ts` refuses other imports).
 * @param amount minor units
 */
export function grantPermit(tx: Transaction, way: OutflowWay, memberId: string, amount: bigint): OutflowPermit {
  const permit = new OutflowPermit();
  grants.set(permit, { tx, way, memberId, left: amount });
  return permit;
}

/** The fields of a ledger entry that decide which money leaves which member. */
interface PermitEntry {
  readonly kind: string;
  readonly reference: string;
  readonly postings: readonly Posting[];
  readonly permit?: OutflowPermit | null;
}

/**
 * Uses up a permit for the money that an entry takes from members.
 * @throws Error for money that leaves without a permit, or outside the scope of the permit: a programming error
 */
export function spendPermit(tx: Transaction, { kind, permit, postings, reference }: PermitEntry): void {
  for (const { amount, memberId } of outflowsOf(kind, postings)) {
    const grant = permit ? grants.get(permit) : undefined;
    if (!grant)
      throw new Error(`${reference}: an outflow of a member needs a permit (app/features/cashier/outflow.server.ts)`);
    const isMeant =
      grant.tx === tx &&
      grant.memberId === memberId &&
      OUTFLOWS[grant.way].kinds.includes(kind as OutflowKind as never) &&
      isAllowedOutflow(grant.way, memberId, postings);
    if (!isMeant || grant.left < amount) throw new Error(`${reference}: the permit does not cover this outflow`);
    grant.left -= amount;
  }
}
