import type { Motif } from "./motif";

/** Candidate motifs for names in which a word starts with one of `words` (a regular expression). The first match wins. */
export type Hint = readonly [words: string, motifs: readonly [Motif, ...Motif[]]];

/** Motifs of a category, with hints that map names to motifs. */
export interface Shelf {
  readonly motifs: readonly [Motif, ...Motif[]];
  readonly hints: readonly Hint[];
}
