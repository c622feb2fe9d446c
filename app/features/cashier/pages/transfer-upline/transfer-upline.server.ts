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
  const [money, security] = await Promise.all([wps.wallet.consolidated({}), wps.member.security({})]);
  return { money, paymentPassword: security.paymentPassword, requestId: newRequestId() };
}

const action = formDispatcher({
  upline: {
    form(values) {
      const fields = [cashierField("amount", false), cashierField("paymentPassword")];
      return { fields, values, more: amountProblems(values, "amount") };
    },
    async carryOut(site, values) {
      const { paymentPassword = "", requestId = "" } = values;
      const given = { amount: typedAmount(values), paymentPassword, requestId };
      const { balance } = await site.wps.wallet.transferUpline(given);
      const done = site.t("shell:upline.sent", { amount: moneyInText(site.i18n, balance) });
      return formAnswerResponse({ fields: [], values }, { done });
    },
  },
});

/** Server part of the page for transfers to the upline (requirement C5). */
export const transferUpline = { load, action } satisfies CentrePageServer;
