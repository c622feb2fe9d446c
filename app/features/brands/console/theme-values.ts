import type { Theme, ThemeColours } from "~/platform/brands/config.gen";
import { CONTRAST_PAIRS, contrast, deriveTheme, MINIMUM_CONTRAST } from "~/platform/brands/theme";
import { COLOUR } from "./colour";

export const MODES = ["light", "dark"] as const;
export type Mode = (typeof MODES)[number];
export type ColourName = keyof ThemeColours;

/** Colours of one mode, in the order of the form. */
export const COLOUR_NAMES = [
  "surface",
  "text",
  "brand",
  "accent",
  "win",
  "lose",
  "muted",
  "line",
  "onBrand",
  "onAccent",
] as const satisfies readonly ColourName[];

type Character = Theme["character"];

/** Properties of a character, with their possible values. */
export const CHARACTER = {
  header: ["compact", "tall", "centred"],
  card: ["flat", "glass", "outlined", "raised"],
  corner: [0, 8, 20],
  pattern: ["none", "aurora", "petals", "waves", "pebbles", "grid", "rays"],
  density: ["compact", "cosy", "comfortable"],
} as const satisfies { readonly [K in keyof Character]: readonly Character[K][] };

type Named = Exclude<keyof Character, "corner">;
type ChoiceKey = `mode.${Mode}` | { readonly [K in Named]: `option.${K}.${(typeof CHARACTER)[K][number]}` }[Named];

/** Text keys by field and choice. Corner radii are numbers and have none. */
const CHOICE_KEYS = new Map<string, ChoiceKey>([
  ...MODES.map((mode) => [`defaultMode ${mode}`, `mode.${mode}`] as const),
  ...(Object.keys(CHARACTER) as (keyof Character)[])
    .filter((key) => key !== "corner")
    .flatMap((key) =>
      CHARACTER[key].map((value) => [`character.${key} ${value}`, `option.${key}.${value}` as ChoiceKey] as const),
    ),
]);

/** Returns the key of a choice's text below `files.theme.`; null for a number or an unknown value. */
export const choiceKey = (field: string, value: string): ChoiceKey | null =>
  CHOICE_KEYS.get(`${field} ${value}`) ?? null;

/**
 * Values of a theme form by field name: `light.surface`, `character.card`, `defaultMode`; empty when the base's value applies.
 */
export type ThemeValues = Readonly<Record<string, string>>;

type Written = Readonly<Record<string, unknown>> | undefined;

const propertyOf = (value: unknown, key: string): unknown => (value as Written)?.[key];

/** Returns the form values of a document's theme. */
export function themeValues(document: unknown): ThemeValues {
  const theme = propertyOf(document, "theme");
  const text = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");
  const colours = MODES.flatMap((mode) =>
    COLOUR_NAMES.map((name) => [`${mode}.${name}`, text(propertyOf(propertyOf(theme, mode), name))]),
  );
  const character = Object.keys(CHARACTER).map((key) => [
    `character.${key}`,
    text(propertyOf(propertyOf(theme, "character"), key)),
  ]);
  return Object.fromEntries([...colours, ...character, ["defaultMode", text(propertyOf(theme, "defaultMode"))]]);
}

/** Returns a mode's effective colours: the brand's over the base's. Null while a required one is missing or any is invalid. */
export function effectiveColours(values: ThemeValues, base: ThemeValues, mode: Mode): ThemeColours | null {
  const named = COLOUR_NAMES.map((name) => [name, values[`${mode}.${name}`] || base[`${mode}.${name}`] || ""] as const);
  const given = named.filter(([, value]) => value !== "");
  const isWhole = ["surface", "text", "brand", "accent", "win", "lose"].every((name) =>
    given.some(([one]) => one === name),
  );
  return isWhole && given.every(([, value]) => COLOUR.test(value))
    ? (Object.fromEntries(given) as unknown as ThemeColours)
    : null;
}

/** Derived token of each colour that brand and base may omit. */
const DERIVED = { muted: "text-2", line: "line", onBrand: "on-brand", onAccent: "on-accent" } as const;

/** Returns the derived value of an omitted colour; empty for a required one. */
export function derivedColour(colours: ThemeColours, name: ColourName): string {
  if (!(name in DERIVED)) return "";
  return deriveTheme({ light: colours, dark: colours }).light[DERIVED[name as keyof typeof DERIVED]];
}

/** Contrast of a colour on its background. */
export interface ContrastReading {
  readonly ground: ColourName;
  /** From 1 to 21, rounded down to two decimals. */
  readonly ratio: number;
  readonly isLow: boolean;
}

/** Returns the contrast of a mode's colour on its background; null for one without a background, or that is derived. */
export function contrastReadingOf(colours: ThemeColours, name: ColourName): ContrastReading | null {
  const ground = CONTRAST_PAIRS.find(([one]) => one === name)?.[1];
  const colour = colours[name];
  if (ground === undefined || colour === undefined) return null;
  const ratio = contrast(colour, colours[ground]);
  return { ground, ratio: Math.floor(ratio * 100) / 100, isLow: ratio < MINIMUM_CONTRAST };
}
