import { drawAvatar, drawSeal } from "./badge";
import { drawBanner } from "./banner";
import { drawLogo } from "./logo";
import { categoryOfSeed } from "./motifs/motifs";
import type { ArtPalette } from "./palette";
import { drawTile } from "./tile";
import { drawVendor } from "./vendor";

export const ART_KINDS = ["game", "vendor", "logo", "banner", "seal", "avatar"] as const;
export type ArtKind = (typeof ART_KINDS)[number];

export interface ArtInput {
  readonly kind: ArtKind;
  /** What the picture is of: a game's id, a vendor's code, a brand's code. The same seed gives the same picture. */
  readonly seed: string;
  /** Category of games, e.g. `RNG`; without it the part of the seed before the first `-` counts. */
  readonly category?: string | undefined;
  /** Set on game tiles and seals; any text, it is escaped here. */
  readonly title?: string | undefined;
  /** `theme.character.pattern` of the brand: its mark and the ground of its hero. */
  readonly pattern?: string | undefined;
  readonly palette: ArtPalette;
}

/** True for a kind that `drawArt` knows; for checking a URL. */
export function isArtKind(kind: string): kind is ArtKind {
  return (ART_KINDS as readonly string[]).includes(kind);
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
      return drawTile({ seed, category, title, palette });
    case "banner":
      return drawBanner({ seed, category, palette, pattern });
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
