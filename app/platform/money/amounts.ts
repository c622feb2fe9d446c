import { moneyIn } from "~/platform/i18n/money";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { parseAmount, parseTyped, writeAmount } from "./money";

const scaleOf = ({ brand }: Pick<SiteContext, "brand">): number => brand.config.currency.scale;

/** Minor units as money on the wire, in the brand's currency. */
export const moneyText = (ctx: Pick<SiteContext, "brand">, minor: bigint): string => writeAmount(minor, scaleOf(ctx));

/** Minor units as people read money: `P 1,234.50`, for what is told in words. */
export function moneyShown(ctx: Pick<SiteContext, "brand">, minor: bigint): string {
  return moneyIn(ctx.brand.config, { minor, scale: scaleOf(ctx) });
}

/**
 * An amount that a call was given, in minor units.
 * @param field where it stood
 * @throws WpsError amountInvalid at its field: not above 0, or more decimals than the brand's currency has
 */
export function amountOf(ctx: Pick<SiteContext, "brand">, text: string, field = "amount"): bigint {
  const minor = parseTyped(text, scaleOf(ctx));
  if (minor === null || minor <= 0n)
    throw new WpsError("amountInvalid", {}, { issues: [{ field, issue: "errors:amountInvalid" }] });
  return minor;
}

/** An amount of the brand's files, in minor units: their check has found it good. */
export function fileAmount(ctx: Pick<SiteContext, "brand">, text: string): bigint {
  const minor = parseAmount(text, scaleOf(ctx));
  if (minor === null) throw new Error(`${text} is no amount of the brand's currency`);
  return minor;
}
