import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { AmountField } from "~/site/centre/parts/amount-field";
import { CashFigure } from "~/site/centre/parts/cash-figure";
import { useMoneyText } from "~/site/centre/parts/money-amount";
import { MoneyForm } from "~/site/centre/parts/money-form";
import { CashFigures, CashierPage, Tiles } from "~/site/centre/parts/money-look";
import { answerOfType, useSection } from "~/site/centre/parts/section-form";
import type { CentreViewProps } from "~/site/centre/types";
import { EmptyState } from "~/ui/empty-state";
import { Icon, type IconName } from "~/ui/icon";
import { SignInField } from "~/ui/sign-in-field";
import { Accounts } from "../orders/accounts";
import { OrderActions } from "../orders/confirm-order";
import { MethodTiles, useTerms } from "../orders/method-tiles";
import { OrderCard } from "../orders/order-card";
import { OrderList } from "../orders/order-list";
import type { WithdrawData } from "../orders/types";

const PATH = "/member/withdraw";

const Gates = styled.ul`
  display: grid;
  gap: 10px;

  li > * { display: grid; grid-template-columns: 24px minmax(0, 1fr) 20px; align-items: center; gap: 8px 14px; min-block-size: 64px; padding: 12px clamp(14px, 3vw, 20px); border: 1px solid var(--line); border-inline-start: 4px solid var(--accent); border-radius: var(--radius-small); background: var(--surface-1); }
  b, small { display: block; }
  small { color: var(--text-2); font-size: var(--size-1); }
  [dir="rtl"] & a > :last-child { transform: scaleX(-1); }
  @media (hover: hover) { a:hover { background: var(--surface-2); } }
`;

interface GateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Page that resolves the requirement; undefined when no single page does. */
  readonly href?: string;
}

/** Renders one requirement for a withdrawal. */
function Requirement({ href, icon, text, title }: GateProps) {
  const body = (
    <>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </>
  );
  if (!href)
    return (
      <li>
        <div>{body}</div>
      </li>
    );
  return (
    <li>
      <a href={href}>
        {body}
        <Icon name="chevron-right" size={18} />
      </a>
    </li>
  );
}

type Methods = WithdrawData["methods"];

/** Renders the unmet requirements for a withdrawal, each with a link; null when all are met. */
function UnmetRequirements({ identity, paymentPassword, turnoverRequired }: Methods) {
  const t = useT("shell");
  const common = useT("common");
  const cash = useMoneyText();
  const toBet = /[1-9]/.test(turnoverRequired);
  if (identity && paymentPassword && !toBet) return null;
  return (
    <Gates>
      {identity ? null : (
        <Requirement
          icon="badge-check"
          title={t("pay.verify")}
          text={t("pay.verifyText")}
          href="/member/identityCheck"
        />
      )}
      {paymentPassword ? null : (
        <Requirement
          icon="lock"
          title={t("pay.setPassword")}
          text={t("pay.setPasswordText")}
          href="/member/securityCenter#payment"
        />
      )}
      {toBet ? (
        <Requirement
          icon="dices"
          title={common("labelled", { label: t("pay.toBet"), value: cash(turnoverRequired) })}
          text={t("pay.betText")}
        />
      ) : null}
    </Gates>
  );
}

function WithdrawalLimits({ available, dayAmount, dayCount, turnoverRequired }: Methods) {
  const t = useT("shell");
  return (
    <CashFigures>
      <CashFigure label={t("pay.available")} amount={available} />
      <CashFigure label={t("pay.leftToday")} amount={dayAmount}>
        <dd>{t("pay.leftTimes", { number: dayCount })}</dd>
      </CashFigure>
      <CashFigure label={t("pay.toBet")} amount={turnoverRequired}>
        {/[1-9]/.test(turnoverRequired) ? null : <dd>{t("pay.betDone")}</dd>}
      </CashFigure>
    </CashFigures>
  );
}

function AccountChoice({
  accounts,
  chosen,
}: {
  readonly accounts: Methods["accounts"];
  readonly chosen: string | undefined;
}) {
  const t = useT("shell");
  return (
    <fieldset>
      <legend>{t("pay.account")}</legend>
      <Tiles>
        {accounts.map(({ bank, ending, holder, id }, at) => (
          <li key={id}>
            <label>
              <input type="radio" name="account" value={id} defaultChecked={chosen ? chosen === id : at === 0} />
              <span className="icon">
                <Icon name="landmark" size={20} />
              </span>
              <span className="what">
                <b>{bank}</b>
                <small>
                  {holder} · <bdi dir="ltr">···· {ending}</bdi>
                </small>
              </span>
              <span className="tick">
                <Icon name="circle-check" size={20} />
              </span>
            </label>
          </li>
        ))}
      </Tiles>
    </fieldset>
  );
}

function WithdrawForm({ data, answer }: Pick<CentreViewProps<WithdrawData>, "data" | "answer">) {
  const t = useT("shell");
  const terms = useTerms();
  const cash = useMoneyText();
  const form = useSection(answerOfType(answer, "withdraw"));
  const { method, methods, requestId } = data;
  if (!method) return <EmptyState icon="landmark" title={t("pay.noMethods")} text={t("pay.noMethodsText")} />;
  return (
    <>
      {methods.rows.length > 1 ? <MethodTiles methods={methods.rows} current={method.id} path={PATH} /> : null}
      <div className="sheet">
        <MoneyForm
          key={method.id}
          path={`${PATH}?method=${encodeURIComponent(method.id)}`}
          type="withdraw"
          form={form}
          hidden={{ method: method.id, requestId }}
          submit={t("pay.ask")}
        >
          <AccountChoice accounts={methods.accounts} chosen={form.answer?.values["account"]} />
          <AmountField amounts={method.amounts} hint={terms(method)} answer={form.answer} />
          {/[1-9]/.test(methods.security) ? (
            <p className="quiet">{t("pay.securityText", { amount: cash(methods.security) })}</p>
          ) : null}
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
      </div>
    </>
  );
}

/** withdraw: renders limits, withdrawal form, payout accounts, and the progress and confirmation of withdrawals (W4, W5). */
export function Withdraw({ data, answer }: CentreViewProps<WithdrawData>) {
  const t = useT("shell");
  const { methods, open, orders } = data;
  const hasAccount = methods.accounts.length > 0;
  const isReady = hasAccount && methods.paymentPassword && methods.identity;
  return (
    <CashierPage>
      {open.map((order) => (
        <OrderCard key={order.id} order={order}>
          <OrderActions order={order} answer={answer} path={PATH} />
        </OrderCard>
      ))}
      <WithdrawalLimits {...methods} />
      <UnmetRequirements {...methods} />
      {isReady ? (
        <section aria-labelledby="pay-method">
          <h2 id="pay-method">{t("pay.new")}</h2>
          <WithdrawForm data={data} answer={answer} />
        </section>
      ) : null}
      <section aria-labelledby="accounts">
        <h2 id="accounts">{t("pay.accounts")}</h2>
        <Accounts accounts={methods.accounts} answer={answer} path={PATH} />
      </section>
      <section aria-labelledby="pay-recent">
        <h2 id="pay-recent">{t("pay.recent")}</h2>
        <OrderList kind="withdrawal" orders={orders} path={PATH} />
      </section>
    </CashierPage>
  );
}
