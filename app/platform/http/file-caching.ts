/** Cache options of a brand's file. */
export interface FileCaching {
  /** The address identifies its content (`?v=`). */
  readonly forever: boolean;
  /**
   * The file is from an unpublished version. Its address may equal one of the live site, so shared caches must not
   * store it.
   */
  readonly preview: boolean;
}

/** Returns the `Cache-Control` of a brand's picture or other file. */
export function fileCaching({ forever, preview }: FileCaching): string {
  if (preview) return "private, no-cache";
  return forever ? "public, max-age=31536000, immutable" : "public, no-cache";
}
