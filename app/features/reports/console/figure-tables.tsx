import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { ConsoleLink } from "~/site/console/console-link";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Money } from "~/ui/money";
import type { FigureCategory, FigureDay, FigureGroup, FigureSums } from "./types";

const Part = styled.div`
  display: grid;
  gap: 8px;
  min-inline-size: 0;

  h2, h3 { font-size: var(--size-3); }
  > section { overflow-x: auto; }
  td, tbody th { white-space: nowrap; }
  [data-below] { color: var(--lose); }
`;

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** Distinguishes several tables of one page in the accessible name. */
  readonly of?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a wide table below its title. The table scrolls horizontally if it does not fit. */
function TablePart({ children, id, of, title }: PartProps) {
  const common = useT("common");
  const name = of === undefined ? title : common("labelled", { label: title, value: of });
  return (
    <Part>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <section id={id} aria-label={name} tabIndex={0}>
        {children}
      </section>
    </Part>
  );
}

/** Renders an amount that may be negative. The sign carries the meaning; the colour is only an aid. */
const Signed = ({ amount }: { readonly amount: string }) => (
  <span data-below={amount.startsWith("-") ? "" : undefined}>
    <Money amount={amount} />
  </span>
);

/** Returns the sum columns, shared by tables with different rows. */
function useSumColumns(): readonly Column<FigureSums>[] {
  const t = useT("console");
  const format = useFormat();
  const count = (id: "registrations" | "signIns" | "bets"): Column<FigureSums> => ({
    id,
    title: t(`figures.${id}`),
    numeric: true,
    cell: (row) => format.number(row[id]),
  });
  const money = (id: "deposits" | "withdrawals" | "validBet" | "payout" | "bonus" | "net"): Column<FigureSums> => ({
    id,
    title: t(`figures.${id}`),
    numeric: true,
    cell: (row) => <Signed amount={row[id]} />,
  });
  return [
    count("registrations"),
    count("signIns"),
    money("deposits"),
    money("withdrawals"),
    count("bets"),
    money("validBet"),
    money("payout"),
    money("bonus"),
    money("net"),
  ];
}

/** Renders the figures by day, latest first. */
export function DayTable({ days, id, of }: Pick<PartProps, "id" | "of"> & { readonly days: readonly FigureDay[] }) {
  const t = useT("console");
  const format = useFormat();
  const day: Column<FigureDay> = {
    id: "day",
    title: t("figures.day"),
    cell: (row) => format.date(Date.parse(`${row.day}T12:00:00Z`), "date"),
  };
  const columns = [day, ...useSumColumns()];
  return (
    <TablePart id={id} title={t("figures.byDay")} of={of}>
      <DataTable caption={t("figures.byDay")} columns={columns} rows={days.toReversed()} rowKey={(row) => row.day} />
    </TablePart>
  );
}

/** Renders the brands of a group. @param query days, as a query string */
export function BrandFigureTable({ group, query }: { readonly group: FigureGroup; readonly query: string }) {
  const t = useT("console");
  const id = `brands-${group.operator}-${group.currency.code}`;
  const brand: Column<FigureGroup["brands"][number]> = {
    id: "brand",
    title: t("figures.brand"),
    cell: ({ code, name }) => <ConsoleLink href={`/console/brands/${code}/figures?${query}`}>{name}</ConsoleLink>,
  };
  const sums = useSumColumns().map(({ cell, ...column }): Column<FigureGroup["brands"][number]> => {
    return { ...column, cell: ({ totals }) => cell(totals) };
  });
  return (
    <TablePart
      id={id}
      title={t("figures.byBrand")}
      of={t("figures.group", { operator: group.operator, currency: group.currency.code })}
    >
      <DataTable
        caption={t("figures.byBrand")}
        columns={[brand, ...sums]}
        rows={group.brands}
        rowKey={({ code }) => code}
      />
    </TablePart>
  );
}

/** Renders play figures by game category. */
export function CategoryTable({ id, rows }: { readonly rows: readonly FigureCategory[]; readonly id: string }) {
  const t = useT("console");
  const common = useT("common");
  const format = useFormat();
  const columns: readonly Column<FigureCategory>[] = [
    { id: "category", title: t("figures.category"), cell: ({ category }) => common(`category.${category}`) },
    { id: "bets", title: t("figures.bets"), numeric: true, cell: ({ bets }) => format.number(bets) },
    { id: "validBet", title: t("figures.validBet"), numeric: true, cell: (row) => <Money amount={row.validBet} /> },
    { id: "payout", title: t("figures.payout"), numeric: true, cell: (row) => <Money amount={row.payout} /> },
    { id: "result", title: t("figures.result"), numeric: true, cell: (row) => <Signed amount={row.result} /> },
  ];
  return (
    <TablePart id={id} title={t("figures.byCategory")}>
      <DataTable
        caption={t("figures.byCategory")}
        columns={columns}
        rows={rows}
        rowKey={({ category }) => category}
        empty={<EmptyState icon="dices" title={t("figures.noPlay")} />}
      />
    </TablePart>
  );
}
