import type { SiteContext } from "~/site/app-context";
import {
  amountProblems,
  cashierField,
  formDispatcher,
  newRequestId,
  orderInQuery,
  pageNumberOf,
  redirectToPage,
  typedAmount,
} from "~/site/centre/parts/parts.server";
import type { CentrePageServer } from "~/site/centre/types";

const PATH = "/member/depositv2";
/** Prefix of the names of method-specific form fields. */
const FIELD = "fields.";

async function load(site: SiteContext, request: Request) {
  const query = new URL(request.url).searchParams;
  const { payment, wallet } = site.wps;
  const [methods, money, order, orders] = await Promise.all([
    payment.depositMethods({}),
    wallet.consolidated({}),
    orderInQuery(site, query),
    payment.orders({ kind: "deposit", pageNo: pageNumberOf(query), pageSize: 8 }),
  ]);
  const method = methods.rows.find(({ id }) => id === query.get("method")) ?? methods.rows[0] ?? null;
  return { methods, method, money, order, orders, requestId: newRequestId() };
}

const action = formDispatcher({
  deposit: {
    form(values) {
      const asked = Object.keys(values).filter((name) => name.startsWith(FIELD));
      const fields = [...["method", "amount", "pick"], ...asked].map((name) => cashierField(name, false));
      return { fields, values, more: amountProblems(values, "amount") };
    },
    async carryOut({ wps }, values) {
      const asked = Object.entries(values).filter(([name]) => name.startsWith(FIELD));
      const { id } = await wps.payment.deposit({
        method: values["method"] ?? "",
        amount: typedAmount(values),
        fields: Object.fromEntries(asked.map(([name, value]) => [name.slice(FIELD.length), value])),
        requestId: values["requestId"] ?? "",
      });
      return redirectToPage(`${PATH}?order=${id}`);
    },
  },
});

/** Server part of the deposit page: the form, and the deposits made so far. */
export const depositv2 = { load, action } satisfies CentrePageServer;
