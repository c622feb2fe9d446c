import { realpath } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { assetType } from "~/platform/brands/brand-asset";
import { openNonBlocking, readRegular } from "~/platform/brands/read-file";
import type { BrandSnapshot } from "~/platform/brands/types";
import { matchesEtag } from "./conditional";
import { fileCaching } from "./file-caching";
import { baseHeaders, PICTURE_POLICY } from "./security";

/** File name without folders and without a leading dot. */
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

async function inside(folder: string, name: string): Promise<string | null> {
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, name));
    // A symlink may point to another place in the folder (as in mounted volumes), never out of it.
    return file.startsWith(root + sep) ? file : null;
  } catch {
    return null;
  }
}

async function send(request: IncomingMessage, response: ServerResponse, file: string, options: AssetOptions) {
  const handle = await openNonBlocking(file).catch(() => null);
  if (handle === null) return false;
  try {
    const found = await handle.stat();
    if (!found.isFile()) return false;
    const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
    const caching = fileCaching({ forever: options.versioned, preview: options.preview });
    const common = ["ETag", etag, "Cache-Control", caching, ...baseHeaders()];
    if (matchesEtag(request.headers["if-none-match"], etag)) {
      response.writeHead(304, common).end();
      return true;
    }
    const type = assetType(file) ?? assetType(options.name) ?? "";
    const own = ["Content-Type", type, "Content-Length", String(found.size), "Content-Security-Policy", PICTURE_POLICY];
    response.writeHead(200, [...own, "Cross-Origin-Resource-Policy", "same-site", ...common]);
    if (request.method === "HEAD") response.end();
    else await pipeline(handle.createReadStream({ autoClose: false, end: Math.max(found.size - 1, 0) }), response);
    return true;
  } finally {
    await handle.close();
  }
}

/** Folders searched for a brand's assets: the brand's folder, then those of its templates, then that of the base. */
export type AssetPlace = Pick<BrandSnapshot, "folder" | "foldersBelow">;

export interface AssetOptions extends AssetPlace {
  /** As in the URL, undecoded. */
  readonly name: string;
  /** True if the URL has a version (`?v=`): its content never changes. */
  readonly versioned: boolean;
  /** True for a file of an unpublished version. */
  readonly preview: boolean;
}

/** Size limit in bytes for assets read into memory. */
const MAX_READ = 2 * 1024 * 1024;

const foldersOf = ({ folder, foldersBelow }: AssetPlace): readonly string[] =>
  [folder, ...foldersBelow.toReversed()].map((one) => join(one, "assets"));

/**
 * Reads `assets/<name>` of a brand or of a layer below it. Returns null for a missing file, a file that is not a
 * picture, and one that is too large.
 */
export async function readBrandAsset(place: AssetPlace, name: string): Promise<Buffer | null> {
  if (!NAME.test(name) || assetType(name) === null) return null;
  for (const folder of foldersOf(place)) {
    const file = await inside(folder, name);
    if (file !== null) return readRegular(file, MAX_READ).catch(() => null);
  }
  return null;
}

/**
 * Sends `assets/<name>` of a brand, or of a layer below it when the brand has none. Returns false for a missing file,
 * an unknown type, a name with folders, and a link that points out of the folder.
 */
export async function sendBrandAsset(
  request: IncomingMessage,
  response: ServerResponse,
  options: AssetOptions,
): Promise<boolean> {
  if (!NAME.test(options.name) || assetType(options.name) === null) return false;
  for (const folder of foldersOf(options)) {
    const file = await inside(folder, options.name);
    if (file !== null && (await send(request, response, file, options))) return true;
  }
  return false;
}
