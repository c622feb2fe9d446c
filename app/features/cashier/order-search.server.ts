import { findMemberIds } from "~/features/members/member-search.server";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { Transaction } from "~/platform/db/transaction";
import { minorAmountOf } from "~/platform/money/amounts";
import { dayRange } from "~/platform/time/calendar-day";
import { validationError } from "~/platform/wps/errors";
import { readOrderNumber } from "./rules/order-number";
import { PAYMENT_STATES, type PaymentKind, type PaymentState, STAFF_STATES } from "./rules/payments";
import * as sql from "./server/order-search.sql.gen";

/** Search for orders. Missing fields do not restrict the result. */
export interface OrderSearch {
  readonly kind?: PaymentKind | undefined;
  /** Default: the states that wait for staff; all states when another field restricts the search. */
  readonly state?: PaymentState | "staff" | "all" | undefined;
  /** A member (id, name, part of a name, number, e-mail address), an order number or a bank reference. */
  readonly find?: string | undefined;
  readonly memberId?: string | undefined;
  readonly method?: string | undefined;
  /** In the brand's currency; both ends inclusive. */
  readonly amountFrom?: string | undefined;
  readonly amountTo?: string | undefined;
  /** `yyyy-MM-dd` in the brand's time zone; both days inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Maximum number of members matched by a search. A longer text narrows a common name. */
const MOST_MEMBERS = 200;
const MOST_NAMED = 50;
/** Upper bound of all texts with a given prefix, in byte order. */
const LAST = "\u{10FFFF}";

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Returns the orders with this number, id or bank reference, or with this prefix of a reference; at most 50 of each kind. */
export async function ordersNamed(tx: Transaction, text: string): Promise<{ id: string; memberId: string }[]> {
  const number = readOrderNumber(text);
  const reference = text.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
  const [id, limit] = [text.trim(), MOST_NAMED];
  // One statement per criterion, so that each uses a separate index.
  const found = [
    ...(UUID.test(id) ? await tx.all(sql.ordersById, { id, limit }) : []),
    ...(number ? await tx.all(sql.ordersByNumber, { number, limit }) : []),
    // Shorter prefixes match too many references.
    ...(reference.length > 3 ? await tx.all(sql.ordersByReference, { reference, end: reference + LAST, limit }) : []),
  ];
  return [...new Map(found.map((row) => [row.id, row])).values()];
}

/** Returns the filter of a search and its states. @throws WpsError amountInvalid; validation when `to` is before `from` */
export async function orderFilter(tx: Transaction, brand: BrandSnapshot, search: OrderSearch) {
  const { find = "", kind = null, memberId = null, method = null } = search;
  const states = statesOf(search);
  const text = find.trim();
  const filter: sql.CountOrdersParams = {
    states: states.length === PAYMENT_STATES.length ? null : states,
    ...{ kind, memberId, method },
    ...amountsOf(brand, search),
    ...daysOf(brand, search),
    ...(text === "" ? { ids: null, memberIds: null } : await textFilter(tx, brand, text)),
  };
  return { filter, states };
}

function statesOf({ state, kind: _kind, ...narrowing }: OrderSearch): readonly PaymentState[] {
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined && value !== "");
  if (state === "all" || (state === undefined && isNarrowed)) return PAYMENT_STATES;
  return state === undefined || state === "staff" ? STAFF_STATES : [state];
}

function amountsOf(brand: BrandSnapshot, { amountFrom, amountTo }: OrderSearch) {
  return {
    amountFrom: amountFrom === undefined ? null : minorAmountOf({ brand }, amountFrom, "amountFrom"),
    amountTo: amountTo === undefined ? null : minorAmountOf({ brand }, amountTo, "amountTo"),
  };
}

function daysOf({ config: { timeZone } }: BrandSnapshot, { from, to }: OrderSearch) {
  if (from !== undefined && to !== undefined && to < from)
    throw validationError([{ field: "to", issue: "before_its_start" }]);
  return {
    from: from === undefined ? null : new Date(dayRange(timeZone, from).from),
    to: to === undefined ? null : new Date(dayRange(timeZone, to).to),
  };
}

/** Returns the filter for orders that a text names, and for orders of the members that it matches. */
async function textFilter(tx: Transaction, brand: BrandSnapshot, text: string) {
  const ids = (await ordersNamed(tx, text)).map(({ id }) => id);
  const memberIds = await findMemberIds(tx, brand, text, MOST_MEMBERS);
  // Without any member, the orders named are the only ones, even when there are none.
  if (memberIds.length === 0) return { ids, memberIds: null };
  return { ids: ids.length === 0 ? null : ids, memberIds };
}
