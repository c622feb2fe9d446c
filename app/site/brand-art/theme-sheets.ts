import { assetUrl } from "~/platform/brands/brand-asset";
import type { Theme } from "~/platform/brands/config.gen";
import { deriveTheme } from "~/platform/brands/theme";
import type { BrandSnapshot } from "~/platform/brands/types";
import { baseCss } from "~/ui/theme/base-css";
import { themeCss } from "~/ui/theme/theme-css";

/** Theme of the console: quiet, dense, one accent colour. It belongs to no brand. */
export const CONSOLE_THEME = {
  light: {
    surface: "#ffffff",
    text: "#101828",
    brand: "#3538cd",
    accent: "#0e7090",
    win: "#067647",
    lose: "#b42318",
  },
  dark: {
    surface: "#0c111d",
    text: "#f2f4f7",
    brand: "#8098f9",
    accent: "#67e3f9",
    win: "#47cd89",
    lose: "#f97066",
  },
  character: { header: "compact", card: "outlined", corner: 8, pattern: "none", density: "compact" },
} as const satisfies Pick<Theme, "light" | "dark" | "character">;

const sheets = new WeakMap<BrandSnapshot, string>();
let ofConsole: string | undefined;

/** Returns reset, typography and the brand's custom properties, cached per snapshot. */
export function brandCss(brand: BrandSnapshot): string {
  let css = sheets.get(brand);
  if (css === undefined) {
    const { theme } = brand.config;
    const { family, file } = theme.fonts ?? {};
    const font = { family, url: file && assetUrl(file, brand.filesVersion) };
    css = baseCss + themeCss({ ...deriveTheme(theme), character: theme.character, font });
    sheets.set(brand, css);
  }
  return css;
}

/** Returns reset, typography and custom properties of the console, computed once. */
export function consoleCss(): string {
  ofConsole ??= baseCss + themeCss({ ...deriveTheme(CONSOLE_THEME), character: CONSOLE_THEME.character });
  return ofConsole;
}
