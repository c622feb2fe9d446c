import { amountIn } from "~/platform/brands/brand-parts";
import { parseAmount, parseTypedAmount } from "~/platform/money/money";
import { WpsError } from "~/platform/wps/errors";
import { stakesFrom } from "../rules/games";
import type { HouseContext } from "./context";

const ONE = 1n;

/**
 * Returns the stakes of a game in the brand's currency, minor units, ascending. The first is derived from the minimum bet in the
 * catalogue.
 */
export function stakesOf({ brand }: Pick<HouseContext, "brand">, gameId: string): readonly bigint[] {
  const game = brand.content.games.items[gameId];
  const least = game ? amountIn(brand, game.minBet, game.minBetIn) : "0";
  return stakesFrom(leastMinor(least, brand.config.currency.scale));
}

/** Returns a minimum bet in minor units, rounded up when it has more decimals than the currency. */
function leastMinor(text: string, scale: number): bigint {
  const fine = parseAmount(text, 4) ?? 0n;
  const unit = 10n ** BigInt(4 - Math.min(scale, 4));
  const minor = (fine + unit - ONE) / unit;
  return minor > 0n ? minor : ONE;
}

const invalid = () =>
  new WpsError("amountInvalid", {}, { issues: [{ field: "stake", issue: "errors:amountInvalid" }] });

/** Returns a stake in minor units. @throws WpsError amountInvalid for a stake that the game does not offer */
export function stakeIn(ctx: Pick<HouseContext, "brand">, gameId: string, text: string): bigint {
  const minor = parseAmount(text, ctx.brand.config.currency.scale);
  if (minor === null || !stakesOf(ctx, gameId).includes(minor)) throw invalid();
  return minor;
}

/** Returns the stake of a slip, minor units: any amount between the smallest and the greatest. @throws WpsError amountInvalid */
export function slipStakeIn(ctx: Pick<HouseContext, "brand">, gameId: string, text: string): bigint {
  const minor = parseTypedAmount(text, ctx.brand.config.currency.scale);
  const stakes = stakesOf(ctx, gameId);
  const [least = ONE, most = ONE] = [stakes[0], stakes.at(-1)];
  if (minor === null || minor < least || minor > most) throw invalid();
  return minor;
}
