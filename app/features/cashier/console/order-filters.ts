import { PAYMENT_TURNS, type PaymentState } from "../rules/payments";

/** A list of orders: `open` gathers what waits for staff, `all` every state, each of the others holds one state. */
export type OrderFilter = "open" | PaymentState | "all";

/** The lists of orders, those that wait for staff first. Every state has exactly one list of its own. */
export const ORDER_FILTERS: readonly OrderFilter[] = ["open", ...(Object.keys(PAYMENT_TURNS) as PaymentState[]), "all"];

/** What narrows a list of orders, by the names of its fields: as it was typed. */
const SEARCH_FIELDS = ["find", "method", "amountFrom", "amountTo", "from", "to"] as const;
type OrderSearchFields = Readonly<Partial<Record<(typeof SEARCH_FIELDS)[number], string>>>;

/** What the page of orders shows. */
export interface OrderQuery {
  readonly filter: OrderFilter;
  /** Fields that are not empty. */
  readonly search: OrderSearchFields;
  readonly pageNo: number;
}

const LENGTHS = { find: 100, method: 64, amountFrom: 20, amountTo: 20, from: 10, to: 10 } as const;

/** Reads an address. What is looked for is looked for in all states, unless the address names a list. */
export function orderQuery(params: URLSearchParams): OrderQuery {
  const given = SEARCH_FIELDS.map((name) => [name, params.get(name)?.trim().slice(0, LENGTHS[name]) ?? ""] as const);
  const search: OrderSearchFields = Object.fromEntries(given.filter(([, value]) => value !== ""));
  const usual = Object.keys(search).length > 0 ? "all" : "open";
  const filter = ORDER_FILTERS.find((one) => one === params.get("state")) ?? usual;
  return { filter, search, pageNo: Math.min(Math.max(1, Math.floor(Number(params.get("page"))) || 1), 10_000) };
}

/** The address of a list. */
export function orderListPath(
  code: string,
  { filter, pageNo = 1, search }: Omit<OrderQuery, "pageNo"> & { pageNo?: number },
) {
  const page = pageNo > 1 ? { page: String(pageNo) } : {};
  const query = new URLSearchParams({ ...search, state: filter, ...page });
  return `/console/brands/${code}/orders?${query}`;
}
