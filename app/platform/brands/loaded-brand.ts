import type { Brand, Content, PageNode } from "./config.gen";

/** Texts of a brand by language and key. */
export type BrandTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A brand's files merged over its templates and the base, validated and frozen. */
export interface LoadedBrand {
  readonly code: string;
  /** Folder that the files were read from. */
  readonly folder: string;
  readonly config: Brand;
  readonly pages: Readonly<Record<string, PageNode>>;
  readonly content: Content;
  readonly texts: BrandTexts;
  /** Flags that the brand's file sets. */
  readonly ownFlags: readonly string[];
  /** Flags that a template of the brand sets. */
  readonly templateFlags: readonly string[];
  /** Folders of the layers below the brand, lowest first: the base, then the templates. */
  readonly foldersBelow: readonly string[];
}
