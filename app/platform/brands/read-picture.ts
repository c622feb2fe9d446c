import type { SharpOptions } from "sharp";
import { WpsError } from "~/platform/wps/errors";
import { MAX_PICTURE_MB } from "./pictures";

const MAX_FILE = MAX_PICTURE_MB * 1024 * 1024;
/** A file of 1 MB may be a picture of 400 megapixels: its size is asked for before anything is decoded. */
const MAX_MEGAPIXELS = 40;
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
/** The longer side of what is kept, in pixels. */
const MAX_SIDE = 2_000;
const QUALITY = 82;
/** Seconds that one picture may take. */
const MOST_SECONDS = 20;
/** Files at once in this process: one is drawn, the others wait. */
const MOST_AT_ONCE = 20;

/** A picture as it is kept: drawn by us, nothing of the file that came. */
export interface Picture {
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a file begins with, by its type. A name tells nothing. */
const BEGINNINGS = {
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).toString("hex") === "ffd8ff",
  png: (bytes: Buffer) => bytes.subarray(0, 8).toString("hex") === "89504e470d0a1a0a",
  webp: (bytes: Buffer) =>
    bytes.subarray(0, 4).toString("latin1") === "RIFF" && bytes.subarray(8, 12).toString("latin1") === "WEBP",
} as const;

/** Which files are taken, how another is refused, and as what a picture is kept. */
export interface PictureRule {
  readonly types: readonly (keyof typeof BEGINNINGS)[];
  readonly refusal: "fileType" | "proofType";
  /** `jpeg` puts what is transparent on white; in `webp` it stays so. */
  readonly as: "jpeg" | "webp";
}

const ANY_PICTURE: PictureRule = { types: ["jpeg", "png", "webp"], refusal: "fileType", as: "jpeg" };

/**
 * Draws a picture anew from a file that somebody sent, of a type by its content. Upright as its camera held it,
 * then without any metadata (place, device), at most 2,000 px a side, as JPEG or WebP. What was hidden in the file or behind it
 * is not in what is drawn (pitfalls: upload tricks).
 * @param base64 the file
 * @throws WpsError the rule's refusal, fileTooLarge, fileBroken, pictureTooLarge, tooManyRequests
 */
export async function readPicture(base64: string, rule: Partial<PictureRule> = {}): Promise<Picture> {
  const { as, refusal, types } = { ...ANY_PICTURE, ...rule };
  // Four characters hold three bytes: what cannot fit is not even decoded.
  if (base64.length > Math.ceil(MAX_FILE / 3) * 4) throw new WpsError("fileTooLarge", { limit: MAX_PICTURE_MB });
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > MAX_FILE) throw new WpsError("fileTooLarge", { limit: MAX_PICTURE_MB });
  if (bytes.length === 0) throw new WpsError("fileBroken");
  if (!types.some((type) => BEGINNINGS[type](bytes))) throw new WpsError(refusal);
  return inTurn(() => redraw(bytes, as));
}

let last: Promise<unknown> = Promise.resolve();
let atOnce = 0;

/** One picture is drawn at a time: many at once take no more memory than one. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (atOnce >= MOST_AT_ONCE) throw new WpsError("tooManyRequests", { minutes: 1 });
  atOnce += 1;
  const turn = last.then(work).finally(() => {
    atOnce -= 1;
  });
  last = turn.catch(() => undefined);
  return turn;
}

async function redraw(bytes: Buffer, as: PictureRule["as"]): Promise<Picture> {
  // Loaded with the first file: sharp and its library cost more than the rest of the start.
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseBroken);
  if (header.width * header.height > MAX_PIXELS) throw new WpsError("pictureTooLarge", { limit: MAX_MEGAPIXELS });
  const options: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: "warning", autoOrient: true };
  const image = sharp(bytes, options)
    .timeout({ seconds: MOST_SECONDS })
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  const drawn =
    as === "webp"
      ? image.webp({ quality: QUALITY, alphaQuality: 100 })
      : image.flatten({ background: "#ffffff" }).jpeg({ quality: QUALITY });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true }).catch(refuseBroken);
  return { bytes: data, width: info.width, height: info.height };
}

/** The library says in many words that it cannot read a file; its sender needs one. */
function refuseBroken(): never {
  throw new WpsError("fileBroken");
}
