import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { Field } from "~/ui/field";
import { FIGURE_SPANS } from "../rules/figures";
import type { FiguresQuery } from "./figures-query";

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px 24px;

  form { display: flex; flex-wrap: wrap; align-items: end; gap: 8px 12px; }
  p { flex-basis: 100%; color: var(--lose); }
`;

export interface PeriodLineProps {
  /** Path of the page. */
  readonly path: string;
  readonly query: FiguresQuery;
  /** Days of the displayed figures. */
  readonly from: string;
  readonly to: string;
  /** Reason for a period that differs from the requested one. */
  readonly message: string | null;
}

/** Renders the period filter: links for predefined spans, and a form for any days. Works without scripts. */
export function PeriodLine({ from, message, path, query, to }: PeriodLineProps) {
  const t = useT("console");
  const chips = FIGURE_SPANS.map((id) => ({ id, label: t(`figures.span.${id}`), href: `${path}?span=${id}` }));
  return (
    <Line>
      <Chips label={t("figures.days")} chips={chips} current={query.span ?? ""} wrap />
      <form action={path}>
        <Field label={t("figures.from")} name="from" type="date" defaultValue={from} key={`from ${from}`} required />
        <Field label={t("figures.to")} name="to" type="date" defaultValue={to} key={`to ${to}`} required />
        <Button>{t("figures.show")}</Button>
      </form>
      {message ? <p role="alert">{message}</p> : null}
    </Line>
  );
}
