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

// The one place where a file of a brand is opened. Whatever lies in a folder (a pipe, a device, a link, a file without an end), opening
// and reading it neither waits nor takes more than the limits: regular files alone, opened without waiting and without following.

/** Greatest document (JSON) of a brand, bytes: the largest that ship are 150 kB. */
export const MOST_DOCUMENT_BYTES = 4 * 1024 * 1024;
/** Greatest asset of a brand, bytes. */
export const MOST_ASSET_BYTES = 16 * 1024 * 1024;
/** Greatest sum of a brand's documents, and of its documents and assets, bytes: what is read, parsed and hashed in one turn. */
export const MOST_DOCUMENTS_BYTES = 8 * 1024 * 1024;
export const MOST_FOLDER_BYTES = 64 * 1024 * 1024;
/** Most files of a brand, and most entries that are looked at in all its folders. */
export const MOST_FILES = 2_000;

const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);
const MB = 1024 * 1024;
/** Bytes read at a time. */
const PIECE = 64 * 1024;

/** A file that is not read: which text says why. */
export class OddFileError extends Error {
  override readonly name = "OddFileError";

  constructor(
    readonly path: string,
    readonly key: ProblemKey,
    readonly params: ProblemWords["params"] = {},
  ) {
    super(`${path}: ${key} ${Object.values(params).join(" ")}`.trim());
  }
}

const tooLarge = (path: string, most: number) => new OddFileError(path, "fileTooLarge", { limit: shownSize(most) });
const shownSize = (bytes: number) => (bytes >= MB ? `${bytes / MB} MB` : `${bytes / 1024} kB`);

function assertRegular(path: string, stats: Stats, most: number): void {
  if (!stats.isFile()) throw new OddFileError(path, "notRegular");
  if (stats.size > most) throw tooLarge(path, most);
}

/** A file's bytes with what the system says of it at that moment. */
export interface ReadFile {
  readonly bytes: Buffer;
  readonly stats: Stats;
}

/**
 * Reads a regular file whole, without waiting.
 * @param root the folder that links may lead to, real; without one no link is followed
 * @throws OddFileError, and the system's error (`ENOENT`, `EACCES` …)
 */
export function readRegularSync(path: string, most: number, root?: string): ReadFile {
  const found = lstatSync(path);
  const real = found.isSymbolicLink() ? realInside(path, root) : path;
  assertRegular(path, real === path ? found : lstatSync(real), most);
  const file = openSync(real, FLAGS);
  try {
    const stats = fstatSync(file);
    assertRegular(path, stats, most);
    const chunks: Buffer[] = [];
    let total = 0;
    for (;;) {
      // One byte more than it should have, so that its end is seen at once; what grew meanwhile comes in pieces.
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

/** The same for what nobody waits for in one turn; a link is never followed. */
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

/** Opens a file for sending, without waiting for whoever writes a pipe. Whether it is a regular file is for the caller to see. */
export const openWithoutWaiting = (path: string) => open(path, FLAGS);

/** Returns where a path leads. @throws OddFileError for a link that leads out of `root`, or in a circle */
export function realInside(path: string, root?: string): string {
  if (!lstatSync(path).isSymbolicLink()) return path;
  const real = root === undefined ? null : realOrNull(path);
  if (real === null || root === undefined || !real.startsWith(root + sep)) throw new OddFileError(path, "linkOut");
  return real;
}

function realOrNull(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}

/** True for a folder, also through a link, as mounted volumes have them. Never throws. */
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

/** Names that a system cannot give back as they are, and that would break or turn a line of a message. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ODD_NAME = /[\u0000-\u001f\u007f-\u009f\ufffd\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

/** True for a name that no file of a brand may have: bytes that are not UTF-8, control and direction characters. */
export const isOddName = (name: string): boolean => ODD_NAME.test(name);

/** Returns the names in a folder, `most` of them and one more: a folder of any size takes no longer than that. */
export function namesIn(folder: string, most: number): string[] {
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
