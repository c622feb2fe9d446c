/**
 * A member's wallets. `main` is spendable; `hold` is reserved for a withdrawal. Brands with separate wallets have one more for
 * each vendor.
 */
export type Wallet = "main" | "hold" | `vendor:${string}`;

/**
 * House accounts, the counterpart of members' money: games, payment providers, bonuses. Demo accounts post against separate
 * accounts (`play:`), so house totals exclude play money.
 */
export type HouseAccount = `${"game" | "payment" | "bonus" | "adjust" | "fee" | "play"}:${string}`;

/** One line of a ledger transaction: the account changes by `amount` minor units, positive or negative. */
export type Posting =
  | { readonly memberId: string; readonly account: Wallet; readonly amount: bigint }
  | { readonly memberId: null; readonly account: HouseAccount; readonly amount: bigint };

/** Returns the postings that move an amount from one account to another. */
export function movePostings(
  amount: bigint,
  from: Omit<Posting, "amount">,
  to: Omit<Posting, "amount">,
): readonly Posting[] {
  return [{ ...from, amount: -amount } as Posting, { ...to, amount } as Posting];
}

/** Returns a member's wallet as one side of a move. */
export const walletSide = (memberId: string, account: Wallet = "main") => ({ memberId, account }) as const;

/** Returns a house account as one side of a move. */
export const houseSide = (account: HouseAccount) => ({ memberId: null, account }) as const;

/** Returns true when the lines sum to zero and no line is zero: the transaction neither creates nor destroys money. */
export function isBalanced(postings: readonly Posting[]): boolean {
  return postings.length > 1 && postings.every(({ amount }) => amount !== 0n) && sum(postings) === 0n;
}

/** Sorts postings into the lock order. The order is the same for every transaction, which prevents deadlocks. */
export function inLockOrder(postings: readonly Posting[]): readonly Posting[] {
  const key = ({ account, memberId }: Posting) => `${memberId} ${account}`;
  return postings.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

const sum = (postings: readonly Posting[]) => postings.reduce((total, { amount }) => total + amount, 0n);
