/** Integration of a connected vendor, whose secret ships with the product. */
export const CONNECTED = {
  launchUrl: "https://play.example/{game}",
  mode: "frame",
  dialect: "livery",
  keyId: "k1",
} as const;
