import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { parseAmount, writeAmount } from "~/platform/money/money";
import { MoneyAmount, useCashInText } from "~/site/centre/parts/money-amount";
import type { CentreViewProps } from "~/site/centre/types";
import { useLinkTargets } from "~/site/link-targets";
import { LinkButton } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Figure, Figures } from "~/ui/figures";
import { Pager } from "~/ui/pager";
import { Progress } from "~/ui/progress";
import { RewardLabel } from "../reward-center/reward-label";
import type { bonusDetails } from "./bonus-details.server";

type Data = Awaited<ReturnType<typeof bonusDetails.load>>;
type Row = Data["rows"][number];

const Way = styled.div`
  inline-size: min(100%, 260px);
`;

/** More decimals than any currency has, so that nothing is rounded. */
const SCALE = 4;

const minor = (amount: string): bigint => parseAmount(amount, SCALE) ?? 0n;

/** Renders the turnover progress of a bonus. */
function TurnoverProgress({ about, kind, turnover }: Row) {
  const t = useT("shell");
  const cash = useCashInText();
  const { left, required } = turnover;
  const done = writeAmount(minor(required) - minor(left), SCALE);
  const isDone = minor(left) === 0n;
  if (minor(required) === 0n) return t("rewards.free");
  const what = about || t(`rewards.kinds.${kind}`);
  const text = t("rewards.ofAll", { done: cash(done), all: cash(required) });
  return (
    <Way>
      <Progress label={t("bonus.progress", { what })} value={Number(done)} max={Number(required)}>
        <span className="num">{isDone ? `${t("bonus.done")} · ${cash(required)}` : text}</span>
      </Progress>
    </Way>
  );
}

/** Page bonusDetails: claimed rewards and their remaining turnover (requirement P5). */
export function BonusDetails({ data }: CentreViewProps<Data>) {
  const t = useT("shell");
  const format = useFormat();
  const promotions = useLinkTargets().to("/promotions");
  const { claimed, pageNo, rows, totalPages, turnoverRequired } = data;
  const columns: readonly Column<Row>[] = [
    { id: "what", title: t("records.what"), cell: (row) => <RewardLabel {...row} /> },
    {
      id: "at",
      title: t("records.at"),
      cell: ({ at, claimedAt }) => <time dateTime={claimedAt ?? at}>{format.date(Date.parse(claimedAt ?? at))}</time>,
    },
    { id: "amount", title: t("records.amount"), numeric: true, cell: ({ amount }) => <MoneyAmount amount={amount} /> },
    { id: "betting", title: t("bonus.betting"), cell: (row) => <TurnoverProgress {...row} /> },
  ];
  const link = promotions ? <LinkButton href={promotions}>{t("rewards.promotions")}</LinkButton> : null;
  const empty = <EmptyState art="ticket" title={t("bonus.none")} text={t("bonus.noneText")} action={link} />;
  return (
    <>
      <Figures>
        <Figure label={t("bonus.claimed")}>
          <MoneyAmount amount={claimed} />
        </Figure>
        <Figure label={t("bonus.toBet")} note={t(minor(turnoverRequired) === 0n ? "pay.betDone" : "bonus.toBetNote")}>
          <MoneyAmount amount={turnoverRequired} />
        </Figure>
      </Figures>
      <DataTable
        caption={t("centre.bonusDetails")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={empty}
      />
      <Pager page={pageNo} pages={totalPages} href={(page) => `/member/bonusDetails?page=${page}`} />
    </>
  );
}
