import { useT } from "~/platform/i18n/use-t";
import { AmountField } from "~/site/centre/parts/amount-field";
import { CashFigure } from "~/site/centre/parts/cash-figure";
import { MoneyForm } from "~/site/centre/parts/money-form";
import { CashFigures, CashierPage } from "~/site/centre/parts/money-look";
import { answerOfType, useSection } from "~/site/centre/parts/section-form";
import type { CentreViewProps } from "~/site/centre/types";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SignInField } from "~/ui/sign-in-field";
import { MethodTiles, useTerms } from "../orders/method-tiles";
import { OrderCard } from "../orders/order-card";
import { OrderList } from "../orders/order-list";
import type { DepositData } from "../orders/types";

const PATH = "/member/depositv2";

/** Renders the status of a deposit that is not credited, with a link to its payment page. */
function DepositStatus({ order }: { readonly order: NonNullable<DepositData["order"]> }) {
  const t = useT("shell");
  if (order.state === "review") return <p className="note">{t("pay.reviewText")}</p>;
  if (order.state !== "pending") return null;
  if (order.payUrl === null) return <p className="note">{t("pay.unknownText")}</p>;
  return (
    <LinkButton href={order.payUrl} variant="primary" size="large">
      {t("pay.continue")}
    </LinkButton>
  );
}

function DepositForm({ data, answer }: Pick<CentreViewProps<DepositData>, "data" | "answer">) {
  const t = useT("shell");
  const terms = useTerms();
  const form = useSection(answerOfType(answer, "deposit"));
  const { method, methods, requestId } = data;
  if (!method) return <EmptyState icon="coins" title={t("pay.noMethods")} text={t("pay.noMethodsText")} />;
  return (
    <>
      <MethodTiles methods={methods.rows} current={method.id} path={PATH} />
      <div className="sheet">
        <MoneyForm
          key={method.id}
          path={`${PATH}?method=${encodeURIComponent(method.id)}`}
          type="deposit"
          form={form}
          hidden={{ method: method.id, requestId }}
          submit={t("pay.continue")}
        >
          <AmountField amounts={method.amounts} hint={terms(method)} answer={form.answer} />
          {method.fields.map(({ label, maxLength, name, required }) => (
            <SignInField
              key={name}
              name={`fields.${name}`}
              label={label}
              answer={form.answer}
              {...{ maxLength, required }}
            />
          ))}
          {method.text ? <p className="quiet">{method.text}</p> : null}
        </MoneyForm>
      </div>
    </>
  );
}

/** depositv2: renders the method choice, the deposit form and earlier deposits (requirement W3). */
export function Deposit({ data, answer }: CentreViewProps<DepositData>) {
  const t = useT("shell");
  const { money, order, orders } = data;
  return (
    <CashierPage>
      {order ? (
        <OrderCard order={order}>
          <DepositStatus order={order} />
        </OrderCard>
      ) : null}
      <CashFigures>
        <CashFigure label={t("pay.balance")} amount={money.main} />
        {/[1-9]/.test(money.onHold) ? <CashFigure label={t("pay.onHold")} amount={money.onHold} /> : null}
      </CashFigures>
      <section aria-labelledby="pay-method">
        <h2 id="pay-method">{t("pay.method")}</h2>
        <DepositForm data={data} answer={answer} />
      </section>
      <section aria-labelledby="pay-recent">
        <h2 id="pay-recent">{t("pay.recent")}</h2>
        <OrderList kind="deposit" orders={orders} path={PATH} />
      </section>
    </CashierPage>
  );
}
