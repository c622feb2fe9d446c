/**
 * How pictures are drawn today. Raise it with each change of a drawing: browsers keep addresses for ever, and would
 * otherwise show the old drawing until the brand's files change.
 */
export const ART_VERSION = "2";

/** What `v` says in an address of a drawn picture: how it is drawn, and the version of the brand's files. */
export const artVersion = (filesVersion: string): string => `${ART_VERSION}.${filesVersion.slice(0, 12)}`;

/** Pictures that other sites and telephones ask for, drawn per brand as PNG; the `.ico` holds one. */
export const ICON_PATHS = [
  "/card.png",
  "/icon-192.png",
  "/icon-512.png",
  "/apple-touch-icon.png",
  "/favicon.ico",
] as const;
export type IconPath = (typeof ICON_PATHS)[number];

/** Address of such a picture, to be kept for ever: `/card.png?v=2.1a2b3c`. */
export const iconUrl = (path: IconPath, filesVersion: string): string =>
  `${path}?v=${encodeURIComponent(artVersion(filesVersion))}`;
