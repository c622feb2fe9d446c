import { drawAvatar, drawSeal } from "./badge";
import { type BannerFocus, drawBanner } from "./banner";
import { drawEmpty, EMPTY_SEEDS } from "./empty";
import { drawLogo } from "./logo";
import { drawMedal, MEDAL_RANKS } from "./medal";
import { categoryOfSeed } from "./motifs/motifs";
import type { ArtPalette } from "./palette";
import { drawGoods, drawPromo } from "./promo";
import { drawTile } from "./tile";
import { drawVendor } from "./vendor";

export const ART_KINDS = [
  "game",
  "vendor",
  "logo",
  "banner",
  "promo",
  "goods",
  "medal",
  "empty",
  "seal",
  "avatar",
] as const;
export type ArtKind = (typeof ART_KINDS)[number];

export interface ArtInput {
  readonly kind: ArtKind;
  /** What the picture is of: a game's id, a vendor's code, a brand's code. The same seed gives the same picture. */
  readonly seed: string;
  /** Category of games, e.g. `RNG`; without it the part of the seed before the first `-` counts. */
  readonly category?: string | undefined;
  /** Set on game tiles and seals; any text, it is escaped here. */
  readonly title?: string | undefined;
  /** Further words for choosing a tile's motif, e.g. its classification. */
  readonly about?: string | undefined;
  /** Of banners: where the motif stands. */
  readonly focus?: BannerFocus | undefined;
  /** Of banners: the low band for pages that are not a home. */
  readonly slim?: boolean | undefined;
  /** `theme.character.pattern` of the brand: its mark and the ground of its hero. */
  readonly pattern?: string | undefined;
  readonly palette: ArtPalette;
}

/** True for a kind that `drawArt` knows; for checking a URL. */
export function isArtKind(kind: string): kind is ArtKind {
  return (ART_KINDS as readonly string[]).includes(kind);
}

/** False for what a kind does not have: a medal of rank 13, an empty place about nothing that we know. */
export function isKnownSeed(kind: ArtKind, seed: string): boolean {
  if (kind === "medal") return /^[1-9]\d?$/.test(seed) && Number(seed) <= MEDAL_RANKS;
  return kind !== "empty" || (EMPTY_SEEDS as readonly string[]).includes(seed);
}

/**
 * Draws a picture as an SVG document: no scripts, styles, links or outside references in it. Pure, and the same for
 * the same input on every machine. At most 6 kB (a hero's picture 8), a third of it compressed.
 */
export function drawArt(input: ArtInput): string {
  const { kind, seed, palette, pattern, title = "" } = input;
  const category = input.category ?? categoryOfSeed(seed);
  switch (kind) {
    case "game":
      return drawTile({ seed, category, title, about: input.about, palette });
    case "banner":
      return drawBanner({ seed, category, palette, pattern, focus: input.focus, slim: input.slim });
    case "promo":
      return drawPromo({ seed, category, palette });
    case "goods":
      return drawGoods({ seed, palette });
    case "medal":
      return drawMedal({ seed, palette });
    case "empty":
      return drawEmpty({ seed, palette });
    case "vendor":
      return drawVendor({ seed, palette });
    case "logo":
      return drawLogo({ seed, palette, pattern });
    case "seal":
      return drawSeal({ seed, title, palette });
    case "avatar":
      return drawAvatar({ seed, palette });
  }
}
