import { styled } from "styled-components";

const Look = styled.figure`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  margin: 0;

  figcaption { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 16px; font-size: var(--size-1); font-weight: 600; }
  figcaption ul { display: flex; flex-wrap: wrap; gap: 4px 14px; color: var(--text-2); font-weight: 500; }
  figcaption li { display: inline-flex; align-items: center; gap: 6px; }
  figcaption svg { flex: none; }
  .plot { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 8px; }
  .plot > svg { display: block; inline-size: 100%; block-size: 140px; border-block: 1px solid var(--line); }
  [dir="rtl"] & .plot > svg { transform: scaleX(-1); }
  &[data-few] .plot { max-inline-size: 420px; }
  .scale { display: flex; flex-direction: column; justify-content: space-between; color: var(--text-2); font-size: 0.75rem; text-align: end; line-height: 1; }
  .ends { display: flex; justify-content: space-between; gap: 8px; grid-column: 2; padding-block-start: 4px; color: var(--text-2); font-size: 0.75rem; }
  .ends[data-each] { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); text-align: center; overflow-wrap: anywhere; }
  [data-series="0"] { fill: var(--brand); }
  [data-series="1"] { fill: var(--accent); }
  [data-below] { fill: var(--lose); }
  line { stroke: var(--text-3); stroke-width: 1; vector-effect: non-scaling-stroke; }
`;

/** A position on the axis: a day or a category. */
export interface ChartPoint {
  readonly label: string;
  /** One value per series; may be negative. */
  readonly values: readonly number[];
}

export interface BarChartProps {
  readonly title: string;
  /** Names of the series, two at most. The name of a single series is not shown. */
  readonly series: readonly string[];
  readonly points: readonly ChartPoint[];
  /** Formats a value. */
  readonly text: (value: number) => string;
  /** Id of the table with the exact values. */
  readonly tableId: string;
}

/** Maximum number of points; beyond it, neighbouring points are summed. */
const MOST_POINTS = 62;
/** Up to this number of points, the plot is narrower, to avoid very wide bars. */
const FEW_POINTS = 3;
/** Up to this number of points, each has its label. */
const MOST_LABELS = 8;
/** Units of the drawing: width of a point, and total height. */
const POINT_WIDTH = 12;
const HEIGHT = 100;

function condensed(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const size = Math.ceil(points.length / MOST_POINTS);
  if (size <= 1) return points;
  return Array.from({ length: Math.ceil(points.length / size) }, (_, at) => {
    const part = points.slice(at * size, (at + 1) * size);
    const [first, last] = [part[0]?.label ?? "", part.at(-1)?.label ?? ""];
    const values = (part[0]?.values ?? []).map((_value, series) =>
      part.reduce((sum, { values }) => sum + (values[series] ?? 0), 0),
    );
    return { label: first === last ? first : `${first} – ${last}`, values };
  });
}

/** Renders a bar chart with a zero line, on the server. A bar's tooltip shows its values; the table holds the exact ones. */
export function BarChart({ points, series, tableId, text, title }: BarChartProps) {
  const shown = condensed(points);
  const all = shown.flatMap(({ values }) => values);
  const [top, bottom] = [Math.max(0, ...all), Math.min(0, ...all)];
  const isEmpty = top === bottom;
  const y = (value: number) => (isEmpty ? HEIGHT : ((top - value) / (top - bottom)) * HEIGHT);
  const isEach = shown.length <= MOST_LABELS;
  const labels = isEach ? shown : [shown[0], shown.at(-1)];
  return (
    <Look data-few={shown.length <= FEW_POINTS ? "" : undefined}>
      <figcaption>
        {title}
        {series.length > 1 ? <Legend series={series} /> : null}
      </figcaption>
      <div className="plot">
        <div className="scale num">
          <bdi dir="ltr">{isEmpty ? "" : text(top)}</bdi>
          <bdi dir="ltr">{text(bottom)}</bdi>
        </div>
        <svg
          viewBox={`0 0 ${shown.length * POINT_WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={title}
          aria-details={tableId}
        >
          {shown.map((point, at) => (
            <Bars key={point.label} at={at} point={point} series={series} text={text} y={y} />
          ))}
          <line x1={0} x2={shown.length * POINT_WIDTH} y1={y(0)} y2={y(0)} />
        </svg>
        <div className="ends num" data-each={isEach ? "" : undefined} aria-hidden="true">
          {labels.map((point, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the last label can be equal
            <span key={at}>{point?.label}</span>
          ))}
        </div>
      </div>
    </Look>
  );
}

/** Renders the colours of the series. */
function Legend({ series }: Pick<BarChartProps, "series">) {
  return (
    <ul>
      {series.map((name, at) => (
        <li key={name}>
          <svg width={10} height={10} aria-hidden="true">
            <rect width={10} height={10} rx={2} data-series={at} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

interface BarsProps extends Pick<BarChartProps, "series" | "text"> {
  readonly at: number;
  readonly point: ChartPoint;
  readonly y: (value: number) => number;
}

/** Renders the bars of one point, side by side. */
function Bars({ at, point, series, text, y }: BarsProps) {
  const width = (POINT_WIDTH - 2) / series.length;
  return (
    <g>
      <title>{`${point.label}: ${point.values.map((value, of) => `${series[of]} ${text(value)}`).join(", ")}`}</title>
      {point.values.map((value, of) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the series have a fixed order
          key={of}
          data-series={of}
          data-below={value < 0 ? "" : undefined}
          x={at * POINT_WIDTH + 1 + of * width}
          width={width}
          y={Math.min(y(0), y(value))}
          height={Math.abs(y(value) - y(0))}
        />
      ))}
    </g>
  );
}
