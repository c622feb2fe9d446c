/** A member's wallets. `main` is what may be spent; `hold` is his, but set aside for a withdrawal; one more for each vendor where the brand keeps them apart. */
export type Wallet = "main" | "hold" | `vendor:${string}`;

/**
 * What stands on the other side of a member's money: games, payment providers, bonuses. Demo accounts have sides of their
 * own (`play:`), so that play money is in no figure of the house.
 */
export type HouseAccount = `${"game" | "payment" | "bonus" | "adjust" | "fee" | "play"}:${string}`;

/** One line of a transaction: an account grows by `amount` minor units, or shrinks. */
export type Posting =
  | { readonly memberId: string; readonly account: Wallet; readonly amount: bigint }
  | { readonly memberId: null; readonly account: HouseAccount; readonly amount: bigint };

/** Moves an amount from one account to another. */
export function move(amount: bigint, from: Omit<Posting, "amount">, to: Omit<Posting, "amount">): readonly Posting[] {
  return [{ ...from, amount: -amount } as Posting, { ...to, amount } as Posting];
}

/** A member's wallet as one side of a move. */
export const walletOf = (memberId: string, account: Wallet = "main") => ({ memberId, account }) as const;

/** An account of the house as one side of a move. */
export const houseOf = (account: HouseAccount) => ({ memberId: null, account }) as const;

/** True when a transaction creates and destroys nothing: its lines sum to zero, and none of them is empty. */
export function isBalanced(postings: readonly Posting[]): boolean {
  return postings.length > 1 && postings.every(({ amount }) => amount !== 0n) && sum(postings) === 0n;
}

/** The order in which accounts are locked: the same for everybody, so that nobody waits in a ring. */
export function inLockOrder(postings: readonly Posting[]): readonly Posting[] {
  const key = ({ account, memberId }: Posting) => `${memberId} ${account}`;
  return postings.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

const sum = (postings: readonly Posting[]) => postings.reduce((total, { amount }) => total + amount, 0n);
