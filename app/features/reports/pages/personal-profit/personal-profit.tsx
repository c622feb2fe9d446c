import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { CentreViewProps } from "~/site/centre/types";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Figure, Figures } from "~/ui/figures";
import { Money } from "~/ui/money";
import { SignedMoney, toneOf } from "../records/amount";
import { PeriodBar } from "../records/period-bar";
import type { personalProfit } from "./personal-profit.server";

type Data = Awaited<ReturnType<typeof personalProfit.load>>;
type Row = Data["categories"][number];

const FIGURES = [
  ["bet", "records.bet"],
  ["validBet", "records.validBet"],
  ["win", "records.win"],
  ["bonus", "records.bonus"],
  ["rebate", "records.rebate"],
  ["net", "records.net"],
  ["deposits", "records.deposits"],
  ["withdrawals", "records.withdrawals"],
] as const;

/** Renders the page `personalProfit`: results of play, by category (requirement W6). */
export function PersonalProfit({ data }: CentreViewProps<Data>) {
  const t = useT("shell");
  const common = useT("common");
  const { number } = useFormat();
  const { categories, from, to, today } = data;
  const columns: readonly Column<Row>[] = [
    { id: "category", title: t("records.category"), cell: ({ category }) => common(`category.${category}`) },
    { id: "rounds", title: t("records.rounds"), numeric: true, cell: ({ rounds }) => number(rounds) },
    { id: "bet", title: t("records.bet"), numeric: true, cell: ({ bet }) => <Money amount={bet} /> },
    {
      id: "validBet",
      title: t("records.validBet"),
      numeric: true,
      cell: ({ validBet }) => <Money amount={validBet} />,
    },
    { id: "win", title: t("records.win"), numeric: true, cell: ({ win }) => <Money amount={win} /> },
    { id: "net", title: t("records.net"), numeric: true, cell: ({ net }) => <SignedMoney amount={net} /> },
  ];
  const empty = <EmptyState art="box" title={t("records.noBets")} />;
  return (
    <>
      <PeriodBar path="/member/personalProfit" from={from} to={to} today={today} kept={{}} file={null} />
      <Figures>
        {FIGURES.map(([name, label]) => (
          <Figure key={name} label={t(label)} tone={name === "net" ? toneOf(data.net) : undefined}>
            <Money amount={data[name]} />
          </Figure>
        ))}
      </Figures>
      <DataTable
        caption={t("records.byCategory")}
        columns={columns}
        rows={categories}
        rowKey={({ category }) => category}
        empty={empty}
      />
    </>
  );
}
