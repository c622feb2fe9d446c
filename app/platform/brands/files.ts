import { createHash, randomBytes } from "node:crypto";
import type { Dirent } from "node:fs";
import { link, mkdir, open, opendir, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { problemMessage } from "./problem";
import {
  isInvalidFileName,
  MAX_ASSET_BYTES,
  MAX_BRAND_FILES,
  MAX_DOCUMENT_BYTES,
  readRegular,
  UnreadableFileError,
} from "./read-file";

/** Files of a brand folder: relative path, with `/` on every system, to content. Sorted by path. */
export type FileTree = ReadonlyMap<string, Buffer>;

/**
 * `busy`: locked by another process; `stale`: changed since it was read; `missing`: does not exist; `unsound`: needs manual
 * repair.
 */
export type FileErrorKind = "busy" | "stale" | "missing" | "unsound";

/** Failed file operation that an operator must resolve. The message is for operators. */
export class FileError extends Error {
  override readonly name = "FileError";
  readonly kind: FileErrorKind;

  constructor(message: string, kind: FileErrorKind = "unsound") {
    super(message);
    this.kind = kind;
  }
}

/** Suffix of temporary files of `write-file-atomic` that remain when a process is killed: `tenant.json.1234567890`. */
const LEFTOVER = /\.[0-9]{7,10}$/;

/** Returns true for a file left by an interrupted write (input: file name without a path). */
export function isLeftover(name: string): boolean {
  return LEFTOVER.test(name);
}

/** Reads a text file; undefined when it does not exist. */
export async function readText(path: string): Promise<string | undefined> {
  try {
    return (await readRegular(path, MAX_DOCUMENT_BYTES)).toString("utf8");
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return undefined;
    throw error instanceof UnreadableFileError ? oddFile(error) : error;
  }
}

/** Returns true when the path exists. */
export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

/**
 * Reads all files of a folder. Skips hidden files (`.…`) and leftovers of interrupted writes. Refuses symbolic links: a version
 * must contain the bytes themselves. A missing folder is an empty tree.
 */
export async function readTree(folder: string): Promise<Map<string, Buffer>> {
  const tree = new Map<string, Buffer>();
  await readInto(tree, folder, "");
  return new Map([...tree].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Converts the error of an unreadable file to a `FileError`. */
function oddFile({ key, params, path }: UnreadableFileError): FileError {
  return new FileError(`${path}: ${problemMessage(key, params).message}`);
}

/** Maximum depth of nested folders. */
const DEEPEST = 8;

async function readInto(tree: Map<string, Buffer>, folder: string, prefix: string): Promise<void> {
  const at = join(folder, prefix);
  if (prefix.split("/").length > DEEPEST) throw new FileError(`${at} is nested too deeply: at most ${DEEPEST} levels`);
  for (const entry of await entriesOf(at, MAX_BRAND_FILES - tree.size)) {
    const { name } = entry;
    if (name.startsWith(".") || isLeftover(name)) continue;
    if (isInvalidFileName(name)) throw new FileError(`${at} contains an invalid name: rename ${JSON.stringify(name)}`);
    const path = prefix === "" ? name : `${prefix}/${name}`;
    if (entry.isSymbolicLink()) throw new FileError(`${join(folder, path)} is a symbolic link: copy the file instead`);
    if (entry.isDirectory()) await readInto(tree, folder, path);
    else tree.set(path, await readWhole(join(folder, path), path.endsWith(".json")));
  }
}

/** Returns the entries of a folder, with a maximum number. Empty when the folder does not exist. */
async function entriesOf(folder: string, most: number): Promise<Dirent[]> {
  const entries: Dirent[] = [];
  try {
    for await (const entry of await opendir(folder)) {
      entries.push(entry);
      if (entries.length > most)
        throw new FileError(`${folder}: ${problemMessage("tooManyFiles", { limit: MAX_BRAND_FILES }).message}`);
    }
  } catch (error) {
    if (isCode(error, "ENOTDIR")) throw new FileError(`${folder} is not a folder`);
    if (!isCode(error, "ENOENT")) throw error;
  }
  return entries;
}

async function readWhole(path: string, isDocument: boolean): Promise<Buffer> {
  return readRegular(path, isDocument ? MAX_DOCUMENT_BYTES : MAX_ASSET_BYTES).catch((error: unknown) => {
    throw error instanceof UnreadableFileError ? oddFile(error) : error;
  });
}

/** Returns the SHA-256 of a tree over sorted paths and contents, 64 hex digits. */
export function hashTree(tree: FileTree): string {
  const hash = createHash("sha256");
  for (const [path, content] of [...tree].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${Buffer.byteLength(path)}:${path}${content.length}:`).update(content);
  }
  return hash.digest("hex");
}

/** Writes one file atomically: writes a temporary file, flushes it, renames it. Readers see the old or the new content. */
export async function writeFileSafely(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, content, { fsync: true });
  await syncFolder(dirname(path));
}

/**
 * Makes `folder` contain exactly `tree`: writes changed and new files with `writeFileSafely`, then removes other files and empty
 * folders. Keeps hidden files. After a crash, a second call completes the work.
 */
export async function writeTree(folder: string, tree: FileTree): Promise<void> {
  const present = await readTree(folder);
  const gone = [...present.keys()].filter((path) => !tree.has(path));
  // A file in the place of a new folder, or the reverse, must be removed first.
  const inTheWay = gone.filter((old) => [...tree.keys()].some((path) => isInside(path, old) || isInside(old, path)));
  await removeFiles(folder, inTheWay);
  for (const [path, content] of tree) {
    if (present.get(path)?.equals(content)) continue;
    await writeFileSafely(join(folder, path), content);
  }
  await removeFiles(
    folder,
    gone.filter((path) => !inTheWay.includes(path)),
  );
  await syncFolder(folder);
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

async function removeFiles(folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await rm(join(folder, path), { force: true });
    await removeEmptyParents(folder, path);
  }
}

async function removeEmptyParents(folder: string, path: string): Promise<void> {
  const parent = dirname(path);
  if (parent === ".") return;
  const removed = await rmdir(join(folder, parent)).then(
    () => true,
    () => false,
  );
  if (removed) await removeEmptyParents(folder, parent);
}

/**
 * Creates a file with its whole content, or does nothing when it exists. Writes a temporary file and links it, so that readers
 * never see an empty file. Returns true when this call created the file.
 */
export async function createExclusive(path: string, content: string, mode = 0o644): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${randomBytes(8).toString("hex")}`;
  await writeFile(aside, content, { flag: "wx", mode, flush: true });
  try {
    await link(aside, path);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** Flushes the entries of a folder to disk. Ignored on systems that do not support it (Windows does not need it). */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  try {
    await handle?.sync();
  } catch (error) {
    if (!isCode(error, "EPERM") && !isCode(error, "EINVAL") && !isCode(error, "EISDIR")) throw error;
  } finally {
    await handle?.close();
  }
}

/** Returns true for a system error with this code, e.g. `ENOENT`. */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}
