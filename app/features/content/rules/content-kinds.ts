/** What staff write for the visitors of a brand (checklist X7): kinds of entries by id, each in a document of its files. */
export const CONTENT_KINDS = ["announcements", "banners", "promotions", "help", "resources"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Where the entries of a kind stand. */
export interface ContentPlace {
  /** The document, as a path in the brand's folder. */
  readonly path: string;
  /** The key of the document below which the entries stand by their ids. */
  readonly key: string;
  /** The schema of the document by which one entry is explained. */
  readonly schema: string;
}

/** Where the entries of a kind stand: app resources in tenant.json, everything else in a document of its own. */
export const contentPlace = (kind: ContentKind): ContentPlace =>
  kind === "resources"
    ? { path: "tenant.json", key: "resources", schema: "resources" }
    : { path: `content/${kind}.json`, key: "items", schema: `content/${kind}` };

/** What an entry's id may be. */
export const CONTENT_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** How a field of an entry is filled in. */
export const FIELD_KINDS = ["text", "localised", "html", "time", "choice", "choices", "number", "switch"] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Where an entry stands in its time: shown now, before its start, after its end, or switched off. */
export const ENTRY_STATES = ["now", "soon", "over", "off"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/**
 * Where an entry comes from: the base, a template of the brand, either with changes of the brand, the brand alone; or the
 * brand took it away.
 */
export const ENTRY_ORIGINS = ["base", "template", "changed", "own", "removed"] as const;

/** What the draft does to an entry that is live. */
export const ENTRY_CHANGES = ["added", "changed", "removed"] as const;
