import type { Transaction } from "~/platform/db/transaction";
import { postEntry, walletsOf } from "./ledger.server";
import type { Posting, Wallet } from "./rules/postings";
import { isVendorWallet } from "./totals.server";

/**
 * Moves the balances of all vendor wallets of a member to the main wallet.
 * @param name makes the reference; unique per member
 * @returns the amount moved, minor units
 */
export async function collectAll(tx: Transaction, now: number, memberId: string, name: string): Promise<bigint> {
  const all = await walletsOf(tx, memberId, true);
  const held = [...all].filter(([wallet, minor]) => isVendorWallet(wallet) && minor > 0n);
  const collected = held.reduce((sum, [, minor]) => sum + minor, 0n);
  if (collected === 0n) return 0n;
  const out = held.map(([wallet, minor]) => ({ memberId, account: wallet as Wallet, amount: -minor }) as Posting);
  const postings = [...out, { memberId, account: "main", amount: collected } as const];
  await postEntry(tx, now, { kind: "transfer", reference: `collect:${memberId}:${name}`, postings, permit: null });
  return collected;
}
