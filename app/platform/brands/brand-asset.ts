/** What every asset's name begins with in a brand's files: the folder that it is in. */
const FOLDER = "assets/";

/** Name of a file in the assets folder. @param asset as a brand's files name it, e.g. `assets/logo.svg` */
export const assetName = (asset: string): string => (asset.startsWith(FOLDER) ? asset.slice(FOLDER.length) : asset);

/**
 * Address of a file of a brand's assets folder, on the brand's own hosts.
 * @param asset as a brand's files name it, e.g. `assets/logo.svg`
 * @param filesVersion the state of the brand's files: another one is another address, and each may be kept for ever
 */
export const assetUrl = (asset: string, filesVersion: string): string =>
  `/brand-assets/${assetName(asset)}?v=${filesVersion}`;

/** Media types of what a brand may put under `assets/`, by how the name ends; anything else is not served. */
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

/** Media type of an asset by its name; null for what is not served. */
export const assetType = (name: string): string | null =>
  ASSET_TYPES[/\.[a-z0-9]+$/i.exec(name)?.[0].toLowerCase() ?? ""] ?? null;
