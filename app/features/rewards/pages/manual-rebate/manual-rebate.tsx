import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { MoneyAmount } from "~/site/centre/parts/money-amount";
import { MoneyForm } from "~/site/centre/parts/money-form";
import { CashierPage } from "~/site/centre/parts/money-look";
import { FormResult } from "~/site/centre/parts/section-form";
import type { CentreViewProps } from "~/site/centre/types";
import { Button, LinkButton } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { useClaim } from "../reward-center/use-claim";
import type { manualRebate } from "./manual-rebate.server";

type Data = Awaited<ReturnType<typeof manualRebate.load>>;
type Row = Data["rows"][number];

const PATH = "/member/manualRebate";

function Categories({ rows }: Pick<Data, "rows">) {
  const t = useT("shell");
  const common = useT("common");
  const format = useFormat();
  const columns: readonly Column<Row>[] = [
    { id: "category", title: t("records.category"), cell: ({ category }) => common(`category.${category}`) },
    {
      id: "bet",
      title: t("records.validBet"),
      numeric: true,
      cell: ({ validBet }) => <MoneyAmount amount={validBet} />,
    },
    {
      id: "rate",
      title: t("rebate.rate"),
      numeric: true,
      cell: ({ rate }) => <bdi dir="ltr">{`${format.number(Number(rate), 4)}%`}</bdi>,
    },
    { id: "amount", title: t("records.rebate"), numeric: true, cell: ({ amount }) => <MoneyAmount amount={amount} /> },
  ];
  return (
    <DataTable caption={t("records.byCategory")} columns={columns} rows={rows} rowKey={({ category }) => category} />
  );
}

/** Page manualRebate: rebate of the bets that had none yet (requirement P5, P9). */
export function ManualRebate({ data, answer }: CentreViewProps<Data>) {
  const t = useT("shell");
  const { form, heading } = useClaim(answer, "rebate");
  const { requestId, rows, total } = data;
  const isThere = /[1-9]/.test(total);
  return (
    <CashierPage>
      <section className="sheet part" aria-labelledby="rebate-total">
        <div className="head">
          <h2 id="rebate-total" ref={heading} tabIndex={-1}>
            {t("rebate.total")}
          </h2>
          <strong className="sum">
            <MoneyAmount amount={total} />
          </strong>
        </div>
        {isThere ? (
          <MoneyForm path={PATH} type="rebate" form={form} hidden={{ requestId }} submit={t("rebate.claim")} />
        ) : (
          <>
            <FormResult answer={form.answer} />
            <p id="rebate-why">{t(rows.length > 0 ? "rebate.tooLittle" : "rebate.none")}</p>
            <div className="head">
              <Button variant="primary" disabled aria-describedby="rebate-why">
                {t("rebate.claim")}
              </Button>
              {rows.length === 0 ? <LinkButton href="/">{t("rebate.games")}</LinkButton> : null}
            </div>
          </>
        )}
        <p className="quiet">{t("rebate.rule")}</p>
      </section>
      {rows.length > 0 ? (
        <section aria-labelledby="rebate-rows">
          <h2 id="rebate-rows">{t("records.byCategory")}</h2>
          <Categories rows={rows} />
        </section>
      ) : null}
    </CashierPage>
  );
}
