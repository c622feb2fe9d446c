import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { AmountField } from "~/site/centre/parts/amount-field";
import { CashFigure } from "~/site/centre/parts/cash-figure";
import { MoneyAmount } from "~/site/centre/parts/money-amount";
import { MoneyForm } from "~/site/centre/parts/money-form";
import { CashFigures, CashierPage } from "~/site/centre/parts/money-look";
import { answerOfType, useSection } from "~/site/centre/parts/section-form";
import type { CentreViewProps } from "~/site/centre/types";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";
import type { transferFund } from "./transfer-fund.server";

type FundData = Awaited<ReturnType<typeof transferFund.load>>;

const PATH = "/member/transferFund";

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 16px;
  padding: clamp(18px, 4vw, 28px);
  border-radius: var(--radius);
  background: var(--brand);
  color: var(--on-brand);

  p { font-size: var(--size-1); font-weight: 600; }
  strong { display: block; font-size: clamp(1.75rem, 7vw, 2.5rem); font-weight: 750; line-height: 1.2; overflow-wrap: anywhere; }
  .acts { display: flex; flex-wrap: wrap; gap: 8px; }
  .acts a[class] { border-color: currentcolor; background: transparent; color: inherit; }
  @media (hover: hover) { .acts a[class]:hover { background: color-mix(in srgb, var(--on-brand) 14%, transparent); } }
`;

const Wallets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
  gap: 10px;

  li { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-block-size: 60px; padding: 10px 16px; border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--surface-1); }
  span { overflow-wrap: anywhere; font-weight: 600; }
  li[data-empty] bdi { color: var(--text-2); }
  bdi { font-weight: 700; }
`;

function Balance({ data: { isSingle, money } }: { readonly data: FundData }) {
  const t = useT("shell");
  return (
    <>
      <Total>
        <div>
          <p>{t("wallet.total")}</p>
          <strong>
            <MoneyAmount amount={money.total} />
          </strong>
        </div>
        <div className="acts">
          <LinkButton href="/member/depositv2">{t("centre.depositv2")}</LinkButton>
          <LinkButton href="/member/withdraw">{t("centre.withdraw")}</LinkButton>
        </div>
      </Total>
      <CashFigures>
        <CashFigure label={t("pay.balance")} amount={money.main} />
        {isSingle ? null : <CashFigure label={t("wallet.vendors")} amount={money.vendors} />}
        <CashFigure label={t("pay.onHold")} amount={money.onHold} />
      </CashFigures>
    </>
  );
}

/** Renders the form for a transfer between two wallets, and the button that moves all vendor balances to the main wallet. */
function Move({ data, answer }: Pick<CentreViewProps<FundData>, "data" | "answer">) {
  const t = useT("shell");
  const transfer = useSection(answerOfType(answer, "transfer"));
  const collect = useSection(answerOfType(answer, "collect"));
  const { requestId, wallets } = data;
  const options = wallets.map(({ name, vendor }) => ({ value: vendor, label: name || t("pay.balance") }));
  const chosen = (name: string, usual: string | undefined) => transfer.answer?.values[name] ?? usual;
  return (
    <>
      <section aria-labelledby="wallet-move">
        <h2 id="wallet-move">{t("wallet.move")}</h2>
        <div className="sheet">
          <MoneyForm path={PATH} type="transfer" form={transfer} hidden={{ requestId }} submit={t("wallet.move")}>
            <div className="two">
              <Select
                name="from"
                label={t("wallet.from")}
                options={options}
                defaultValue={chosen("from", options[0]?.value)}
                error={transfer.answer?.errors["from"]}
              />
              <Select
                name="to"
                label={t("wallet.to")}
                options={options}
                defaultValue={chosen("to", options[1]?.value)}
                error={transfer.answer?.errors["to"]}
              />
            </div>
            <AmountField amounts={[]} hint="" answer={transfer.answer} />
          </MoneyForm>
        </div>
      </section>
      <section aria-labelledby="wallet-all">
        <div className="head">
          <h2 id="wallet-all">{t("wallet.wallets")}</h2>
          <MoneyForm
            path={PATH}
            type="collect"
            form={collect}
            hidden={{ requestId: `${requestId}-all` }}
            submit={t("wallet.collect")}
            variant="secondary"
          />
        </div>
        <Wallets>
          {wallets.map(({ balance, name, state, vendor }) => (
            <li key={vendor} data-empty={/[1-9]/.test(balance) ? undefined : ""}>
              <span>
                {name || t("pay.balance")} {state === "maintenance" ? <Badge>{t("wallet.maintenance")}</Badge> : null}
              </span>
              <MoneyAmount amount={balance} />
            </li>
          ))}
        </Wallets>
      </section>
    </>
  );
}

/** transferFund: renders the member's balances by wallet and the transfer forms (requirement W2, W7). */
export function TransferFund({ data, answer }: CentreViewProps<FundData>) {
  const t = useT("shell");
  return (
    <CashierPage>
      <Balance data={data} />
      {data.isSingle ? (
        <div className="sheet told">
          <Icon name="circle-check" size={24} />
          <b>{t("wallet.single")}</b>
          <p className="quiet">{t("wallet.singleText")}</p>
        </div>
      ) : (
        <Move data={data} answer={answer} />
      )}
    </CashierPage>
  );
}
