import type { Motif } from "./motif";

/** What may be drawn for a name in which one of the words begins so. The first line that matches counts. */
export type Hint = readonly [words: string, motifs: readonly [Motif, ...Motif[]]];

/** The motifs of a category, and which of them a name asks for. */
export interface Shelf {
  readonly motifs: readonly [Motif, ...Motif[]];
  readonly hints: readonly Hint[];
}
