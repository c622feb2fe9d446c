/** Kinds of content that staff write for visitors (requirement X7): entries by id, each kind in a document of the brand's files. */
export const CONTENT_KINDS = ["announcements", "banners", "promotions", "help", "resources"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Location of the entries of a kind. */
export interface ContentLocation {
  /** Path of the document in the brand's folder. */
  readonly path: string;
  /** Key of the document that contains the entries by id. */
  readonly key: string;
  /** Schema of the document, which describes an entry. */
  readonly schema: string;
}

/** Returns the location of the entries of a kind: app resources are in tenant.json, all other kinds in a separate document. */
export const contentLocation = (kind: ContentKind): ContentLocation =>
  kind === "resources"
    ? { path: "tenant.json", key: "resources", schema: "resources" }
    : { path: `content/${kind}.json`, key: "items", schema: `content/${kind}` };

/** Matches a valid id of an entry. */
export const CONTENT_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Input types of an entry's fields. */
export const FIELD_KINDS = ["text", "localised", "html", "time", "choice", "choices", "number", "switch"] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** State of an entry: shown now, before its start, after its end, or switched off. */
export const ENTRY_STATES = ["now", "soon", "over", "off"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/**
 * Origin of an entry: the base, a template of the brand, either with changes by the brand, the brand alone; or removed by the
 * brand.
 */
export const ENTRY_ORIGINS = ["base", "template", "changed", "own", "removed"] as const;

/** Change of a live entry by the draft. */
export const ENTRY_CHANGES = ["added", "changed", "removed"] as const;
