/** Benefit of a level: one cell of the comparison. */
export interface Benefit {
  /** The whole sentence. */
  readonly text: string;
  /** Figures that differ between levels, e.g. `0.5%`; empty when the benefit has no varying figure. */
  readonly figures: string;
  /** True when no lower level gives a benefit of this kind. */
  readonly isNew: boolean;
}

/** Benefits by kind: one heading per column, and per level one cell per column, null without that benefit. */
export interface Comparison {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (Benefit | null)[])[];
}

/** Matches a number with its percent sign, or with the currency symbol joined to it by a no-break space. */
const FIGURE = /((?:[^\s\d]{1,8}\u00a0)?\d(?:[\d.,\u00a0\u202f]*\d)?(?:\s?[%٪])?)/;
const GAP = "…";

/** Splits a sentence: words at even indexes, figures at odd ones. */
const partsOf = (text: string): readonly string[] => text.split(FIGURE);
/** Returns the kind of a benefit: two benefits share it when only their figures differ, e.g. a rebate of 0.3% and one of 0.5%. */
const kindOf = (text: string): string =>
  partsOf(text)
    .filter((_, at) => at % 2 === 0)
    .join("#");

/** Returns the indexes of the figures that differ between the sentences of one kind. */
function varyingPlaces(texts: readonly string[]): ReadonlySet<number> {
  const [first = [], ...others] = texts.map(partsOf);
  return new Set(first.flatMap((part, at) => (at % 2 === 1 && others.some((other) => other[at] !== part) ? [at] : [])));
}

/** Compares the benefits of levels (lowest first). The sentences of one kind become one column. */
export function compareBenefits(levels: readonly (readonly string[])[]): Comparison {
  const kinds = new Map<string, string[]>();
  for (const text of levels.flat()) kinds.set(kindOf(text), [...(kinds.get(kindOf(text)) ?? []), text]);
  const columns = [...kinds].map(([kind, texts]) => ({ kind, text: texts[0] ?? "", varying: varyingPlaces(texts) }));
  const seen = new Set<string>();
  const rows = levels.map((texts) =>
    columns.map(({ kind, varying }) => {
      const text = texts.find((one) => kindOf(one) === kind);
      if (text === undefined) return null;
      const isNew = !seen.has(kind);
      seen.add(kind);
      return {
        text,
        figures: partsOf(text)
          .filter((_, at) => varying.has(at))
          .join(" / "),
        isNew,
      };
    }),
  );
  const headings = columns.map(({ text, varying }) =>
    partsOf(text)
      .map((part, at) => (varying.has(at) ? GAP : part))
      .join(""),
  );
  return { columns: headings, rows };
}
