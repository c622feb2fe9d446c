import { textOf } from "~/platform/brands/brand-parts";
import { listedVendors } from "~/platform/brands/vendors";
import { wireMoney } from "~/platform/money/amounts";
import type { SiteContext } from "~/platform/wps/context";
import type { Wallet } from "./rules/postings";

/** Name of the main wallet in calls. */
export const MAIN_WALLET = "main";

/** True when one wallet serves all vendors (WPS name: `isSingle`; requirement W2). */
export const isSingle = ({ brand }: Pick<SiteContext, "brand">): boolean => brand.config.wallet.single;

/** Returns the wallet that pays the bets of a vendor. */
export const vendorWalletOf = (ctx: Pick<SiteContext, "brand">, vendor: string): Wallet =>
  isSingle(ctx) ? "main" : `vendor:${vendor}`;

/** Returns the wallet for a name used in calls: `main`, or the code of a vendor that the brand lists; null for any other name. */
export function parseWalletName(ctx: SiteContext, name: string): Wallet | null {
  if (name === MAIN_WALLET) return "main";
  return listedVendors(ctx).some(([code]) => code === name) ? `vendor:${name}` : null;
}

/** Returns one wallet in the form of the calls. */
export function walletRow(ctx: SiteContext, name: string, minor: bigint) {
  const vendor = listedVendors(ctx).find(([code]) => code === name)?.[1];
  return {
    vendor: name,
    name: vendor ? textOf(ctx, vendor.name) : "",
    balance: wireMoney(ctx, minor),
    state: "open" as const,
  };
}
