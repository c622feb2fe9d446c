/** How a file of a brand may be kept. */
export interface FileCaching {
  /** The address names its content (`?v=`). */
  readonly forever: boolean;
  /** It is an unpublished version's: the address may be one of the live site, where no shared cache may show it. */
  readonly preview: boolean;
}

/** Returns the `Cache-Control` of a brand's picture or other file. */
export function fileCaching({ forever, preview }: FileCaching): string {
  if (preview) return "private, no-cache";
  return forever ? "public, max-age=31536000, immutable" : "public, no-cache";
}
