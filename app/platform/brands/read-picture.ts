import type { SharpOptions } from "sharp";
import { WpsError } from "~/platform/wps/errors";
import { MAX_PICTURE_MB } from "./pictures";

const MAX_FILE = MAX_PICTURE_MB * 1024 * 1024;
/** A file of 1 MB may be a picture of 400 megapixels: the size is read from the header before decoding. */
const MAX_MEGAPIXELS = 40;
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
/** Maximum side of a stored picture, in pixels. */
const MAX_SIDE = 2_000;
const QUALITY = 82;
/** Maximum processing time of one picture, in seconds. */
const MOST_SECONDS = 20;
/** Maximum number of pictures in progress and waiting in this process. One is processed at a time. */
const MOST_AT_ONCE = 20;

/** A stored picture: encoded by the server, without any bytes of the uploaded file. */
export interface Picture {
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** File signatures by type. File names are not trusted. */
const BEGINNINGS = {
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).toString("hex") === "ffd8ff",
  png: (bytes: Buffer) => bytes.subarray(0, 8).toString("hex") === "89504e470d0a1a0a",
  webp: (bytes: Buffer) =>
    bytes.subarray(0, 4).toString("latin1") === "RIFF" && bytes.subarray(8, 12).toString("latin1") === "WEBP",
} as const;

/** Accepted file types, error code for other types, and storage format. */
export interface PictureRule {
  readonly types: readonly (keyof typeof BEGINNINGS)[];
  readonly refusal: "fileType" | "proofType";
  /** `jpeg` replaces transparency with white; `webp` keeps it. */
  readonly as: "jpeg" | "webp";
}

const ANY_PICTURE: PictureRule = { types: ["jpeg", "png", "webp"], refusal: "fileType", as: "jpeg" };

/**
 * Decodes an uploaded picture, whose type is detected by content, and encodes it again. Applies the camera's orientation, removes
 * all metadata (location, device), and limits each side to 2,000 px. Output: JPEG or WebP. Data hidden in or after the picture is
 * lost (pitfalls: upload tricks).
 * @param base64 the file
 * @throws WpsError the rule's refusal, fileTooLarge, fileBroken, pictureTooLarge, tooManyRequests
 */
export async function readPicture(base64: string, rule: Partial<PictureRule> = {}): Promise<Picture> {
  const { as, refusal, types } = { ...ANY_PICTURE, ...rule };
  // Base64 holds three bytes in four characters: a text over the limit is not decoded.
  if (base64.length > Math.ceil(MAX_FILE / 3) * 4) throw new WpsError("fileTooLarge", { limit: MAX_PICTURE_MB });
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > MAX_FILE) throw new WpsError("fileTooLarge", { limit: MAX_PICTURE_MB });
  if (bytes.length === 0) throw new WpsError("fileBroken");
  if (!types.some((type) => BEGINNINGS[type](bytes))) throw new WpsError(refusal);
  return inTurn(() => redraw(bytes, as));
}

let last: Promise<unknown> = Promise.resolve();
let atOnce = 0;

/** Processes one picture at a time, to limit memory. */
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
  // Loaded with the first picture: sharp and its library take longer to load than the rest of the server.
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

/** Replaces the library's detailed error: the sender only needs to know that the file is broken. */
function refuseBroken(): never {
  throw new WpsError("fileBroken");
}
