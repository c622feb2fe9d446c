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
