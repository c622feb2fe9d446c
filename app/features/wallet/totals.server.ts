import type { Transaction } from "~/platform/db/transaction";
import { walletsOf } from "./ledger.server";

export const isVendorWallet = (name: string): boolean => name.startsWith("vendor:");

/** Returns a member's totals, minor units: spendable (`main`, `vendors`) and reserved for withdrawals (`hold`). */
export function walletTotals(held: ReadonlyMap<string, bigint>) {
  const vendors = [...held].filter(([name]) => isVendorWallet(name)).reduce((sum, [, minor]) => sum + minor, 0n);
  return { main: held.get("main") ?? 0n, hold: held.get("hold") ?? 0n, vendors };
}

/** Returns a member's spendable balance over all wallets, minor units. */
export async function spendableBalance(tx: Transaction, memberId: string): Promise<bigint> {
  const { main, vendors } = walletTotals(await walletsOf(tx, memberId));
  return main + vendors;
}
