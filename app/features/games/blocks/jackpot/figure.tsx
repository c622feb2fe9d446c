import { useI18n } from "~/platform/i18n/i18n-provider";
import { useServerTime } from "~/platform/time/server-time";
import { jackpotAt } from "../../rules/jackpot";
import type { Jackpot } from "./counter";

/** The counter's digits now, without separators; a currency without decimals shows none. Rises once hydrated. */
function useJackpotDigits(jackpot: Jackpot): string {
  const { currency } = useI18n().region;
  const amount = jackpotAt(jackpot, useServerTime(jackpot.at));
  return currency.scale === 0 ? (amount.split(".")[0] ?? "") : amount;
}

const figure = (symbol: string, digits: string) => (symbol ? `${symbol}\u00a0${digits}` : digits);

/**
 * The counter with a place for each digit, which its block's styles make cells or balls: `i` a digit, `s` the point,
 * `b` the symbol. Screen readers get it as one figure.
 */
export function JackpotPlaces({ jackpot }: { readonly jackpot: Jackpot }) {
  const { currency } = useI18n().region;
  const digits = useJackpotDigits(jackpot);
  const places = [...digits].map((digit, at) => {
    // Counted from the end, so that a digit keeps its place when the figure grows longer.
    const key = digits.length - at;
    return digit === "." ? <s key={key}>.</s> : <i key={key}>{digit}</i>;
  });
  return (
    <>
      <span className="vh">{figure(currency.symbol, digits)}</span>
      <bdi className="num places" dir="ltr" aria-hidden="true">
        {currency.symbol ? <b>{currency.symbol}</b> : null}
        {places}
      </bdi>
    </>
  );
}
