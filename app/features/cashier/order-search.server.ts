import { and, eq, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { findMemberIds } from "~/features/members/member-search.server";
import type { BrandSnapshot } from "~/platform/brands/types";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { minorAmountOf } from "~/platform/money/amounts";
import { dayRange } from "~/platform/time/calendar-day";
import { validationError } from "~/platform/wps/errors";
import { readOrderNumber } from "./rules/order-number";
import { PAYMENT_STATES, type PaymentKind, type PaymentState, STAFF_STATES } from "./rules/payments";
import { paymentOrder as table } from "./server/schema-cashier";

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
  const ways = [
    UUID.test(text.trim()) ? eq(table.id, text.trim()) : undefined,
    number ? eq(table.number, number) : undefined,
    // Shorter prefixes match too many references.
    reference.length > 3
      ? and(gte(table.referenceKey, reference), lt(table.referenceKey, reference + LAST))
      : undefined,
  ];
  const found = new Map<string, { id: string; memberId: string }>();
  // One statement per criterion, so that each uses a separate index.
  for (const way of ways) {
    if (!way) continue;
    const which = and(eq(table.merchantId, merchantOf(tx)), way);
    const rows = await tx.db
      .select({ id: table.id, memberId: table.memberId })
      .from(table)
      .where(which)
      .limit(MOST_NAMED);
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()];
}

/** Returns the SQL condition of a search and its states. @throws WpsError amountInvalid; validation when `to` is before `from` */
export async function orderCondition(tx: Transaction, brand: BrandSnapshot, search: OrderSearch) {
  const { find = "", kind, memberId, method } = search;
  const states = statesOf(search);
  const text = find.trim();
  const which = and(
    eq(table.merchantId, merchantOf(tx)),
    states.length === PAYMENT_STATES.length ? undefined : inArray(table.state, [...states]),
    kind === undefined ? undefined : eq(table.kind, kind),
    memberId === undefined ? undefined : eq(table.memberId, memberId),
    method === undefined ? undefined : eq(table.method, method),
    ...amountsOf(brand, search),
    ...daysOf(brand, search),
    text === "" ? undefined : await textCondition(tx, brand, text),
  );
  return { which, states };
}

function statesOf({ state, kind: _kind, ...narrowing }: OrderSearch): readonly PaymentState[] {
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined && value !== "");
  if (state === "all" || (state === undefined && isNarrowed)) return PAYMENT_STATES;
  return state === undefined || state === "staff" ? STAFF_STATES : [state];
}

function amountsOf(brand: BrandSnapshot, { amountFrom, amountTo }: OrderSearch): (SQL | undefined)[] {
  return [
    amountFrom === undefined ? undefined : gte(table.amount, minorAmountOf({ brand }, amountFrom, "amountFrom")),
    amountTo === undefined ? undefined : lte(table.amount, minorAmountOf({ brand }, amountTo, "amountTo")),
  ];
}

function daysOf({ config: { timeZone } }: BrandSnapshot, { from, to }: OrderSearch): (SQL | undefined)[] {
  if (from !== undefined && to !== undefined && to < from)
    throw validationError([{ field: "to", issue: "before_its_start" }]);
  return [
    from === undefined ? undefined : gte(table.createdAt, new Date(dayRange(timeZone, from).from)),
    to === undefined ? undefined : lt(table.createdAt, new Date(dayRange(timeZone, to).to)),
  ];
}

/** Returns the condition for orders that a text names, and for orders of the members that it matches. */
async function textCondition(tx: Transaction, brand: BrandSnapshot, text: string): Promise<SQL | undefined> {
  const ids = (await ordersNamed(tx, text)).map(({ id }) => id);
  const members = await findMemberIds(tx, brand, text, MOST_MEMBERS);
  if (ids.length === 0 && members.length === 0) return sql`false`;
  return or(
    ids.length > 0 ? inArray(table.id, ids) : undefined,
    members.length > 0 ? inArray(table.memberId, members) : undefined,
  );
}
