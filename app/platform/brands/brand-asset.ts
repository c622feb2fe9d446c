/** Path prefix of assets in a brand's files. */
const FOLDER = "assets/";

/** Returns the name of a file in the assets folder. @param asset path in a brand's files, e.g. `assets/logo.svg` */
export const assetName = (asset: string): string => (asset.startsWith(FOLDER) ? asset.slice(FOLDER.length) : asset);

/**
 * Returns the URL of an asset on the brand's hosts.
 * @param asset path in a brand's files, e.g. `assets/logo.svg`
 * @param filesVersion version of the brand's files; part of the URL, so that responses can be cached forever
 */
export const assetUrl = (asset: string, filesVersion: string): string =>
  `/brand-assets/${assetName(asset)}?v=${filesVersion}`;

/** Media types of files below `assets/` by extension. Other types are not served. */
const ASSET_TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Returns the media type of an asset by its name; null for types that are not served. */
export const assetType = (name: string): string | null =>
  ASSET_TYPES[/\.[a-z0-9]+$/i.exec(name)?.[0].toLowerCase() ?? ""] ?? null;
