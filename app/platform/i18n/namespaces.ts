import type { LanguageCode } from "~/platform/text/languages";
import type { FormatTable } from "./tables";

/** Sections of the text files, `texts/<LANG>.json` of each feature. A page ships whole namespaces; `messages` and `problems` are written by the server alone. */
export const NAMESPACES = ["common", "shell", "blocks", "errors", "games", "console", "messages", "problems"] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** What a page of a brand ships, and what its server rendering uses: the two must never differ. */
export const SITE_NAMESPACES: readonly Namespace[] = ["common", "shell", "blocks", "errors"];
/** What the page of a game ships: it has no shell and no blocks, but may show a screen of the shell in its place. */
export const GAME_NAMESPACES: readonly Namespace[] = ["common", "shell", "errors", "games"];
/** What a page of the console ships; its gallery shows blocks. */
export const CONSOLE_NAMESPACES: readonly Namespace[] = ["common", "shell", "blocks", "errors", "games", "console"];

/** Which texts a page of a brand ships: those of its pages, or those of the house's games. */
export type TextSet = "site" | "games";

/** The texts of one namespace, flat: `group.key` → text. */
export type FlatTexts = Readonly<Record<string, string>>;

/** Texts by namespace, in one language, every look-up already done. */
export type Texts = Readonly<Partial<Record<Namespace, FlatTexts>>>;

/** How a brand counts time and money. */
export interface Region {
  /** IANA name, e.g. `Asia/Manila`. */
  readonly timeZone: string;
  readonly currency: { readonly symbol: string; readonly scale: number };
}

/** What a page carries once, as JSON: the active language and nothing else. */
export interface PageTexts {
  readonly language: LanguageCode;
  readonly texts: Texts;
  readonly formats: FormatTable;
  readonly region: Region;
}

/** A brand's own texts: language → `namespace:group.key` → text. */
export type TextOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;
