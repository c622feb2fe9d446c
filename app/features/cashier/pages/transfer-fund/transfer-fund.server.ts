import { moneyInText } from "~/platform/i18n/money";
import { formAnswerResponse } from "~/site/answer-form.server";
import type { SiteContext } from "~/site/app-context";
import {
  amountProblems,
  cashierField,
  formDispatcher,
  newRequestId,
  typedAmount,
} from "~/site/centre/parts/parts.server";
import type { CentrePageServer } from "~/site/centre/types";

async function load({ wps }: SiteContext) {
  const [balance, money, wallets] = await Promise.all([
    wps.wallet.balance({}),
    wps.wallet.consolidated({}),
    wps.wallet.merchantWallet({}),
  ]);
  return { isSingle: balance.isSingle, money, wallets: wallets.rows, requestId: newRequestId() };
}

const action = formDispatcher({
  transfer: {
    form(values) {
      const fields = ["from", "to", "amount"].map((name) => cashierField(name, false));
      return { fields, values, more: amountProblems(values, "amount") };
    },
    async carryOut(site, values) {
      const { from = "", requestId = "", to = "" } = values;
      await site.wps.wallet.transfer({ from, to, amount: typedAmount(values), requestId });
      return formAnswerResponse({ fields: [], values }, { done: site.t("shell:wallet.moved") });
    },
  },
  collect: {
    form: (values) => ({ fields: [], values }),
    async carryOut(site, values) {
      const { collected } = await site.wps.wallet.collect({ requestId: values["requestId"] ?? "" });
      const amount = moneyInText(site.i18n, collected);
      return formAnswerResponse({ fields: [], values }, { done: site.t("shell:wallet.collected", { amount }) });
    },
  },
});

/** Server part of the transfer page: the member's wallets, and transfers between them. */
export const transferFund = { load, action } satisfies CentrePageServer;
