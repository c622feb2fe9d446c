import type { Transaction } from "~/platform/db/transaction";
import { walletsOf } from "./ledger.server";

/** Whether a wallet is one of a vendor. */
export const isVendorWallet = (name: string): boolean => name.startsWith("vendor:");

/** What a member has, minor units: to spend (`main`, `vendors`), and set aside for withdrawals (`hold`). */
export function totalsOf(held: ReadonlyMap<string, bigint>) {
  const vendors = [...held].filter(([name]) => isVendorWallet(name)).reduce((sum, [, minor]) => sum + minor, 0n);
  return { main: held.get("main") ?? 0n, hold: held.get("hold") ?? 0n, vendors };
}

/** What a member may spend over all wallets, minor units. */
export async function spendable(tx: Transaction, memberId: string): Promise<bigint> {
  const { main, vendors } = totalsOf(await walletsOf(tx, memberId));
  return main + vendors;
}
