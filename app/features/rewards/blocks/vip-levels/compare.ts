import type { BenefitKind } from "~/features/rewards/rules/benefits";

/** Benefit of a level: one cell of the comparison. */
export interface Benefit {
  /** The whole sentence. */
  readonly text: string;
  /** Figures that differ between levels, e.g. `0.5%`; empty when the benefit has no varying figure. */
  readonly figures: string;
  /** True when no lower level has a benefit in this column. */
  readonly isNew: boolean;
}

/** Column of the comparison. Its kind is `other` when no figure differs between levels. */
export interface BenefitColumn extends BenefitKind {
  /** The sentence, with a gap for each figure that differs between levels. */
  readonly text: string;
}

/** Benefits by column, and per level one cell per column, null without that benefit. */
export interface Comparison {
  readonly columns: readonly BenefitColumn[];
  readonly rows: readonly (readonly (Benefit | null)[])[];
}

/** Benefits of a level, as the call `vipLevels` returns them. */
interface LevelBenefits {
  readonly benefits: readonly string[];
  readonly benefitKinds?: readonly BenefitKind[] | undefined;
}

/** Matches a number with its percent sign, or with the currency symbol joined to it by a no-break space. */
const FIGURE = /((?:[^\s\d]{1,8}\u00a0)?\d(?:[\d.,\u00a0\u202f]*\d)?(?:\s?[%٪])?)/;
const GAP = "…";
const OTHER: BenefitKind = { kind: "other" };

/** Splits a sentence: words at even indexes, figures at odd ones. */
const partsOf = (text: string): readonly string[] => text.split(FIGURE);
/** Returns the words of a sentence, without its figures. */
const wordsOf = (text: string): string =>
  partsOf(text)
    .filter((_, at) => at % 2 === 0)
    .join("#");

/** Returns the benefits of a level with their columns: two share one when only their figures differ, e.g. rebates of 0.3% and 0.5%. */
const withColumns = ({ benefits, benefitKinds = [] }: LevelBenefits) =>
  benefits.map((text, at) => {
    const kind = benefitKinds[at] ?? OTHER;
    return { text, kind, column: [kind.kind, kind.games, wordsOf(text)].join("\n") };
  });

/** Returns the indexes of the figures that differ between the sentences of one column. */
function varyingPlaces(texts: readonly string[]): ReadonlySet<number> {
  const [first = [], ...others] = texts.map(partsOf);
  return new Set(first.flatMap((part, at) => (at % 2 === 1 && others.some((other) => other[at] !== part) ? [at] : [])));
}

/** Compares the benefits of levels (lowest first). Those that only differ in figures become one column. */
export function compareBenefits(levels: readonly LevelBenefits[]): Comparison {
  const benefitsByLevel = levels.map(withColumns);
  const all = benefitsByLevel.flat();
  const columns = [...new Set(all.map(({ column }) => column))].map((column) => {
    const [{ kind, text } = { kind: OTHER, text: "" }, ...others] = all.filter((one) => one.column === column);
    return { column, kind, text, varying: varyingPlaces([text, ...others.map((one) => one.text)]) };
  });
  const seen = new Set<string>();
  const rows = benefitsByLevel.map((benefits) =>
    columns.map(({ column, varying }) => {
      const text = benefits.find((one) => one.column === column)?.text;
      if (text === undefined) return null;
      const isNew = !seen.has(column);
      seen.add(column);
      return {
        text,
        figures: partsOf(text)
          .filter((_, at) => varying.has(at))
          .join(" / "),
        isNew,
      };
    }),
  );
  const headed = columns.map(({ kind, text, varying }) => ({
    ...(varying.size > 0 ? kind : OTHER),
    text: partsOf(text)
      .map((part, at) => (varying.has(at) ? GAP : part))
      .join(""),
  }));
  return { columns: headed, rows };
}
