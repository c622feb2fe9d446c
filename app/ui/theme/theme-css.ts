import type { Theme } from "~/platform/brands/config.gen";

/** Colour roles of one mode, from `deriveTheme` of `platform/brands/theme.ts`: role → `#rrggbb`. */
type TokenSet = Readonly<Record<string, string>>;

/** Font of a brand. */
interface OwnFont {
  readonly family?: string | undefined;
  /** Address of the font file; without it, the family must be installed on the visitor's device. */
  readonly url?: string | undefined;
}

/** Input of a brand's style sheet: derived colours, and the shapes and font of its theme. */
export interface ThemeInput extends Partial<Pick<Theme, "character">> {
  readonly font?: OwnFont | undefined;
  readonly light: TokenSet;
  readonly dark: TokenSet;
}

type Character = Theme["character"];

/** Title fonts for Latin letters, followed by the font stack of the page's script (base-css.ts). */
const SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,"Source Serif Pro",Georgia,"Liberation Serif",';
const ROUNDED = '"SF Pro Rounded",ui-rounded,Quicksand,Nunito,"Arial Rounded MT Bold",';

const CARDS: Record<Character["card"], string> = {
  flat: "--card-ground:var(--surface-1);--card-line:0 solid transparent;--card-shadow:none;--card-lift:none",
  glass:
    "--card-ground:color-mix(in srgb,var(--surface-2) 55%,transparent);" +
    "--card-line:1px solid color-mix(in srgb,var(--text-1) 12%,transparent);" +
    "--card-shadow:inset 0 1px 0 color-mix(in srgb,var(--text-1) 10%,transparent);" +
    "--card-lift:0 0 0 1px var(--brand),0 12px 32px -12px var(--brand)",
  outlined:
    "--card-ground:var(--surface-0);--card-line:1px solid var(--line);--card-shadow:none;" +
    "--card-lift:0 0 0 1px var(--text-2)",
  raised:
    "--card-ground:var(--surface-1);--card-line:1px solid transparent;--card-shadow:var(--shadow-1);" +
    "--card-lift:var(--shadow-2)",
};

const CORNERS: Record<Character["corner"], string> = {
  0: "--radius:0;--radius-small:0;--radius-control:0;--radius-pill:0",
  8: "--radius:8px;--radius-small:6px;--radius-control:8px;--radius-pill:999px",
  20: "--radius:20px;--radius-small:12px;--radius-control:999px;--radius-pill:999px",
};

const DENSITIES: Record<Character["density"], string> = {
  compact: "--band:32px;--gap:12px;--tile:148px;--control:40px",
  cosy: "--band:44px;--gap:16px;--tile:176px;--control:44px",
  comfortable: "--band:60px;--gap:20px;--tile:196px;--control:48px",
};

const LIGHT_SHADOWS =
  "--shadow-1:0 1px 2px rgb(16 24 40/.08),0 4px 12px -2px rgb(16 24 40/.08);" +
  "--shadow-2:0 2px 4px rgb(16 24 40/.08),0 18px 40px -12px rgb(16 24 40/.28)";
const DARK_SHADOWS =
  "--shadow-1:0 1px 2px rgb(0 0 0/.5),0 6px 16px -4px rgb(0 0 0/.5);" +
  "--shadow-2:0 2px 4px rgb(0 0 0/.5),0 24px 48px -12px rgb(0 0 0/.8)";

/** Converts `onBrand` and `surface0` to `on-brand` and `surface-0`; kebab-case names stay unchanged. */
function kebab(name: string): string {
  return name.replace(/([a-z])([A-Z0-9])/g, "$1-$2").toLowerCase();
}

function roles(tokens: TokenSet): string {
  return Object.entries(tokens)
    .filter(([, value]) => /^#[0-9a-f]{6}$/i.test(value))
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(";");
}

/**
 * Returns the title font of a brand without a configured font, by its character: serif for a centred logo, rounded for round
 * corners.
 */
function titleFace({ header, corner }: Character): string {
  if (header === "centred") return SERIF;
  return corner === 20 ? ROUNDED : " ";
}

const FAMILY = /^[A-Za-z0-9 -]{1,60}$/;

/** Returns the `@font-face` rule of a brand's font file, if it has one. The system font shows until it is loaded. */
function fontFace({ family = "", url = "" }: OwnFont): string {
  if (!FAMILY.test(family) || !/^\/[A-Za-z0-9/._?=-]{1,160}$/.test(url)) return "";
  return `@font-face{font-family:"${family}";src:url("${url}");font-weight:100 900;font-display:swap}`;
}

const PLAIN: Character = { header: "compact", card: "raised", corner: 8, pattern: "none", density: "cosy" };

/**
 * Returns a brand's custom properties as a style sheet, sent once per page. It contains both modes, selected by `data-theme` on
 * any element, so that the same CSS serves both. Values that are not `#rrggbb` colours are omitted.
 */
export function themeCss({ light, dark, character = PLAIN, font = {} }: ThemeInput): string {
  const shape = `${CARDS[character.card]};${CORNERS[character.corner]};${DENSITIES[character.density]}`;
  const own = font.family && FAMILY.test(font.family) ? `"${font.family}",` : " ";
  const title = own === " " ? titleFace(character) : own;
  const faces = `--face-body:${own};--face-title:${title}`;
  return (
    fontFace(font) +
    `:root,[data-theme="light"]{color-scheme:light;${roles(light)};${LIGHT_SHADOWS};${shape};${faces}}` +
    `[data-theme="dark"]{color-scheme:dark;${roles(dark)};${DARK_SHADOWS};${shape}}`
  );
}

/** Returns the attributes of <html> for the layout parts of a character. */
export function characterAttributes(character: Character = PLAIN): Record<`data-${string}`, string> {
  return {
    "data-header": character.header,
    "data-card": character.card,
    "data-corner": String(character.corner),
    "data-density": character.density,
    "data-pattern": character.pattern,
  };
}
