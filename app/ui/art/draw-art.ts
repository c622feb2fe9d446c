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
  /** Subject of the picture: a game's id, a vendor's code, a brand's code. The same seed gives the same picture. */
  readonly seed: string;
  /** Category of games, e.g. `RNG`; default: the part of the seed before the first `-`. */
  readonly category?: string | undefined;
  /** Text on game tiles and seals; escaped here. */
  readonly title?: string | undefined;
  /** Further words for selecting a tile's motif, e.g. its classification. */
  readonly about?: string | undefined;
  /** Banners: position of the motif. */
  readonly focus?: BannerFocus | undefined;
  /** Banners: the slim band of pages other than the home page. */
  readonly slim?: boolean | undefined;
  /** `theme.character.pattern` of the brand: selects its mark and the backdrop of its hero. */
  readonly pattern?: string | undefined;
  readonly palette: ArtPalette;
}

/** Returns true if `drawArt` supports a kind, to validate a URL. */
export function isArtKind(kind: string): kind is ArtKind {
  return (ART_KINDS as readonly string[]).includes(kind);
}

/** Returns true if a kind supports a seed. False e.g. for a medal of rank 13 or an unknown empty state. */
export function isKnownSeed(kind: ArtKind, seed: string): boolean {
  if (kind === "medal") return /^[1-9]\d?$/.test(seed) && Number(seed) <= MEDAL_RANKS;
  return kind !== "empty" || (EMPTY_SEEDS as readonly string[]).includes(seed);
}

/**
 * Draws a picture as an SVG document without scripts, styles, links or external references. Pure and deterministic: the same
 * input gives the same output on every machine. At most 6 kB (a hero 8 kB), about a third of it compressed.
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
