import { answer } from "~/lib/answer-form.server";
import type { SiteContext } from "~/lib/app-context";
import { formatMoney } from "~/lib/format/money";
import type { CentrePageServer } from "~/shell/centre/types";
import { actBy, amountProblems, field, newRequestId, typedAmount } from "./cashier/parts.server";

async function load({ wps }: SiteContext) {
  const [money, security] = await Promise.all([wps.wallet.consolidated({}), wps.member.security({})]);
  return { money, paymentPassword: security.paymentPassword, requestId: newRequestId() };
}

const action = actBy({
  upline: {
    form(values) {
      const fields = [field("amount", false), field("paymentPassword")];
      return { fields, values, more: amountProblems(values, "amount") };
    },
    async carryOut(site, values) {
      const { paymentPassword = "", requestId = "" } = values;
      const given = { amount: typedAmount(values), paymentPassword, requestId };
      const { balance } = await site.wps.wallet.transferUpline(given);
      const done = site.i18n.t("shell:upline.sent", { amount: formatMoney(balance) });
      return answer({ fields: [], values }, { done });
    },
  },
});

/** Sending money to one's upline (checklist C5). */
export const transferUpline = { load, action } satisfies CentrePageServer;
