import { useI18n } from "~/platform/i18n/i18n-provider";
import { useFormat } from "~/platform/i18n/use-format";
import { useServerTime } from "~/platform/time/server-time";
import { jackpotAt, jackpotInScale } from "../../rules/jackpot";
import type { Jackpot } from "./counter";

/**
 * Returns the current digits of the counter, without separators, and without decimals for a currency that has none. They change
 * only after hydration.
 */
function useJackpotDigits(jackpot: Jackpot): string {
  const { currency } = useI18n().region;
  return jackpotInScale(jackpotAt(jackpot, useServerTime(jackpot.at)), currency.scale);
}

/**
 * Renders the counter with one element per digit, for the styles of its block: `i` a digit, `s` the decimal point, `b` the
 * currency symbol. Screen readers get one amount, with separators.
 */
export function JackpotPlaces({ jackpot }: { readonly jackpot: Jackpot }) {
  const { currency } = useI18n().region;
  const format = useFormat();
  const digits = useJackpotDigits(jackpot);
  const places = [...digits].map((digit, at) => {
    // Numbered from the end, so that a digit keeps its key when the figure gets longer.
    const key = digits.length - at;
    return digit === "." ? <s key={key}>.</s> : <i key={key}>{digit}</i>;
  });
  return (
    <>
      <span className="vh">{format.money(digits)}</span>
      <bdi className="num places" dir="ltr" aria-hidden="true">
        {currency.symbol ? <b>{currency.symbol}</b> : null}
        {places}
      </bdi>
    </>
  );
}
