import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { ConsoleLink } from "~/site/console/console-link";
import type { OrderRow } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Money } from "~/ui/money";

/** Long names and references make the columns wider than some windows: they scroll sideways, and the page does not. */
const Wide = styled.div`
  overflow-x: auto;

  td small { color: var(--text-2); white-space: nowrap; }
`;

const TONES = { disputed: "bad", waiting: "accent", review: "accent", partly: "accent" } as const;

/** Renders the state of an order, and the first of two approvers. */
export function OrderState({ row }: { readonly row: OrderRow }) {
  const t = useT("console");
  return (
    <>
      <Badge tone={row.state in TONES ? TONES[row.state as keyof typeof TONES] : "plain"}>
        {t(`order.state.${row.state}`)}
      </Badge>{" "}
      {row.firstApprovedBy && row.state === "waiting" ? (
        <small>{t("order.firstBy", { name: row.firstApprovedBy })}</small>
      ) : null}
    </>
  );
}

interface OrderTableProps {
  readonly code: string;
  readonly rows: readonly OrderRow[];
  /** Hides the member column on the page of one member. */
  readonly ofMember?: true;
  /** True for the result of a search. */
  readonly isSearch?: boolean;
}

/** Renders orders of a brand in the order of the call; each links to its page. */
export function OrderTable({ code, isSearch = false, ofMember, rows }: OrderTableProps) {
  const t = useT("console");
  const format = useFormat();
  const when = (time: string) => format.date(Date.parse(time), "dateTime");
  const member: Column<OrderRow> = {
    id: "member",
    title: t("order.member"),
    cell: ({ memberAccount, memberId }) => (
      <ConsoleLink href={`/console/brands/${code}/players/${memberId}`}>
        <bdi>{memberAccount}</bdi>
      </ConsoleLink>
    ),
  };
  const columns: readonly Column<OrderRow>[] = [
    {
      id: "number",
      title: t("order.number"),
      cell: ({ id, number }) => (
        <ConsoleLink href={`/console/brands/${code}/orders/${id}`}>
          <code dir="ltr">{number}</code>
        </ConsoleLink>
      ),
    },
    { id: "when", title: t("order.when"), cell: ({ createdAt }) => when(createdAt) },
    ...(ofMember ? [] : [member]),
    {
      id: "kind",
      title: t("order.kind"),
      cell: ({ kind, methodName }) => `${t(`order.kinds.${kind}`)} · ${methodName}`,
    },
    { id: "amount", title: t("order.amount"), numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
    {
      id: "state",
      title: t("order.stateTitle"),
      cell: (row) => (
        <>
          <OrderState row={row} /> <small>{t("order.since", { date: when(row.changedAt) })}</small>
        </>
      ),
    },
    { id: "reference", title: t("order.reference"), cell: (row) => <bdi>{row.providerReference ?? "–"}</bdi> },
    { id: "claimed", title: t("order.claimedBy"), cell: ({ claimedBy }) => claimedBy ?? "–" },
  ];
  const empty = isSearch
    ? ({ icon: "search", title: t("order.notFound"), text: t("order.notFoundHint") } as const)
    : ({ icon: "check", title: t("order.none"), text: t("order.noneHint") } as const);
  return (
    <Wide>
      <DataTable
        caption={t("order.title")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState {...empty} />}
      />
    </Wide>
  );
}
