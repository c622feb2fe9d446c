import type { DrawMotif } from "./motif";

/** Candidate motifs for names in which a word starts with one of `words` (a regular expression). The first match wins. */
export type Hint = readonly [words: string, motifs: readonly [DrawMotif, ...DrawMotif[]]];

/** Motifs of a category, with hints that map names to motifs. */
export interface MotifSet {
  readonly motifs: readonly [DrawMotif, ...DrawMotif[]];
  readonly hints: readonly Hint[];
}
