import { drawBanner } from "./banner";
import { toHex, toLch } from "./colour";
import { markOf, patternOf } from "./logo";
import { type ArtPalette, brandColours } from "./palette";
import { gradient, svgDocument } from "./svg";

/** A text as outlines, for renderers without the font. */
export interface Outline {
  /** Path data with baseline and left edge at 0. */
  readonly d: string;
  readonly width: number;
}

/** Returns a brand's mark in white and its accent, for dark backgrounds. */
function paleMark(pattern: string | undefined, seed: string, accent: string): string {
  const { c, h } = toLch(accent);
  const second = toHex({ l: 0.84, c: Math.min(c, 0.15), h });
  return markOf(patternOf(pattern, seed)).replaceAll("url(#m)", "#fff").replaceAll("url(#s)", second);
}

/**
 * Draws the image for shared links, 1200 × 630: the brand's hero with its mark and, if `outline` is given, its name. `name` also
 * selects the motif (`Lotus` → a lotus).
 */
export function drawCard(input: {
  readonly seed: string;
  readonly name: string;
  readonly outline: Outline | null;
  readonly palette: ArtPalette;
  readonly pattern?: string | undefined;
}): string {
  const { seed, name, outline, palette, pattern } = input;
  const hero = drawBanner({ seed: `RNG-${name}`, category: "RNG", palette, pattern, focus: "ltr" });
  const mark = paleMark(pattern, seed, palette.accent);
  const gold = brandColours(palette).metal[1];
  if (outline === null) {
    const alone = `<g transform="translate(120 195) scale(3.750)">${mark}</g>`;
    return hero.replace(/<\/svg>$/, `${alone}</svg>`);
  }
  const scale = Math.min(1.2, 500 / Math.max(1, outline.width));
  const set =
    `<g transform="translate(96 150) scale(2.250)">${mark}</g><path d="${outline.d}" transform="translate(92 ${Math.round(340 + 100 * scale)}) scale(${scale.toFixed(4)})" fill="#fff"/>` +
    `<rect x="96" y="${Math.round(378 + 100 * scale)}" width="88" height="8" rx="4" fill="${gold}"/>`;
  return hero.replace(/<\/svg>$/, `${set}</svg>`);
}

/**
 * Draws the square icon of a brand, `size` pixels: an opaque background, with the mark inside the safe zone of maskable icons (80
 * %).
 */
export function drawIcon(input: {
  readonly seed: string;
  readonly size: number;
  /** Omits the mark, for a brand's logo drawn on top. */
  readonly bare?: boolean;
  readonly palette: ArtPalette;
  readonly pattern?: string | undefined;
}): string {
  const { seed, size, palette, pattern } = input;
  const { h, c } = toLch(palette.brand);
  const ground = [0.5, 0.36, 0.24].map((l) => toHex({ l, c: Math.min(0.2, c * 1.1), h }));
  const mark = `<g transform="translate(${size * 0.24} ${size * 0.24}) scale(${(size * 0.52) / 64})">${paleMark(pattern, seed, palette.accent)}</g>`;
  return svgDocument(
    size,
    size,
    gradient("g", ground),
    `<rect width="${size}" height="${size}" fill="url(#g)"/><circle cx="${size * 0.2}" cy="${size * 0.05}" r="${size * 0.75}" fill="#fff" fill-opacity=".08"/>${input.bare ? "" : mark}`,
  );
}
