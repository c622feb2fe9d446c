import type { Theme, ThemeColours } from "./config.gen";

/** Colour roles of the interface, all derived from the six to ten colours of a brand's theme. */
export const TOKEN_NAMES = [
  "surface-0",
  "surface-1",
  "surface-2",
  "surface-3",
  "text-1",
  "text-2",
  "text-3",
  "brand",
  "on-brand",
  "brand-text",
  "accent",
  "on-accent",
  "accent-text",
  "win",
  "lose",
  "line",
  "focus",
] as const;

/**
 * Name of a colour role. `brand-text` and `accent-text` are the brand and accent colours as text that is readable on every
 * surface.
 */
export type TokenName = (typeof TOKEN_NAMES)[number];

/** Colour of every role as `#rrggbb`. */
export type Tokens = Readonly<Record<TokenName, string>>;

/** A theme colour with too little contrast against its background. */
export interface ThemeProblem {
  /** JSON pointer of the colour in the theme, e.g. `/light/text`. */
  readonly pointer: string;
  /** JSON pointer of the background colour. */
  readonly ground: string;
  /** Names of the two colours, and their contrast ratio, rounded down to two decimals. */
  readonly role: string;
  readonly on: string;
  readonly ratio: number;
}

/** Minimum contrast ratio of text against its background (WCAG 2.2 AA). */
export const MINIMUM_CONTRAST = 4.5;

const WHITE = "#ffffff";
const BLACK = "#000000";

type Rgb = readonly [number, number, number];

function toRgb(colour: string): Rgb {
  const n = Number.parseInt(colour.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** Linear light value of each channel value, 0 to 255. A table, because one theme check computes dozens of contrasts. */
const LINEAR = Array.from({ length: 256 }, (_, channel) => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

function luminance(colour: string): number {
  const [r, g, b] = toRgb(colour);
  return 0.2126 * (LINEAR[r] ?? 0) + 0.7152 * (LINEAR[g] ?? 0) + 0.0722 * (LINEAR[b] ?? 0);
}

/** Returns the contrast ratio of two `#rrggbb` colours, from 1 to 21 (WCAG 2.2). The order does not matter. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Mixes `share` (0 to 1) of `other` into `colour`. */
function mix(colour: string, other: string, share: number): string {
  const [a, b] = [toRgb(colour), toRgb(other)];
  const channel = (i: 0 | 1 | 2): number => Math.round(a[i] + (b[i] - a[i]) * share);
  return `#${((channel(0) << 16) | (channel(1) << 8) | channel(2)).toString(16).padStart(6, "0")}`;
}

function lowestContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/** Returns black or white, whichever has more contrast against the background. One of them always has 4.5:1. */
function blackOrWhite(ground: string): string {
  return contrast(ground, WHITE) >= contrast(ground, BLACK) ? WHITE : BLACK;
}

/** Returns the colour, moved towards black or white only as far as needed for the minimum contrast on all backgrounds. */
function readable(colour: string, grounds: readonly string[]): string {
  const target = blackOrWhite(grounds[0] ?? WHITE);
  for (let step = 0; step <= 20; step += 1) {
    const candidate = mix(colour, target, step / 20);
    if (lowestContrast(candidate, grounds) >= MINIMUM_CONTRAST) return candidate;
  }
  return target;
}

/** Returns the background and three raised tones. The steps shrink when the full ones leave no readable text colour. */
function surfaces(ground: string, text: string): [string, string, string, string] {
  const isDark = luminance(ground) < 0.18;
  const shares = isDark ? [0.05, 0.09, 0.14] : [0.03, 0.06, 0.1];
  for (let scale = 1; scale > 0.05; scale /= 2) {
    const [a = ground, b = ground, c = ground] = shares.map((share) => mix(ground, text, share * scale));
    if (contrast(blackOrWhite(ground), c) >= MINIMUM_CONTRAST) return [ground, a, b, c];
  }
  return [ground, ground, ground, ground];
}

function deriveMode(given: ThemeColours): Tokens {
  const colours = lowerCase(given);
  const { surface, text, brand, accent } = colours;
  const grounds = surfaces(surface, text);
  return {
    "surface-0": grounds[0],
    "surface-1": grounds[1],
    "surface-2": grounds[2],
    "surface-3": grounds[3],
    "text-1": readable(text, grounds),
    "text-2": readable(colours.muted ?? mix(text, surface, 0.3), grounds),
    "text-3": readable(mix(colours.muted ?? text, surface, colours.muted === undefined ? 0.42 : 0.15), grounds),
    brand,
    "on-brand": colours.onBrand ?? blackOrWhite(brand),
    "brand-text": readable(brand, grounds),
    accent,
    "on-accent": colours.onAccent ?? blackOrWhite(accent),
    "accent-text": readable(accent, grounds),
    win: readable(colours.win, grounds),
    lose: readable(colours.lose, grounds),
    line: colours.line ?? mix(surface, text, 0.16),
    focus: readable(accent, grounds),
  };
}

function lowerCase(colours: ThemeColours): ThemeColours {
  return Object.fromEntries(Object.entries(colours).map(([k, v]) => [k, v.toLowerCase()])) as unknown as ThemeColours;
}

/**
 * Derives all colour roles of a theme, light and dark. The theme must have passed the schema and `checkTheme`. Every text role
 * then has at least 4.5:1 on every surface, and so have `on-brand` and `on-accent` on their backgrounds (requirement T7).
 */
export function deriveTheme(theme: Pick<Theme, "light" | "dark">): { readonly light: Tokens; readonly dark: Tokens } {
  return { light: deriveMode(theme.light), dark: deriveMode(theme.dark) };
}

/** Theme colours with a contrast requirement, each with its background. */
export const CONTRAST_PAIRS = [
  ["text", "surface"],
  ["muted", "surface"],
  ["win", "surface"],
  ["lose", "surface"],
  ["onBrand", "brand"],
  ["onAccent", "accent"],
] as const;

/** Returns the theme colours with too little contrast against their background. Empty for a valid theme. */
export function checkTheme(theme: Pick<Theme, "light" | "dark">): readonly ThemeProblem[] {
  const problems: ThemeProblem[] = [];
  for (const mode of ["light", "dark"] as const) {
    for (const [role, ground] of CONTRAST_PAIRS) {
      const [colour, under] = [theme[mode][role], theme[mode][ground]];
      if (colour === undefined) continue;
      const ratio = contrast(colour, under);
      if (ratio >= MINIMUM_CONTRAST) continue;
      const shown = Math.floor(ratio * 100) / 100;
      problems.push({ pointer: `/${mode}/${role}`, ground: `/${mode}/${ground}`, role, on: ground, ratio: shown });
    }
  }
  return problems;
}
