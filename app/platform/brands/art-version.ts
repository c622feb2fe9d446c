/**
 * Version of the drawing code. Increase it with every change of a drawing: browsers cache picture URLs forever and would
 * otherwise show the old drawing until the brand's files change.
 */
export const ART_VERSION = "2";

/** Returns the query value `v` of a drawn picture's URL: the version of the drawing code and of the brand's files. */
export const artVersion = (filesVersion: string): string => `${ART_VERSION}.${filesVersion.slice(0, 12)}`;

/** Pictures that other sites and phones request, drawn per brand as PNG. The `.ico` file contains one. */
export const ICON_PATHS = [
  "/card.png",
  "/icon-192.png",
  "/icon-512.png",
  "/apple-touch-icon.png",
  "/favicon.ico",
] as const;
export type IconPath = (typeof ICON_PATHS)[number];

/** Returns the URL of such a picture, which can be cached forever: `/card.png?v=2.1a2b3c`. */
export const iconUrl = (path: IconPath, filesVersion: string): string =>
  `${path}?v=${encodeURIComponent(artVersion(filesVersion))}`;
