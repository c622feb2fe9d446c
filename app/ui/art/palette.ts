import { hueDistance, type Lch, toHex, toLch } from "./colour";
import type { Random } from "./random";

/** Source colours of a brand's pictures, each `#rrggbb`. Use the colours of the brand's dark mode. */
export interface ArtPalette {
  readonly brand: string;
  readonly accent: string;
}

/** Colours of one picture. All pictures share lightness and chroma; only the hues differ. */
export interface PictureColours {
  /** Background gradient, top left to bottom right. */
  readonly ground: readonly [string, string, string];
  /** Main material of the motif, from lit to shaded. */
  readonly metal: readonly [string, string, string];
  /** Second material, with contrast to the first. */
  readonly second: readonly [string, string, string];
  /** Faces of cards, balls and reels. */
  readonly paper: string;
  readonly ink: string;
  readonly glow: string;
  /** Red of fruit and lacquer, the same in every category. */
  readonly berry: readonly [string, string, string];
  /** Orange of fruit and balls. */
  readonly amber: readonly [string, string, string];
  /** Blue of sapphires. */
  readonly azure: readonly [string, string, string];
  /** Green of leaves and lawns. */
  readonly leaf: readonly [string, string, string];
}

const GOLD = 82;

const ramp = (h: number, c: number, l: readonly [number, number, number]): [string, string, string] => [
  toHex({ l: l[0], c: c * 0.75, h }),
  toHex({ l: l[1], c, h }),
  toHex({ l: l[2], c: c * 0.8, h }),
];

function middle(a: number, b: number): number {
  const turn = ((b - a + 540) % 360) - 180;
  return (a + turn / 2 + 360) % 360;
}

/** Hue and chroma of a metal. Gold is the most frequent one. */
type Metal = readonly [hue: number, chroma: number];

const BERRY = ramp(22, 0.19, [0.76, 0.58, 0.38]);
const AMBER = ramp(62, 0.17, [0.88, 0.74, 0.52]);
const AZURE = ramp(258, 0.18, [0.8, 0.56, 0.36]);
const LEAF = ramp(148, 0.14, [0.82, 0.6, 0.36]);

function colours(ground: Lch, [metalHue, metalChroma]: Metal, secondHue: number): PictureColours {
  const { h, c } = ground;
  return {
    ground: [
      toHex({ l: 0.6, c: c * 1.1, h }),
      toHex({ l: 0.4, c: c * 1.05, h: h + 8 }),
      toHex({ l: 0.2, c: c * 0.66, h: h + 18 }),
    ],
    metal: ramp(metalHue, metalChroma, [0.95, 0.81, 0.56]),
    second: ramp(secondHue, 0.17, [0.82, 0.62, 0.38]),
    paper: toHex({ l: 0.97, c: 0.015, h: metalHue }),
    ink: toHex({ l: 0.17, c: 0.05, h: h + 18 }),
    glow: toHex({ l: 0.8, c: 0.15, h }),
    berry: BERRY,
    amber: AMBER,
    azure: AZURE,
    leaf: LEAF,
  };
}

/** Returns the first candidate at least 55 degrees from all other hues, else the complement of the first of those. */
function contrastingHue(candidates: readonly number[], others: readonly [number, ...number[]]): number {
  return candidates.find((hue) => others.every((other) => hueDistance(hue, other) > 55)) ?? (others[0] + 180) % 360;
}

/** True for hues whose dark shades are brown: as a background they look dirty. */
const isMuddy = (hue: number): boolean => hue > 27 && hue < 128;

/** Hue of a background, and its fraction of the brand's chroma. */
type BackgroundHue = readonly [hue: number, share: number];

/** Picks one of the brand's background hues, and materials that contrast with it. */
export function tileColours(palette: ArtPalette, random: Random): PictureColours {
  const brand = toLch(palette.brand);
  const accent = toLch(palette.accent);
  const strength = Math.min(0.17, Math.max(0.095, brand.c));
  const shelf: readonly [BackgroundHue, ...BackgroundHue[]] = [
    [brand.h, 1],
    [accent.h, 0.9],
    [brand.h + 36, 0.95],
    [brand.h - 42, 0.95],
    [middle(brand.h, accent.h), 0.9],
    [brand.h - 84, 0.85],
    [brand.h + 150, 0.8],
    [brand.h + 12, 0.6],
  ];
  const clean = shelf.filter(([hue]) => !isMuddy((hue + 360) % 360));
  const [hue, share] = random.pick([clean[0] ?? shelf[0], ...clean.slice(1)]);
  const h = (hue + 360) % 360;
  const gold: Metal = [hueDistance(h, GOLD) > 48 ? GOLD : (h + 20) % 360, 0.13];
  const metal = random.pick([gold, gold, gold, gold, [52, 0.1], [h, 0.025]] as const);
  const second = contrastingHue([accent.h, brand.h, 25, 190, 330], [h, metal[1] < 0.05 ? GOLD : metal[0]]);
  return colours({ l: 0, c: strength * share, h }, metal, second);
}

/** Returns the colours for pictures of the brand itself: hero, seals. */
export function brandColours(palette: ArtPalette): PictureColours {
  const brand = toLch(palette.brand);
  const accent = toLch(palette.accent);
  const metal = hueDistance(brand.h, GOLD) > 48 ? GOLD : accent.h;
  const second = contrastingHue([accent.h, 25, 190], [brand.h, metal]);
  return colours({ l: 0, c: Math.min(0.17, brand.c), h: brand.h }, [metal, 0.13], second);
}
