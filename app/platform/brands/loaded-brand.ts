import type { Brand, Content, PageNode } from "./config.gen";

/** Texts of a brand by language and key. */
export type BrandTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One brand's files over its templates and the base, merged, checked and frozen. */
export interface LoadedBrand {
  readonly code: string;
  /** The folder that it was read from. */
  readonly folder: string;
  readonly config: Brand;
  readonly pages: Readonly<Record<string, PageNode>>;
  readonly content: Content;
  readonly texts: BrandTexts;
  /** Names of the flags that the brand's own file sets. */
  readonly ownFlags: readonly string[];
  /** Names of the flags that a template of the brand sets. */
  readonly templateFlags: readonly string[];
  /** The folders of the layers below its own, the lowest first: the base, then its templates. */
  readonly foldersBelow: readonly string[];
}
