/** How many of a currency's units stand for one in the demo's tables of stakes. Round amounts, not the day's rate. */
const UNITS: Readonly<Record<string, number>> = { VND: 20_000 };

/** An amount of the demo's tables in the currencies in which it is another. @param amount e.g. `0.10` */
export const byCurrency = (amount: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(UNITS).map(([code, units]) => [code, String(Math.round(Number(amount) * units))]));
