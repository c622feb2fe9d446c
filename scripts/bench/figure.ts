/** One row of the table: a measurement and its goal. */
export interface Figure {
  readonly part: string;
  readonly name: string;
  readonly measured: number;
  /** Unit after both numbers, e.g. `kB`; empty for a ratio. */
  readonly unit: string;
  readonly goal: { readonly least: number } | { readonly most: number } | { readonly below: number };
  /** The raw numbers, as text. */
  readonly note: string;
}

/** Returns true when the goal is reached. NaN never reaches a goal. */
export function isReached({ measured, goal }: Figure): boolean {
  if ("least" in goal) return measured >= goal.least;
  return "most" in goal ? measured <= goal.most : measured < goal.below;
}

const inWords = (value: number): string => value.toLocaleString("en-US", { maximumSignificantDigits: 3 });

function goalOf({ goal, unit }: Figure): string {
  const [sign, value] = "least" in goal ? ["≥", goal.least] : "most" in goal ? ["≤", goal.most] : ["<", goal.below];
  return `${sign} ${inWords(value)} ${unit}`.trim();
}

/** Formats all figures as one table. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ["", "figure", "measured", "goal", "", "details"];
  const rows = figures.map((figure) => [
    figure.part,
    figure.name,
    `${inWords(figure.measured)} ${figure.unit}`.trim(),
    goalOf(figure),
    isReached(figure) ? "ok" : "over",
    figure.note,
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
