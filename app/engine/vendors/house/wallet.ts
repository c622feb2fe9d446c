import type { SeamlessWallet } from "~/core/seamless";
import type { HouseContext } from "./context";

/** The wallet that the house's games are played on, for the brand of a context. @throws Error until it is connected */
export function walletOf(ctx: HouseContext): SeamlessWallet {
  throw new Error(`the house's games are not connected to the wallet of ${ctx.brand.code}`);
}
