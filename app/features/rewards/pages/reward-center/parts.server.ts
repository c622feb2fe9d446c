import { formatMoney } from "~/platform/i18n/money";
import { answer, type FormValues } from "~/site/answer-form.server";
import type { SiteContext } from "~/site/app-context";

/** An amount with the brand's currency, for a sentence in any direction. */
function amountIn({ i18n }: Pick<SiteContext, "i18n">, amount: string): string {
  const { scale, symbol } = i18n.region.currency;
  return `\u2066${formatMoney(amount, { scale, symbol })}\u2069`;
}

/** Answers a claim with what was paid. @param amount as the calls give it */
export const paid = (site: SiteContext, values: FormValues, amount: string): Response =>
  answer({ fields: [], values }, { done: site.t("shell:rewards.paid", { amount: amountIn(site, amount) }) });
