import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { ConsoleLink } from "~/site/console/console-link";
import type { OrderRow } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { type Chip, Chips } from "~/ui/chips";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Money } from "~/ui/money";
import { ORDER_FILTERS, type OrderFilter } from "./order-filters";

/** Which orders are shown; the first are those where staff have something to do. */
export function OrderFilters({ code, current }: { readonly code: string; readonly current: OrderFilter }) {
  const t = useT("console");
  const chips: Chip[] = ORDER_FILTERS.map((id) => {
    const query = id === "open" ? "" : `?state=${id}`;
    return { id, label: t(`order.filter.${id}`), href: `/console/brands/${code}/orders${query}` };
  });
  return <Chips label={t("order.show")} chips={chips} current={current} wrap />;
}

/** Where an order stands, and who looks at it. */
export function OrderState({ row }: { readonly row: OrderRow }) {
  const t = useT("console");
  const tone = { disputed: "bad", waiting: "accent", review: "accent", refused: "plain" } as const;
  return (
    <>
      <Badge tone={row.state in tone ? tone[row.state as keyof typeof tone] : "plain"}>
        {t(`order.state.${row.state}`)}
      </Badge>{" "}
      {row.firstApprovedBy && row.state === "waiting" ? (
        <small>{t("order.firstBy", { name: row.firstApprovedBy })}</small>
      ) : null}
    </>
  );
}

interface OrderListProps {
  readonly code: string;
  readonly rows: readonly OrderRow[];
  /** Whether who looks may open an order. */
  readonly mayOpen: boolean;
}

/** Orders of a brand, in the order of the call. */
export function OrderList({ code, mayOpen, rows }: OrderListProps) {
  const t = useT("console");
  const format = useFormat();
  const columns: readonly Column<OrderRow>[] = [
    {
      id: "when",
      title: t("order.when"),
      cell: ({ createdAt, id }) => {
        const when = format.date(Date.parse(createdAt), "dateTime");
        return mayOpen ? <ConsoleLink href={`/console/brands/${code}/orders/${id}`}>{when}</ConsoleLink> : when;
      },
    },
    {
      id: "member",
      title: t("order.member"),
      cell: ({ memberAccount, memberId }) => (
        <ConsoleLink href={`/console/brands/${code}/players/${memberId}`}>{memberAccount}</ConsoleLink>
      ),
    },
    {
      id: "kind",
      title: t("order.kind"),
      cell: ({ kind, methodName }) => `${t(`order.kinds.${kind}`)}, ${methodName}`,
    },
    { id: "amount", title: t("order.amount"), numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
    { id: "state", title: t("order.stateTitle"), cell: (row) => <OrderState row={row} /> },
    { id: "claimed", title: t("order.claimedBy"), cell: ({ claimedBy }) => claimedBy ?? "–" },
  ];
  return (
    <DataTable
      caption={t("order.title")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState icon="check" title={t("order.none")} text={t("order.noneHint")} />}
    />
  );
}
