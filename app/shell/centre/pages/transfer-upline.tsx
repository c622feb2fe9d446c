import { useT } from "~/lib/i18n/use-t";
import type { CentreViewProps } from "~/shell/centre/types";
import { Typed } from "~/shell/sign-in/typed";
import { LinkButton } from "~/ui/button";
import { AmountField } from "./cashier/amount-field";
import { CashFigure } from "./cashier/cash-figure";
import { CashierPage, Figures } from "./cashier/look";
import { MoneyForm } from "./cashier/money-form";
import { answerOf, useSection } from "./security/section-form";
import type { transferUpline } from "./transfer-upline.server";

type UplineData = Awaited<ReturnType<typeof transferUpline.load>>;

/** transferUpline: sending money to one's upline, with the payment password (checklist C5, W7). */
export function TransferUpline({ data, answer }: CentreViewProps<UplineData>) {
  const t = useT("shell");
  const form = useSection(answerOf(answer, "upline"));
  const { money, paymentPassword, requestId } = data;
  return (
    <CashierPage>
      <Figures>
        <CashFigure label={t("pay.balance")} amount={money.main} />
      </Figures>
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
            <Typed
              name="paymentPassword"
              label={t("register.paymentPassword")}
              answer={form.answer}
              type="password"
              autoComplete="off"
              maxLength={128}
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
