import type { Transaction } from "~/platform/db/transaction";
import { fitsWay, leavingOf, OUTFLOWS, type OutflowKind, type OutflowWay } from "./rules/outflow";
import type { Posting } from "./rules/postings";

/** What a permit allows. */
interface Grant {
  readonly tx: Transaction;
  readonly way: OutflowWay;
  readonly memberId: string;
  /** Minor units that may still leave. */
  left: bigint;
}

/** Grants by their permits: whoever holds no permit of `grantPermit` cannot make one. */
const grants = new WeakMap<OutflowPermit, Grant>();

/** Proof that the rules of one way were asked, in this transaction, for this member and amount. */
export class OutflowPermit {
  /** Keeps other objects from passing as a permit at compile time. */
  declare private readonly isPermit: true;
}

/**
 * Makes a permit. Only for the rules themselves: `wallet/outflow.ts` and `responsible/enforce.ts`
 * (`tests/wallet/outflow-rules.test.ts` keeps others from importing it).
 * @param amount minor units
 */
export function grantPermit(tx: Transaction, way: OutflowWay, memberId: string, amount: bigint): OutflowPermit {
  const permit = new OutflowPermit();
  grants.set(permit, { tx, way, memberId, left: amount });
  return permit;
}

/** An entry of the ledger, as far as it says what leaves whom. */
interface Moved {
  readonly kind: string;
  readonly reference: string;
  readonly postings: readonly Posting[];
  readonly permit?: OutflowPermit | null;
}

/**
 * Uses up a permit for what an entry takes from members. Nothing leaves a member without one.
 * @throws Error for money that leaves without a permit, or otherwise than the permit says: a fault of the program
 */
export function spendPermit(tx: Transaction, { kind, permit, postings, reference }: Moved): void {
  for (const { amount, memberId } of leavingOf(kind, postings)) {
    const grant = permit ? grants.get(permit) : undefined;
    if (!grant)
      throw new Error(`${reference}: money leaves a member without a permit (app/features/cashier/outflow.server.ts)`);
    const isMeant =
      grant.tx === tx &&
      grant.memberId === memberId &&
      OUTFLOWS[grant.way].kinds.includes(kind as OutflowKind as never) &&
      fitsWay(grant.way, memberId, postings);
    if (!isMeant || grant.left < amount) throw new Error(`${reference}: the permit is for something else`);
    grant.left -= amount;
  }
}
