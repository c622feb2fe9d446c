import { toHex, toLch } from "./colour";
import type { ArtPalette } from "./palette";
import { randomFrom } from "./random";
import { gradient, rotatedCopies, svgDocument } from "./svg";

/** Patterns of a brand's character (theme schema). Each has a mark and a backdrop for the hero. */
const PATTERNS = ["aurora", "petals", "waves", "pebbles", "grid", "rays"] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Returns the named pattern; for `none` or an unknown name, one selected by the seed. */
export function patternOf(name: string | undefined, seed: string): Pattern {
  return PATTERNS.find((known) => known === name) ?? randomFrom(`pattern ${seed}`).pick(PATTERNS);
}

const MARKS: Record<Pattern, string> = {
  aurora: `<path d="M8 52C8 24 24 8 48 8" fill="none" stroke="url(#m)" stroke-width="9" stroke-linecap="round"/><path d="M24 54C24 38 34 26 54 26" fill="none" stroke="url(#s)" stroke-width="9" stroke-linecap="round"/><circle cx="48" cy="49" r="8" fill="url(#m)"/>`,
  petals: `<g><path d="M32 6C46 22 46 40 32 54 18 40 18 22 32 6Z" fill="url(#m)"/><path d="M6 22C24 22 34 34 32 54 14 54 4 42 6 22Z" fill="url(#s)"/><path d="M58 22C40 22 30 34 32 54 50 54 60 42 58 22Z" fill="url(#s)"/><path d="M32 26C38 34 38 44 32 54 26 44 26 34 32 26Z" fill="#fff" fill-opacity=".55"/></g>`,
  waves: `<path d="M4 34V10L32 2 60 10V34Z" fill="url(#m)"/><path d="M4 38Q11 30 18 38T32 38 46 38 60 38V46Q53 54 46 46T32 46 18 46 4 46Z" fill="url(#s)"/><path d="M9 52Q14 46 20 52T32 52 44 52 55 52Q46 62 32 62T9 52Z" fill="url(#s)"/>`,
  pebbles: `<ellipse cx="32" cy="50" rx="27" ry="11" fill="url(#m)"/><ellipse cx="30" cy="31" rx="19" ry="9" fill="url(#s)"/><ellipse cx="34" cy="15" rx="11" ry="7" fill="url(#m)"/>`,
  grid: `<path d="M6 6H30V30H6Z" fill="url(#m)"/><path d="M34 6H58V30A24 24 0 0 1 34 6Z" fill="url(#s)"/><path d="M6 34H30V58A24 24 0 0 1 6 34Z" fill="url(#s)"/><circle cx="46" cy="46" r="12" fill="url(#m)"/>`,
  rays: `<circle cx="32" cy="32" r="12" fill="url(#m)"/>${rotatedCopies("o", 8, 32, 32, '<path d="M28 4h8l-2 12h-4Z" fill="url(#s)"/>')}`,
};

/** Returns the colour with reduced lightness. */
function deeper(hex: string): string {
  const { l, c, h } = toLch(hex);
  return toHex({ l: l - 0.1, c, h });
}

/** Returns a brand's mark without a document, for pictures with a background. It uses the fills `m` and `s`. */
export const markOf = (pattern: Pattern): string => MARKS[pattern];

/**
 * Draws a brand's mark, 64 × 64, transparent; the page renders the name as text next to it. Uses mid tones that suit light and
 * dark mode.
 */
export function drawLogo(input: { seed: string; palette: ArtPalette; pattern?: string | undefined }): string {
  const { brand, accent } = input.palette;
  return svgDocument(
    64,
    64,
    gradient("m", [brand, deeper(brand)]) + gradient("s", [accent, deeper(accent)]),
    MARKS[patternOf(input.pattern, input.seed)],
  );
}
