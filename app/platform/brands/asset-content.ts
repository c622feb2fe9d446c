/** Number of bytes searched for the `svg` element: prolog and comments before it are short. */
const HEAD_BYTES = 16 * 1024;
const SVG =
  /^\ufeff?\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<(?:[\w-]+:)?svg[\s>/]/i;

const startsWith =
  (hex: string) =>
  (bytes: Buffer): boolean =>
    bytes.subarray(0, hex.length / 2).toString("hex") === hex;
const latin = (bytes: Buffer, from: number, to: number): string => bytes.subarray(from, to).toString("latin1");

/** Signatures of the asset types that are served (`brand-asset.ts`), by file extension. */
const BEGINNINGS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  avif: (bytes) => latin(bytes, 4, 8) === "ftyp" && /avi[fs]|mif1|msf1/.test(latin(bytes, 8, 64)),
  gif: (bytes) => /^GIF8[79]a/.test(latin(bytes, 0, 6)),
  ico: startsWith("00000100"),
  jpeg: startsWith("ffd8ff"),
  jpg: startsWith("ffd8ff"),
  png: startsWith("89504e470d0a1a0a"),
  svg: (bytes) => SVG.test(bytes.subarray(0, HEAD_BYTES).toString("utf8")),
  webp: (bytes) => latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP",
  woff2: (bytes) => latin(bytes, 0, 4) === "wOF2",
};

/**
 * Returns the extension of an asset's name when the content does not match it. Null for matching content and for types that are
 * not served.
 */
export function wrongEnding(name: string, bytes: Buffer): string | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const isSound = Object.hasOwn(BEGINNINGS, ending) ? BEGINNINGS[ending] : undefined;
  return isSound === undefined || isSound(bytes) ? null : `.${ending}`;
}
