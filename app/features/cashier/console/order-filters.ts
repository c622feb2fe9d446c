import { PAYMENT_TURNS, type PaymentState } from "../rules/payments";

/** A list of orders: `open` gathers what waits for staff, each of the others holds one state. */
export type OrderFilter = "open" | PaymentState;

/** The lists of orders, those that wait for staff first. Every state has exactly one list of its own. */
export const ORDER_FILTERS: readonly OrderFilter[] = ["open", ...(Object.keys(PAYMENT_TURNS) as PaymentState[])];

/** The list that an address asks for; the first one for anything else. */
export const orderFilter = (value: string | null): OrderFilter => ORDER_FILTERS.find((one) => one === value) ?? "open";
