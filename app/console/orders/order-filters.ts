/** The lists of orders: those where staff have something to do, then states that are looked for. */
export const ORDER_FILTERS = [
  "open",
  "waiting",
  "review",
  "approved",
  "disputed",
  "paid",
  "pending",
  "received",
  "credited",
  "refused",
  "returned",
  "failed",
] as const;

export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** The list that an address asks for; the first one for anything else. */
export const orderFilter = (value: string | null): OrderFilter => ORDER_FILTERS.find((one) => one === value) ?? "open";
