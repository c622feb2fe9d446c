import { accountNumberText } from "~/platform/text/typed-text";
import { answerForm, type FormValues } from "~/site/answer-form.server";
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
import { uploadAsBase64 } from "~/site/upload-as-base64";

const PATH = "/member/withdraw";
/** Maximum number of open orders shown with their history; older ones are only in the list. */
const MOST_OPEN = 3;

async function load(site: SiteContext, request: Request) {
  const query = new URL(request.url).searchParams;
  const { payment, wallet } = site.wps;
  const [methods, money, chosen, inProgress, orders] = await Promise.all([
    payment.withdrawMethods({}),
    wallet.consolidated({}),
    orderInQuery(site, query),
    payment.orders({ kind: "withdrawal", state: "open", pageSize: MOST_OPEN }),
    payment.orders({ kind: "withdrawal", pageNo: pageNumberOf(query), pageSize: 8 }),
  ]);
  const others = inProgress.rows.filter(({ id }) => id !== chosen?.id);
  const open = await Promise.all(others.map(({ id }) => payment.order({ id })));
  const method = methods.rows.find(({ id }) => id === query.get("method")) ?? methods.rows[0] ?? null;
  return { methods, method, money, open: chosen ? [chosen, ...open] : open, orders, requestId: newRequestId() };
}

const backTo = (values: FormValues) => redirectToPage(`${PATH}?order=${encodeURIComponent(values["order"] ?? "")}`);

const confirmed = (outcome: "received" | "fullyPaid" | "notReceived") => ({
  form: (values: FormValues) => ({ fields: [cashierField("order")], values }),
  async carryOut({ wps }: SiteContext, values: FormValues) {
    const order = values["order"] ?? "";
    const proofs = outcome === "notReceived" ? (await wps.payment.order({ id: order })).proofs : [];
    await wps.payment.confirmWithdrawal({ order, outcome, proofs: [...proofs] });
    return backTo(values);
  },
});

const action = formDispatcher({
  withdraw: {
    form(values) {
      const fields = [cashierField("account"), cashierField("paymentPassword"), cashierField("method", false)];
      const amount = [cashierField("amount", false), cashierField("pick", false)];
      return { fields: [...fields, ...amount], values, more: amountProblems(values, "amount") };
    },
    async carryOut({ wps }, values) {
      const { account = "", method = "", paymentPassword = "", requestId = "" } = values;
      const given = { account, method, paymentPassword, requestId, amount: typedAmount(values) };
      const { id } = await wps.payment.withdraw(given);
      return redirectToPage(`${PATH}?order=${id}`);
    },
  },
  cancel: {
    form: (values) => ({ fields: [cashierField("order")], values }),
    async carryOut({ wps }, values) {
      await wps.payment.cancelWithdrawal({ order: values["order"] ?? "" });
      return backTo(values);
    },
  },
  received: confirmed("received"),
  fullyPaid: confirmed("fullyPaid"),
  notReceived: confirmed("notReceived"),
  partly: {
    form: (values) => ({
      fields: ["order", "received", "remaining"].map((name) => cashierField(name, false)),
      values,
      more: amountProblems(values, "received", "remaining"),
    }),
    async carryOut({ wps }, values) {
      const parts = { received: typedAmount(values, "received"), remaining: typedAmount(values, "remaining") };
      await wps.payment.confirmWithdrawal({ order: values["order"] ?? "", outcome: "partly", ...parts });
      return backTo(values);
    },
  },
  addAccount: {
    form(values) {
      const isNumber = /^[A-Z0-9]{5,40}$/.test(accountNumberText(values["number"] ?? ""));
      const wrong = { number: { text: "shell:pay.numberFormat", params: {} } };
      const fields = ["bank", "holder", "number"].map((name) => cashierField(name));
      return { fields, values, more: isNumber || !values["number"] ? {} : wrong };
    },
    async carryOut({ wps }, { bank = "", holder = "", number = "" }) {
      await wps.payment.addBankAccount({ bank, holder, number });
      return redirectToPage(PATH);
    },
  },
  removeAccount: {
    form: (values) => ({ fields: [], values }),
    async carryOut({ wps }, { id = "" }) {
      await wps.payment.removeBankAccount({ id });
      return redirectToPage(PATH);
    },
  },
});

/** Stores a proof picture of an order. File uploads are not sealed. */
async function upload(site: SiteContext, form: FormData): Promise<Response> {
  const order = String(form.get("order") ?? "");
  const posted = { fields: [cashierField("order"), cashierField("file", false)], values: { type: "proof", order } };
  return answerForm(site, posted, async () => {
    await site.wps.payment.uploadProof({ order, file: await uploadAsBase64(form) });
    return backTo({ order });
  });
}

/** Server part of the withdrawal page: withdrawal form, payout accounts and confirmations. */
export const withdraw = { load, action, upload } satisfies CentrePageServer;
