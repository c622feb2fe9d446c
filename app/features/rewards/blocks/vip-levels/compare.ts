/** What a level gives, as one cell of the comparison. */
export interface Benefit {
  /** The whole sentence. */
  readonly text: string;
  /** Its figures that differ from level to level, e.g. `0.5%`; empty where only having it counts. */
  readonly figures: string;
  /** No level before gives one of this kind. */
  readonly isNew: boolean;
}

/** Benefits by kind: a heading a column, and for each level a cell a column, null where it gives none. */
export interface Comparison {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (Benefit | null)[])[];
}

/** A number with its percent sign, or with the currency's symbol that a hard blank ties to it. */
const FIGURE = /((?:[^\s\d]{1,8}\u00a0)?\d(?:[\d.,\u00a0\u202f]*\d)?(?:\s?[%٪])?)/;
const GAP = "…";

/** The sentence in parts: words at even places, figures at odd ones. */
const partsOf = (text: string): readonly string[] => text.split(FIGURE);
/** Two benefits are of one kind when they differ by their figures only: a rebate of 0.3% and one of 0.5%. */
const kindOf = (text: string): string =>
  partsOf(text)
    .filter((_, at) => at % 2 === 0)
    .join("#");

/** The places of a kind's figures that are not the same wherever it is given. */
function varyingPlaces(texts: readonly string[]): ReadonlySet<number> {
  const [first = [], ...others] = texts.map(partsOf);
  return new Set(first.flatMap((part, at) => (at % 2 === 1 && others.some((other) => other[at] !== part) ? [at] : [])));
}

/** Sets the benefits of levels (lowest first) side by side. The sentences of one kind become one column. */
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
