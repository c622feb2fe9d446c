import { writeAmount } from "~/platform/money/money";

/** Increment of the counter (requirement R9). */
export const JACKPOT_STEP = "165.11";
/** Seconds between increments (requirement R9). */
export const JACKPOT_SECONDS = 3;

/** A counter: money as decimal strings, `since` in ISO 8601. */
export interface JackpotCounter {
  readonly start: string;
  readonly since: string;
  readonly step: string;
  readonly everySeconds: number;
}

/** Returns the counter's value at `now` (UTC ms), as money with two decimals. Constant before `since`. */
export function jackpotAt({ start, since, step, everySeconds }: JackpotCounter, now: number): string {
  const ticks = Math.max(0, Math.floor((now - Date.parse(since)) / (everySeconds * 1000)));
  return writeAmount(centsOf(start) + BigInt(ticks) * centsOf(step), 2);
}

/** Cuts the decimals of an amount of the counter to those of the currency, e.g. to none. */
export function jackpotInScale(amount: string, scale: number): string {
  const [units = "0", decimals = ""] = amount.split(".");
  const kept = decimals.slice(0, scale);
  return kept === "" ? units : `${units}.${kept}`;
}

function centsOf(amount: string): bigint {
  const [units = "0", decimals = ""] = amount.split(".");
  return BigInt(units + decimals.padEnd(2, "0"));
}
