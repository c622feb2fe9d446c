import type { LanguageCode } from "~/platform/text/languages";
import type { FormatTable } from "./tables";

/**
 * Sections of the text files, `texts/<LANG>.json` of each feature. A page ships whole namespaces; `messages` and
 * `problems` are used by the server only.
 */
export const NAMESPACES = ["common", "shell", "blocks", "errors", "games", "console", "messages", "problems"] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Namespaces of a brand's page. The browser and server rendering must use the same ones. */
export const SITE_NAMESPACES: readonly Namespace[] = ["common", "shell", "blocks", "errors"];
/** Namespaces of a game's page: it has no shell and no blocks, but may show a screen of the shell instead. */
export const GAME_NAMESPACES: readonly Namespace[] = ["common", "shell", "errors", "games"];
/** Namespaces of a console page. The gallery shows blocks. */
export const CONSOLE_NAMESPACES: readonly Namespace[] = ["common", "shell", "blocks", "errors", "games", "console"];

/** Set of texts on a brand's page: those of its pages, or those of the house's games. */
export type TextSet = "site" | "games";

/** Texts of one namespace, flat: `group.key` → text. */
export type FlatTexts = Readonly<Record<string, string>>;

/** Texts by namespace, in one language, with all fallbacks resolved. */
export type Texts = Readonly<Partial<Record<Namespace, FlatTexts>>>;

/** Time zone and currency of a brand. */
export interface Region {
  /** IANA name, e.g. `Asia/Manila`. */
  readonly timeZone: string;
  readonly currency: { readonly symbol: string; readonly scale: number };
}

/** Texts and formats that a page carries as JSON, for the active language only. */
export interface PageTexts {
  readonly language: LanguageCode;
  readonly texts: Texts;
  readonly formats: FormatTable;
  readonly region: Region;
}

/** Texts overridden by a brand: language → `namespace:group.key` → text. */
export type TextOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;
