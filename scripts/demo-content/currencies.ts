/** Units of a currency per unit in the demo's stake tables. Round figures, not exchange rates. */
const UNITS: Readonly<Record<string, number>> = { VND: 20_000 };

/** Converts an amount of the demo's tables to the currencies that need another amount. @param amount e.g. `0.10` */
export const byCurrency = (amount: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(UNITS).map(([code, units]) => [code, String(Math.round(Number(amount) * units))]));
