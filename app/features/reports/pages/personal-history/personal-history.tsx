import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { CentreViewProps } from "~/site/centre/types";
import { Badge } from "~/ui/badge";
import { Chips } from "~/ui/chips";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Figure, Figures } from "~/ui/figures";
import { Money } from "~/ui/money";
import { Pager } from "~/ui/pager";
import { SignedMoney, toneOf } from "../records/amount";
import { PeriodBar } from "../records/period-bar";
import { RecordFilter } from "../records/records-layout";
import { RoundRecall } from "../records/round-recall";
import type { personalHistory } from "./personal-history.server";

type Data = Awaited<ReturnType<typeof personalHistory.load>>;
type Row = Data["rows"][number];

const PATH = "/member/personalHistoryCopy";
const CATEGORIES = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "DS88", "LOTT", "ELOTT"] as const;

/**
 * Renders the page `personalHistoryCopy`: the member's rounds with results, and the recall of a round (requirement W6,
 * G12).
 */
export function PersonalHistory({ data }: CentreViewProps<Data>) {
  const t = useT("shell");
  const common = useT("common");
  const { category, from, pageNo, round, rows, to, today, totalPages, totals } = data;
  const period = { from, to };
  const addressOf = (query: Readonly<Record<string, string>>) =>
    `${PATH}?${new URLSearchParams({ ...period, ...query })}`;
  const chosen: Readonly<Record<string, string>> = category ? { category } : {};
  const chips = CATEGORIES.map((id) => ({ id, label: common(`category.${id}`), href: addressOf({ category: id }) }));
  return (
    <>
      {round ? <RoundRecall round={round} back={addressOf({ ...chosen, page: String(pageNo) })} /> : null}
      <PeriodBar path={PATH} {...period} today={today} kept={chosen} file="bets" />
      <Figures>
        <Figure label={t("records.bet")}>
          <Money amount={totals.bet} />
        </Figure>
        <Figure label={t("records.validBet")}>
          <Money amount={totals.validBet} />
        </Figure>
        <Figure label={t("records.win")}>
          <Money amount={totals.win} />
        </Figure>
        <Figure label={t("records.net")} tone={toneOf(totals.net)}>
          <Money amount={totals.net} />
        </Figure>
      </Figures>
      <RecordFilter>
        <Chips
          label={t("records.category")}
          chips={[{ id: "", label: t("records.all"), href: addressOf({}) }, ...chips]}
          current={category ?? ""}
          wrap
        />
      </RecordFilter>
      <Bets rows={rows} recall={(id) => addressOf({ ...chosen, page: String(pageNo), round: id })} />
      <Pager page={pageNo} pages={totalPages} href={(page) => addressOf({ ...chosen, page: String(page) })} />
    </>
  );
}

function Bets({ recall, rows }: { readonly rows: readonly Row[]; readonly recall: (id: string) => string }) {
  const t = useT("shell");
  const format = useFormat();
  const columns: readonly Column<Row>[] = [
    {
      id: "game",
      title: t("records.game"),
      cell: ({ game, id }) => (
        <a href={recall(id)} aria-label={t("records.recall", { game })}>
          {game}
        </a>
      ),
    },
    { id: "at", title: t("records.at"), cell: ({ at }) => <time dateTime={at}>{format.date(Date.parse(at))}</time> },
    {
      id: "state",
      title: t("records.state"),
      cell: ({ state }) => (state === "open" ? <Badge tone="accent">{t("records.open")}</Badge> : t("records.closed")),
    },
    { id: "bet", title: t("records.bet"), numeric: true, cell: ({ bet }) => <Money amount={bet} /> },
    { id: "win", title: t("records.win"), numeric: true, cell: ({ win }) => <Money amount={win} /> },
    { id: "net", title: t("records.net"), numeric: true, cell: ({ net }) => <SignedMoney amount={net} /> },
  ];
  const empty = <EmptyState art="box" title={t("records.noBets")} />;
  return (
    <DataTable
      caption={t("centre.personalHistory")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}
