import { createHash, randomBytes } from "node:crypto";
import type { Dirent } from "node:fs";
import { link, mkdir, open, opendir, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { say } from "./problem";
import { isOddName, MOST_ASSET_BYTES, MOST_DOCUMENT_BYTES, MOST_FILES, OddFileError, readRegular } from "./read-file";

/** The files of one brand folder: path relative to it, with `/` on every system → content. Sorted by path. */
export type FileTree = ReadonlyMap<string, Buffer>;

/** `busy`: somebody else is at work; `stale`: it changed meanwhile; `missing`: it is not there; `unsound`: a person has to look. */
export type FileErrorKind = "busy" | "stale" | "missing" | "unsound";

/** A file operation that a person has to mend; the message is for people. */
export class FileError extends Error {
  override readonly name = "FileError";
  readonly kind: FileErrorKind;

  constructor(message: string, kind: FileErrorKind = "unsound") {
    super(message);
    this.kind = kind;
  }
}

/** What `write-file-atomic` leaves beside the target when a process is killed: `tenant.json.1234567890`. */
const LEFTOVER = /\.[0-9]{7,10}$/;

/** True for a file left over by an interrupted write (input: a bare file name). */
export function isLeftover(name: string): boolean {
  return LEFTOVER.test(name);
}

/** Reads a file as text; undefined when there is none. */
export async function readText(path: string): Promise<string | undefined> {
  try {
    return (await readRegular(path, MOST_DOCUMENT_BYTES)).toString("utf8");
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return undefined;
    throw error instanceof OddFileError ? oddFile(error) : error;
  }
}

/** True when something is at this path. */
export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

/**
 * Reads a folder whole. Hidden files (`.…`) and leftovers of interrupted writes are no part of a brand. Symbolic links
 * are refused: a version must hold the bytes themselves. A folder that is not there is an empty tree.
 */
export async function readTree(folder: string): Promise<Map<string, Buffer>> {
  const tree = new Map<string, Buffer>();
  await readInto(tree, folder, "");
  return new Map([...tree].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A file that nobody reads, in words. */
function oddFile({ key, params, path }: OddFileError): FileError {
  return new FileError(`${path}: ${say(key, params).message}`);
}

/** How deep folders of a brand may lie in each other. */
const DEEPEST = 8;

async function readInto(tree: Map<string, Buffer>, folder: string, prefix: string): Promise<void> {
  const at = join(folder, prefix);
  if (prefix.split("/").length > DEEPEST) throw new FileError(`${at} lies too deep: ${DEEPEST} folders at most`);
  for (const entry of await entriesOf(at, MOST_FILES - tree.size)) {
    const { name } = entry;
    if (name.startsWith(".") || isLeftover(name)) continue;
    if (isOddName(name)) throw new FileError(`a name in ${at} is none: rename ${JSON.stringify(name)}`);
    const path = prefix === "" ? name : `${prefix}/${name}`;
    if (entry.isSymbolicLink()) throw new FileError(`${join(folder, path)} is a symbolic link: copy the file instead`);
    if (entry.isDirectory()) await readInto(tree, folder, path);
    else tree.set(path, await readWhole(join(folder, path), path.endsWith(".json")));
  }
}

/** The entries of a folder, at most so many; none where there is no such folder. */
async function entriesOf(folder: string, most: number): Promise<Dirent[]> {
  const entries: Dirent[] = [];
  try {
    for await (const entry of await opendir(folder)) {
      entries.push(entry);
      if (entries.length > most)
        throw new FileError(`${folder}: ${say("tooManyFiles", { limit: MOST_FILES }).message}`);
    }
  } catch (error) {
    if (isCode(error, "ENOTDIR")) throw new FileError(`${folder} is no folder`);
    if (!isCode(error, "ENOENT")) throw error;
  }
  return entries;
}

async function readWhole(path: string, isDocument: boolean): Promise<Buffer> {
  return readRegular(path, isDocument ? MOST_DOCUMENT_BYTES : MOST_ASSET_BYTES).catch((error: unknown) => {
    throw error instanceof OddFileError ? oddFile(error) : error;
  });
}

/** Names a tree by its content: SHA-256 over sorted paths and bytes, 64 hex digits. */
export function hashTree(tree: FileTree): string {
  const hash = createHash("sha256");
  for (const [path, content] of [...tree].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${Buffer.byteLength(path)}:${path}${content.length}:`).update(content);
  }
  return hash.digest("hex");
}

/** Writes one file so that a reader sees the old or the new content, never half: aside, flushed, renamed. */
export async function writeFileSafely(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, content, { fsync: true });
  await syncFolder(dirname(path));
}

/**
 * Makes `folder` hold exactly `tree`: changed and new files are written one by one with `writeFileSafely`, then files
 * that are gone are removed, then folders left empty. Hidden files stay. Running it again after a crash ends the work.
 */
export async function writeTree(folder: string, tree: FileTree): Promise<void> {
  const present = await readTree(folder);
  const gone = [...present.keys()].filter((path) => !tree.has(path));
  // A file where a folder must stand (or the other way round) has to go first.
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
 * Creates a file with its whole content, or does nothing when it exists: written aside, then linked, so that nobody
 * reads it empty. Returns whether this call made it.
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

/** Flushes a folder's entries to disk, where the system can (Windows cannot, and does not need it). */
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

/** True when `error` is a system error with this code, e.g. `ENOENT`. */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}
