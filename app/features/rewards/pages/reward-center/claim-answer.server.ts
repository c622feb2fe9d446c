import { moneyInText } from "~/platform/i18n/money";
import { type FormValues, formAnswerResponse } from "~/site/answer-form.server";
import type { SiteContext } from "~/site/app-context";

/** Answers a claim with the paid amount. @param amount decimal text, as in call outputs */
export const answerClaim = (site: SiteContext, values: FormValues, amount: string): Response =>
  formAnswerResponse(
    { fields: [], values },
    { done: site.t("shell:rewards.paid", { amount: moneyInText(site.i18n, amount) }) },
  );
