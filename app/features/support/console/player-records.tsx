import { styled } from "styled-components";
import { RECORD_KINDS } from "~/features/reports/rules/record-kinds";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import type { BetsAnswer, LedgerAnswer } from "~/site/console/types";
import { Button } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { Figure, Figures } from "~/ui/figures";
import { Money } from "~/ui/money";
import { Pager } from "~/ui/pager";

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
`;

interface PeriodProps {
  /** Path of the member page. */
  readonly path: string;
  readonly answer: { readonly from: string; readonly to: string; readonly today: string };
  /** Other query parameters, kept when the period changes. */
  readonly kept: Readonly<Record<string, string>>;
}

/** Renders the period of a record, in the brand's time zone. A GET form, so that a period has an address. */
function Period({ answer, kept, path }: PeriodProps) {
  const t = useT("shell");
  return (
    <Bar method="get" action={path} aria-label={t("records.period")}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={t("records.from")} name="from" type="date" defaultValue={answer.from} max={answer.today} required />
      <Field label={t("records.to")} name="to" type="date" defaultValue={answer.to} max={answer.today} required />
      <Button>{t("records.show")}</Button>
    </Bar>
  );
}

/** Returns the address of a tab with its query. */
const addressOf = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`;

interface LedgerProps {
  readonly path: string;
  readonly kind: string;
  readonly answer: LedgerAnswer;
}

/** Renders all movements of a member's money, each with the wallet's balance after it. */
export function PlayerLedger({ answer, kind, path }: LedgerProps) {
  const t = useT("shell");
  const { from, pageNo, rows, to, totalPages, totals } = answer;
  const kept = { tab: "ledger", kind };
  const chips = RECORD_KINDS.map((id) => {
    return { id, label: t(`records.kinds.${id}`), href: addressOf(path, { ...kept, kind: id, from, to }) };
  });
  return (
    <>
      <Period path={path} answer={answer} kept={kept} />
      <Chips label={t("records.kind")} chips={chips} current={kind} wrap />
      <Figures>
        <Figure label={t("records.in")}>
          <Money amount={totals.in} />
        </Figure>
        <Figure label={t("records.out")}>
          <Money amount={totals.out} />
        </Figure>
      </Figures>
      <Lines rows={rows} />
      <Pager
        page={pageNo}
        pages={totalPages}
        href={(page) => addressOf(path, { ...kept, from, to, page: String(page) })}
      />
    </>
  );
}

type Line = LedgerAnswer["rows"][number];

function Lines({ rows }: { readonly rows: readonly Line[] }) {
  const t = useT("shell");
  const text = useAnyText();
  const format = useFormat();
  const columns: readonly Column<Line>[] = [
    { id: "at", title: t("records.at"), cell: ({ at }) => format.date(Date.parse(at), "dateTime") },
    { id: "kind", title: t("records.kind"), cell: ({ kind }) => text(`shell:records.ledger.${kind}`) },
    { id: "about", title: t("records.about"), cell: ({ about }) => <bdi>{about || "–"}</bdi> },
    { id: "wallet", title: t("records.wallet"), cell: ({ wallet, walletName = wallet }) => <bdi>{walletName}</bdi> },
    { id: "amount", title: t("records.amount"), numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
    { id: "balance", title: t("records.balance"), numeric: true, cell: ({ balance }) => <Money amount={balance} /> },
  ];
  return (
    <DataTable
      caption={t("centre.transactionHistory")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState icon="receipt" title={t("records.noLines")} />}
    />
  );
}

type Bet = BetsAnswer["rows"][number];

/** Renders the rounds of a member, and their totals. */
export function PlayerBets({ answer, path }: { readonly path: string; readonly answer: BetsAnswer }) {
  const t = useT("shell");
  const ours = useT("console");
  const format = useFormat();
  const { from, pageNo, rows, to, totalPages, totals } = answer;
  const kept = { tab: "bets" };
  const columns: readonly Column<Bet>[] = [
    { id: "at", title: t("records.at"), cell: ({ at }) => format.date(Date.parse(at), "dateTime") },
    { id: "game", title: t("records.game"), cell: ({ game }) => <bdi>{game}</bdi> },
    { id: "state", title: t("records.state"), cell: (row) => t(`records.${row.state}`) },
    { id: "bet", title: t("records.bet"), numeric: true, cell: ({ bet }) => <Money amount={bet} /> },
    { id: "win", title: t("records.win"), numeric: true, cell: ({ win }) => <Money amount={win} /> },
    { id: "net", title: t("records.net"), numeric: true, cell: ({ net }) => <Money amount={net} /> },
    { id: "id", title: ours("players.round"), cell: ({ id }) => <code>{id}</code> },
  ];
  return (
    <>
      <Period path={path} answer={answer} kept={kept} />
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
        <Figure label={t("records.net")}>
          <Money amount={totals.net} />
        </Figure>
      </Figures>
      <DataTable
        caption={t("centre.personalHistory")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="history" title={t("records.noBets")} />}
      />
      <Pager
        page={pageNo}
        pages={totalPages}
        href={(page) => addressOf(path, { ...kept, from, to, page: String(page) })}
      />
    </>
  );
}
