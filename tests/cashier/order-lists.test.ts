import { afterAll, beforeAll, expect, test } from "vitest";
import { ORDER_FILTERS, type OrderFilter } from "~/features/cashier/console/order-filters";
import { PAYMENT_STATES, type PaymentState, STAFF_STATES } from "~/features/cashier/rules/payments";
import { aBrand } from "../helpers/tenants";
import { aPlayer, aWithdrawal } from "../helpers/wps/money";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
let ids: ReadonlyMap<PaymentState, readonly string[]>;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", { paymentMethods: { bank: {} } })]);
  const { memberId } = await aPlayer(site, 100_000n);
  ids = new Map(
    await Promise.all(PAYMENT_STATES.map(async (state) => [state, await twoOrders(memberId, state)] as const)),
  );
});
afterAll(() => site.close());

/** Creates two orders in a state. @returns their ids, the older one first */
async function twoOrders(memberId: string, state: PaymentState): Promise<readonly string[]> {
  return site.db.transaction("lotus", async (tx) => {
    const made: string[] = [];
    for (const now of [site.now, site.now + 1_000]) {
      const id = await aWithdrawal(tx, now, { memberId, amount: 100n });
      await tx.query("update payment_order set state = $2 where id = $1", [id, state]);
      made.push(id);
    }
    return made;
  });
}

/** Returns the ids in a list of the console, in its order, over all pages. */
async function listed(filter: OrderFilter): Promise<readonly string[]> {
  const state = filter === "open" ? {} : { state: filter };
  const seen: string[] = [];
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const { rows, totalPages } = await site.console.staff.paymentQueue({
      code: "lotus",
      ...state,
      pageNo,
      pageSize: 3,
    });
    pages = totalPages;
    seen.push(...rows.map(({ id }) => id));
  }
  return seen;
}

test("X6 an order in any state appears in exactly one single-state list", async () => {
  const lists = await Promise.all(ORDER_FILTERS.filter((filter) => filter !== "open" && filter !== "all").map(listed));
  for (const [state, made] of ids)
    for (const id of made) expect([state, lists.flat().filter((one) => one === id)]).toEqual([state, [id]]);
});

test("X6 a partly received withdrawal appears in the first list, like all orders that staff must decide", async () => {
  const open = await listed("open");
  const expected = STAFF_STATES.flatMap((state) => ids.get(state) ?? []);
  expect(STAFF_STATES).toContain("partly");
  expect(open.toSorted()).toEqual(expected.toSorted());
});

test.each(["received", "credited", "refused", "cancelled", "returned", "failed"] as const)(
  "X6 the list of finished orders %s starts with the newest",
  async (state) => {
    expect(await listed(state)).toEqual(ids.get(state)?.toReversed());
  },
);

test.each(PAYMENT_STATES.filter((state) => !/received|credited|refused|cancelled|returned|failed/.test(state)))(
  "X6 the list of open orders %s starts with the longest waiting",
  async (state) => {
    expect(await listed(state)).toEqual(ids.get(state));
  },
);
