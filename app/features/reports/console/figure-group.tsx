import { styled } from "styled-components";
import { CurrencyProvider } from "~/platform/i18n/currency-provider";
import { useT } from "~/platform/i18n/use-t";
import { FigureCharts } from "./figure-charts";
import { BrandFigureTable, DayTable } from "./figure-tables";
import { KeyFigures } from "./key-figures";
import type { FigureGroup } from "./types";

const Group = styled.section`
  display: grid;
  gap: 20px;
  min-inline-size: 0;

  &:not(:first-of-type) { padding-block-start: 24px; border-block-start: 1px solid var(--line); }
  > h2 { font-size: var(--size-3); }
  summary { display: list-item; inline-size: fit-content; padding-block: 8px; font-weight: 600; list-style: disclosure-closed inside; cursor: pointer; }
  details[open] summary { list-style-type: disclosure-open; }
`;

/** Renders the brands of one operator in one currency. @param query days, as a query string */
export function FigureGroupPart({ group, query }: { readonly group: FigureGroup; readonly query: string }) {
  const t = useT("console");
  const { before, currency, days, operator, totals } = group;
  const id = `${operator}-${currency.code}`;
  const name = t("figures.group", { operator, currency: currency.code });
  return (
    <CurrencyProvider currency={currency}>
      <Group aria-labelledby={`group-${id}`}>
        <h2 id={`group-${id}`}>{name}</h2>
        <KeyFigures totals={totals} before={before} />
        <BrandFigureTable group={group} query={query} />
        <FigureCharts days={days} tableId={`days-${id}`} />
        <details>
          <summary>{t("figures.byDay")}</summary>
          <DayTable id={`days-${id}`} days={days} of={name} />
        </details>
      </Group>
    </CurrencyProvider>
  );
}
