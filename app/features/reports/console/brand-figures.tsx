import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { BarChart } from "~/ui/bar-chart";
import { FigureCharts } from "./figure-charts";
import { CategoryTable, DayTable } from "./figure-tables";
import { KeyFigures } from "./key-figures";
import type { BrandFigures } from "./types";

const Parts = styled.div`
  display: grid;
  gap: 24px;
  min-inline-size: 0;

  .categories { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr)); gap: 16px 32px; align-items: start; }
`;

/** Renders the figures of one brand: totals, charts, and tables by category and by day. */
export function BrandFigureParts({ answer }: { readonly answer: BrandFigures }) {
  const t = useT("console");
  const common = useT("common");
  const format = useFormat();
  const { before, categories, days, totals } = answer;
  const points = categories.map(({ category, payout, validBet }) => {
    return { label: common(`category.${category}`), values: [Number(validBet), Number(payout)] };
  });
  return (
    <Parts>
      <KeyFigures totals={totals} before={before} />
      <FigureCharts days={days} tableId="days" />
      <div className="categories">
        <CategoryTable id="categories" rows={categories} />
        {points.length > 0 ? (
          <BarChart
            title={t("figures.chart.categories")}
            series={[t("figures.validBet"), t("figures.payout")]}
            points={points}
            text={(value) => format.number(value, 2)}
            tableId="categories"
          />
        ) : null}
      </div>
      <DayTable id="days" days={days} />
    </Parts>
  );
}
