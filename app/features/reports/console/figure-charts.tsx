import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { BarChart } from "~/ui/bar-chart";
import { Card } from "~/ui/card";
import type { FigureDay, FigureSums } from "./types";

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(380px, 45%), 100%), 1fr));
  gap: 12px;

  > div { min-inline-size: 0; padding: 16px 20px; }
`;

type Name = keyof FigureSums &
  ("net" | "deposits" | "withdrawals" | "validBet" | "payout" | "registrations" | "signIns");

const CHARTS = [
  ["figures.chart.net", ["net"]],
  ["figures.chart.play", ["validBet", "payout"]],
  ["figures.chart.money", ["deposits", "withdrawals"]],
  ["figures.chart.people", ["registrations", "signIns"]],
] as const satisfies readonly (readonly [string, readonly Name[]])[];

/** Renders the figures over time as charts. @param tableId id of the table with the same days */
export function FigureCharts({ days, tableId }: { readonly days: readonly FigureDay[]; readonly tableId: string }) {
  const t = useT("console");
  const format = useFormat();
  const dayText = (day: string) => format.date(Date.parse(`${day}T12:00:00Z`), "date");
  return (
    <Charts>
      {CHARTS.map(([title, names]) => (
        <Card key={title}>
          <BarChart
            title={t(title)}
            series={names.map((name) => t(`figures.${name}`))}
            points={days.map((row) => ({ label: dayText(row.day), values: names.map((name) => Number(row[name])) }))}
            text={(value) => format.number(value, 2)}
            tableId={tableId}
          />
        </Card>
      ))}
    </Charts>
  );
}
