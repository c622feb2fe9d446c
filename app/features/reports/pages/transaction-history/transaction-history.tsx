import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import type { CentreViewProps } from "~/site/centre/types";
import { Chips } from "~/ui/chips";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Figure, Figures } from "~/ui/figures";
import { Money } from "~/ui/money";
import { Pager } from "~/ui/pager";
import { SignedMoney } from "../records/amount";
import { PeriodBar } from "../records/period-bar";
import { RecordFilter } from "../records/records-layout";
import type { transactionHistory } from "./transaction-history.server";

type Data = Awaited<ReturnType<typeof transactionHistory.load>>;
type Row = Data["rows"][number];

const PATH = "/member/transactionHistory";
const KINDS = ["all", "deposit", "withdraw", "transfer", "bonus", "play", "other"] as const;

/** Renders the page `transactionHistory`: all movements of the member's money (requirement W6). */
export function TransactionHistory({ data }: CentreViewProps<Data>) {
  const t = useT("shell");
  const { from, kind, pageNo, rows, to, today, totalPages, totals } = data;
  const addressOf = (query: Readonly<Record<string, string>>) =>
    `${PATH}?${new URLSearchParams({ from, to, ...query })}`;
  const chips = KINDS.map((id) => ({ id, label: t(`records.kinds.${id}`), href: addressOf({ kind: id }) }));
  return (
    <>
      <PeriodBar path={PATH} from={from} to={to} today={today} kept={{ kind }} file="transactions" />
      <Figures>
        <Figure label={t("records.in")}>
          <Money amount={totals.in} />
        </Figure>
        <Figure label={t("records.out")}>
          <Money amount={totals.out} />
        </Figure>
      </Figures>
      <RecordFilter>
        <Chips label={t("records.kind")} chips={chips} current={kind} wrap />
      </RecordFilter>
      <Lines rows={rows} />
      <Pager page={pageNo} pages={totalPages} href={(page) => addressOf({ kind, page: String(page) })} />
    </>
  );
}

function Lines({ rows }: { readonly rows: readonly Row[] }) {
  const t = useT("shell");
  const text = useAnyText();
  const format = useFormat();
  const columns: readonly Column<Row>[] = [
    { id: "kind", title: t("records.kind"), cell: ({ kind }) => text(`shell:records.ledger.${kind}`) },
    { id: "about", title: t("records.about"), cell: ({ about }) => <bdi>{about || "\u2013"}</bdi> },
    { id: "at", title: t("records.at"), cell: ({ at }) => <time dateTime={at}>{format.date(Date.parse(at))}</time> },
    { id: "wallet", title: t("records.wallet"), cell: ({ wallet, walletName = wallet }) => <bdi>{walletName}</bdi> },
    { id: "amount", title: t("records.amount"), numeric: true, cell: ({ amount }) => <SignedMoney amount={amount} /> },
    { id: "balance", title: t("records.balance"), numeric: true, cell: ({ balance }) => <Money amount={balance} /> },
  ];
  const empty = <EmptyState art="box" title={t("records.noLines")} />;
  return (
    <DataTable
      caption={t("centre.transactionHistory")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}
