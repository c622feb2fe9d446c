import { moneyIn } from "~/platform/i18n/money";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { parseAmount, parseTypedAmount, writeAmount } from "./money";

const scaleOf = ({ brand }: Pick<SiteContext, "brand">): number => brand.config.currency.scale;

/** Converts minor units to the wire format of money, in the brand's currency. */
export const wireMoney = (ctx: Pick<SiteContext, "brand">, minor: bigint): string => writeAmount(minor, scaleOf(ctx));

/** Formats minor units for readers: `P 1,234.50`, for messages. */
export function formattedMoney(ctx: Pick<SiteContext, "brand">, minor: bigint): string {
  return moneyIn(ctx.brand.config, { minor, scale: scaleOf(ctx) });
}

/**
 * Converts the amount of a call's input to minor units.
 *
 * @param field name of the input field
 * @throws WpsError amountInvalid with its field: not above 0, or more decimals than the brand's currency has
 */
export function minorAmountOf(ctx: Pick<SiteContext, "brand">, text: string, field = "amount"): bigint {
  const minor = parseTypedAmount(text, scaleOf(ctx));
  if (minor === null || minor <= 0n)
    throw new WpsError("amountInvalid", {}, { issues: [{ field, issue: "errors:amountInvalid" }] });
  return minor;
}

/** Converts an amount of the brand's files to minor units. The files are already validated. */
export function minorAmountOfFile(ctx: Pick<SiteContext, "brand">, text: string): bigint {
  const minor = parseAmount(text, scaleOf(ctx));
  if (minor === null) throw new Error(`${text} is not an amount of the brand's currency`);
  return minor;
}
