import { useT } from "~/platform/i18n/use-t";
import { AmountField } from "~/site/centre/parts/amount-field";
import { CashFigure } from "~/site/centre/parts/cash-figure";
import { MoneyForm } from "~/site/centre/parts/money-form";
import { CashFigures, CashierPage } from "~/site/centre/parts/money-look";
import { answerOfType, useSection } from "~/site/centre/parts/section-form";
import type { CentreViewProps } from "~/site/centre/types";
import { LinkButton } from "~/ui/button";
import { SignInField } from "~/ui/sign-in-field";
import type { transferUpline } from "./transfer-upline.server";

type UplineData = Awaited<ReturnType<typeof transferUpline.load>>;

/** transferUpline: renders the form for a transfer to the upline, with the payment password (requirement C5, W7). */
export function TransferUpline({ data, answer }: CentreViewProps<UplineData>) {
  const t = useT("shell");
  const form = useSection(answerOfType(answer, "upline"));
  const { money, paymentPassword, requestId } = data;
  return (
    <CashierPage>
      <CashFigures>
        <CashFigure label={t("pay.balance")} amount={money.main} />
      </CashFigures>
      <div className="sheet part">
        <p className="quiet">{t("upline.text")}</p>
        {paymentPassword ? (
          <MoneyForm
            path="/member/transferUpline"
            type="upline"
            form={form}
            hidden={{ requestId }}
            submit={t("upline.send")}
          >
            <AmountField amounts={[]} hint="" answer={form.answer} />
            <SignInField
              name="paymentPassword"
              label={t("register.paymentPassword")}
              answer={form.answer}
              type="password"
              autoComplete="off"
              maxLength={1000}
              required
            />
          </MoneyForm>
        ) : (
          <>
            <p>{t("pay.setPasswordText")}</p>
            <LinkButton href="/member/securityCenter#payment">{t("pay.setPassword")}</LinkButton>
          </>
        )}
      </div>
    </CashierPage>
  );
}
