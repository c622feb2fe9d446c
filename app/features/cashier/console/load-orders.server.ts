import { isWpsError } from "~/platform/wps/errors";
import type { ConsoleContext } from "~/site/app-context";
import type { OrdersAnswer } from "~/site/console/types";
import type { OrderQuery } from "./order-filters";

const DAY = /^\d{4}-\d\d-\d\d$/;
/** Removes spaces and thousands separators: `1,234.5`. */
const plain = (amount: string) => amount.replace(/[\s,]/g, "");

/** Loads a list of orders with one call. An invalid search returns an empty list and the reason in `message`. */
export async function loadOrders(app: ConsoleContext, code: string, { filter, pageNo, search }: OrderQuery) {
  const { amountFrom, amountTo, find, from, method, to } = search;
  const asked = {
    ...(find ? { find } : {}),
    ...(method ? { method } : {}),
    ...(amountFrom ? { amountFrom: plain(amountFrom) } : {}),
    ...(amountTo ? { amountTo: plain(amountTo) } : {}),
    ...(from && DAY.test(from) ? { from } : {}),
    ...(to && DAY.test(to) ? { to } : {}),
  };
  const state = filter === "open" ? ("staff" as const) : filter;
  const { staff } = app.wps;
  try {
    return { message: null, queue: await staff.paymentQueue({ code, ...asked, state, pageNo }) };
  } catch (error) {
    if (!isWpsError(error) || (error.code !== "validation" && error.code !== "amountInvalid")) throw error;
    const { methods } = await staff.paymentQueue({ code, pageSize: 1 });
    const none: OrdersAnswer = { rows: [], methods, pageNo: 1, pageSize: 50, total: 0, totalPages: 0 };
    return { message: app.explain(error), queue: none };
  }
}
