import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  opendirSync,
  openSync,
  readSync,
  realpathSync,
  type Stats,
} from "node:fs";
import { lstat, open } from "node:fs/promises";
import { sep } from "node:path";
import type { ProblemKey } from "./problem";
import type { ProblemWords } from "./types";

// The only place that opens files of brands. Entries of any type (pipe, device, link, endless file) neither block nor exceed the
// limits: only regular files are read, opened with O_NONBLOCK and O_NOFOLLOW.

/** Maximum size of a JSON document, in bytes. The largest shipped documents have 150 kB. */
export const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024;
/** Maximum size of an asset, in bytes. */
export const MAX_ASSET_BYTES = 16 * 1024 * 1024;
/**
 * Maximum total size of a brand's documents, and of its documents and assets, in bytes. All of it is read, parsed and hashed in
 * one turn of the event loop.
 */
export const MAX_TOTAL_DOCUMENT_BYTES = 8 * 1024 * 1024;
export const MAX_FOLDER_BYTES = 64 * 1024 * 1024;
/** Maximum number of files of a brand, and of entries examined in all its folders. */
export const MAX_BRAND_FILES = 2_000;

const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);
const MB = 1024 * 1024;
/** Bytes per read. */
const PIECE = 64 * 1024;

/** File that cannot be read. `key` is the text of the problem. */
export class UnreadableFileError extends Error {
  override readonly name = "OddFileError";

  constructor(
    readonly path: string,
    readonly key: ProblemKey,
    readonly params: ProblemWords["params"] = {},
  ) {
    super(`${path}: ${key} ${Object.values(params).join(" ")}`.trim());
  }
}

const tooLarge = (path: string, most: number) =>
  new UnreadableFileError(path, "fileTooLarge", { limit: shownSize(most) });
const shownSize = (bytes: number) => (bytes >= MB ? `${bytes / MB} MB` : `${bytes / 1024} kB`);

function assertRegular(path: string, stats: Stats, most: number): void {
  if (!stats.isFile()) throw new UnreadableFileError(path, "notRegular");
  if (stats.size > most) throw tooLarge(path, most);
}

/** Contents of a file with its status at the time of the read. */
export interface ReadFile {
  readonly bytes: Buffer;
  readonly stats: Stats;
}

/**
 * Reads a regular file without blocking on pipes or devices.
 * @param root real path of the folder in which links may end; without it links are refused
 * @throws OddFileError, and the system's error (`ENOENT`, `EACCES` …)
 */
export function readRegularSync(path: string, most: number, root?: string): ReadFile {
  const found = lstatSync(path);
  const real = found.isSymbolicLink() ? resolveLinkInside(path, root) : path;
  assertRegular(path, real === path ? found : lstatSync(real), most);
  const file = openSync(real, FLAGS);
  try {
    const stats = fstatSync(file);
    assertRegular(path, stats, most);
    const chunks: Buffer[] = [];
    let total = 0;
    for (;;) {
      // One byte more than the size, to detect the end with one allocation. A file that grew is read in pieces.
      const chunk = Buffer.allocUnsafe(total === 0 ? stats.size + 1 : PIECE);
      const count = readSync(file, chunk, 0, chunk.length, null);
      if (count === 0)
        return { bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, total), stats };
      chunks.push(chunk.subarray(0, count));
      total += count;
      if (total > most) throw tooLarge(path, most);
    }
  } finally {
    closeSync(file);
  }
}

/** Asynchronous variant of `readRegularSync`. Refuses links. */
export async function readRegular(path: string, most: number): Promise<Buffer> {
  assertRegular(path, await lstat(path), most);
  const file = await open(path, FLAGS);
  try {
    assertRegular(path, await file.stat(), most);
    const chunks: Buffer[] = [];
    let total = 0;
    for (;;) {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.allocUnsafe(PIECE) });
      if (bytesRead === 0) return Buffer.concat(chunks, total);
      chunks.push(buffer.subarray(0, bytesRead));
      total += bytesRead;
      if (total > most) throw tooLarge(path, most);
    }
  } finally {
    await file.close();
  }
}

/** Opens a file for sending, without blocking on a pipe. The caller must check that it is a regular file. */
export const openNonBlocking = (path: string) => open(path, FLAGS);

/**
 * Returns the real path of a link, or the path itself. @throws OddFileError for a link that is broken, circular or ends outside
 * `root`
 */
export function resolveLinkInside(path: string, root?: string): string {
  if (!lstatSync(path).isSymbolicLink()) return path;
  const real = root === undefined ? null : realOrNull(path);
  if (real === null || root === undefined || !real.startsWith(root + sep))
    throw new UnreadableFileError(path, "linkOut");
  return real;
}

function realOrNull(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}

/** Returns true for a folder or a link to one (as in mounted volumes). Never throws. */
export function isFolder(path: string): boolean {
  return statOrNull(path)?.isDirectory() === true;
}

function statOrNull(path: string): Stats | null {
  try {
    const real = realOrNull(path);
    return real === null ? null : lstatSync(real);
  } catch {
    return null;
  }
}

/** Names that the file system cannot represent exactly, or that would break or reverse a line of a message. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
const INVALID_NAME = /[\u0000-\u001f\u007f-\u009f\ufffd\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

/** Returns true for a name that brand files must not have: bytes that are not UTF-8, control and direction characters. */
export const isInvalidFileName = (name: string): boolean => INVALID_NAME.test(name);

/** Returns the names in a folder, at most `most` + 1, so that the time is bounded for folders of any size. */
export function listNames(folder: string, most: number): string[] {
  const directory = opendirSync(folder);
  try {
    const names: string[] = [];
    for (let entry = directory.readSync(); entry !== null && names.length <= most; entry = directory.readSync())
      names.push(entry.name);
    return names.sort();
  } finally {
    directory.closeSync();
  }
}
