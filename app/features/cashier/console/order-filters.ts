import { PAYMENT_TURNS, type PaymentState } from "../rules/payments";

/** Filter of an order list: `open` holds the orders that wait for staff, `all` every state, any other value one state. */
export type OrderFilter = "open" | PaymentState | "all";

/** Filters in display order, those that wait for staff first. Every state has exactly one filter. */
export const ORDER_FILTERS: readonly OrderFilter[] = ["open", ...(Object.keys(PAYMENT_TURNS) as PaymentState[]), "all"];

/** Search fields of an order list, by field name. Values are unparsed text. */
const SEARCH_FIELDS = ["find", "method", "amountFrom", "amountTo", "from", "to"] as const;
type OrderSearchFields = Readonly<Partial<Record<(typeof SEARCH_FIELDS)[number], string>>>;

/** State of the orders page. */
export interface OrderQuery {
  readonly filter: OrderFilter;
  /** Non-empty fields only. */
  readonly search: OrderSearchFields;
  readonly pageNo: number;
}

const LENGTHS = { find: 100, method: 64, amountFrom: 20, amountTo: 20, from: 10, to: 10 } as const;

/** Reads the query of the page URL. A search covers all states unless the URL names a filter. */
export function orderQuery(params: URLSearchParams): OrderQuery {
  const given = SEARCH_FIELDS.map((name) => [name, params.get(name)?.trim().slice(0, LENGTHS[name]) ?? ""] as const);
  const search: OrderSearchFields = Object.fromEntries(given.filter(([, value]) => value !== ""));
  const usual = Object.keys(search).length > 0 ? "all" : "open";
  const filter = ORDER_FILTERS.find((one) => one === params.get("state")) ?? usual;
  return { filter, search, pageNo: Math.min(Math.max(1, Math.floor(Number(params.get("page"))) || 1), 10_000) };
}

/** Returns the path of an order list. */
export function orderListPath(
  code: string,
  { filter, pageNo = 1, search }: Omit<OrderQuery, "pageNo"> & { pageNo?: number },
) {
  const page = pageNo > 1 ? { page: String(pageNo) } : {};
  const query = new URLSearchParams({ ...search, state: filter, ...page });
  return `/console/brands/${code}/orders?${query}`;
}
