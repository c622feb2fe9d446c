import { isUtf8 } from "node:buffer";
import { hash } from "node:crypto";
import { lstatSync, realpathSync, type Stats, statSync } from "node:fs";
import { wrongEnding } from "./asset-content";
import type { ProblemKey } from "./problem";
import {
  isFolder,
  isInvalidFileName,
  listNames,
  MAX_ASSET_BYTES,
  MAX_BRAND_FILES,
  MAX_DOCUMENT_BYTES,
  MAX_FOLDER_BYTES,
  MAX_TOTAL_DOCUMENT_BYTES,
  readRegularSync,
  resolveLinkInside,
  UnreadableFileError,
} from "./read-file";
import type { ProblemWords } from "./types";

/** Files of a brand folder, fully read. All reads are synchronous: a brand is read in one turn of the event loop. */
export interface FolderFiles {
  /** Absolute or relative path of the folder. */
  readonly folder: string;
  /** Name of the folder in problems: its path in the tenants folder. */
  readonly label: string;
  /** Texts of JSON files by path in the folder, e.g. `pages/HELP.json`. */
  readonly documents: ReadonlyMap<string, string>;
  /** Paths of documents whose bytes are not valid UTF-8. */
  readonly notUtf8: ReadonlySet<string>;
  /** Paths of assets in the folder, e.g. `assets/logo.svg`. */
  readonly assets: ReadonlySet<string>;
  /** Unknown files and folders in places where brand files are expected. */
  readonly strangers: readonly string[];
  /** Unreadable files and folders, each with the reason. */
  readonly odd: readonly OddFile[];
  /** Hash over all paths and contents. */
  readonly hash: string;
}

/** A file or folder of a brand that cannot be read. */
interface OddFile {
  /** Path in the brand folder; empty for the folder itself. */
  readonly path: string;
  readonly key: ProblemKey;
  readonly params: ProblemWords["params"];
}

/** Replacement of one document without writing it. `text` null removes the document. */
export interface FileOverlay {
  readonly path: string;
  readonly text: string | null;
}

/** Files changed during the read. The caller should read again shortly. */
export class FilesChangingError extends Error {}

/** Subfolders of a brand that contain JSON files. */
const DOCUMENT_FOLDERS = ["pages", "content", "locales"] as const;

/** All subfolders of a brand that are read. */
export const BRAND_FOLDERS = [...DOCUMENT_FOLDERS, "assets"] as const;

/**
 * Marker file that a publish creates in the folder while it replaces files. Ignored when older than 30 s: an interrupted publish
 * left it.
 */
const MARKER = ".publishing";
const MARKER_MS = 30_000;
/** Files modified less than this many ms ago are read twice, because file system timestamps are coarse. */
const FRESH_MS = 100;

/**
 * Reads a brand folder. Unreadable entries of any kind are listed in `odd`: no entry can block the read or exceed the limits of
 * `read-file.ts`. Throws `FilesChangingError` when a file changes during the read or a publish is in progress, and the system error
 * (`ENOENT` …) when the folder cannot be read.
 */
export function readFolder(folder: string, label: string): FolderFiles {
  const documents = new Map<string, string>();
  const notUtf8 = new Set<string>();
  const assets = new Set<string>();
  const root = realpathSync.native(folder);
  const listed = listFiles(folder, root);
  const odd = [...listed.odd];
  let content = "";
  const sum = { documents: 0, all: 0 };
  for (const path of listed.paths) {
    const isAsset = path.startsWith("assets/");
    try {
      const read = isAsset ? readAsset(`${folder}/${path}`, root) : readDocument(`${folder}/${path}`, root);
      assertRoom(sum, path, read);
      content += `\0${path}\0${read.hash}`;
      if (isAsset) assets.add(path);
      if (read.bytes === null) continue;
      if (!isUtf8(read.bytes)) notUtf8.add(path);
      documents.set(path, read.bytes.toString("utf8"));
    } catch (error) {
      odd.push(oddOf(path, error));
      // Further files would not fit either.
      if (odd.at(-1)?.key === "folderTooLarge") break;
    }
  }
  // Checked again after the files: a publish may have started during the read.
  if (isPublishing(folder)) throw new FilesChangingError(folder);
  for (const { key, path } of odd) content += `\0${path}\0${key}`;
  const { strangers } = listed;
  return { folder, label, documents, notUtf8, assets, strangers, odd, hash: hash("sha256", content) };
}

/** Adds a file to the sums. @throws OddFileError when a sum exceeds its limit */
function assertRoom(sum: { documents: number; all: number }, path: string, { bytes, size }: ReadPart): void {
  sum.all += size;
  if (bytes !== null) sum.documents += size;
  const most = sum.documents > MAX_TOTAL_DOCUMENT_BYTES ? MAX_TOTAL_DOCUMENT_BYTES : MAX_FOLDER_BYTES;
  if (sum.documents > MAX_TOTAL_DOCUMENT_BYTES || sum.all > MAX_FOLDER_BYTES)
    throw new UnreadableFileError(path, "folderTooLarge", { limit: `${most / 1024 / 1024} MB` });
}

/** Converts an error to the problem of a file. Rethrows errors of changing or removed files, which must be read again. */
function oddOf(path: string, error: unknown): OddFile {
  if (error instanceof FilesChangingError) throw error;
  if (error instanceof UnreadableFileError) return { path, key: error.key, params: error.params };
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") throw error;
  return { path, key: "fileUnreadable", params: { reason: code || message } };
}

/**
 * Returns a fingerprint that changes when any file of the folder is written, replaced, added or removed. Opens no file. Null when
 * the folder cannot be read. For polling file systems that send no events.
 */
export function folderFingerprint(folder: string): string | null {
  try {
    const { odd, paths } = listFiles(folder, realpathSync.native(folder));
    const marks = paths.map((path) => {
      const { mtimeMs, ctimeMs, size, ino } = statOf(`${folder}/${path}`);
      return `${path} ${mtimeMs} ${ctimeMs} ${size} ${ino}`;
    });
    return [...marks, ...odd.map(({ key, path }) => `${path} ${key}`)].join("\n");
  } catch {
    return null;
  }
}

/**
 * Returns the status of the link target, or of the link itself when the target is missing. A mounted volume changes only the
 * targets.
 */
function statOf(path: string): Stats {
  try {
    return statSync(path);
  } catch {
    return lstatSync(path);
  }
}

/** Contents of a folder by name. */
interface Listing {
  /** Documents and assets, sorted. */
  readonly paths: string[];
  readonly strangers: string[];
  readonly odd: OddFile[];
}

function listFiles(folder: string, root: string): Listing {
  const found: Listing = { paths: [], strangers: [], odd: [] };
  for (const name of namesOf(folder, "", found)) {
    if (name === MARKER && isPublishing(folder)) throw new FilesChangingError(folder);
    if (name.startsWith(".")) continue;
    if (name === "tenant.json") found.paths.push(name);
    else if ((BRAND_FOLDERS as readonly string[]).includes(name)) listInside(folder, name, root, found);
    else if (name.endsWith(".json") || isFolder(`${folder}/${name}`)) found.strangers.push(name);
  }
  found.paths.sort();
  return found;
}

function listInside(folder: string, inside: string, root: string, found: Listing): void {
  const parent = `${folder}/${inside}`;
  try {
    if (!lstatSync(resolveLinkInside(parent, root)).isDirectory()) throw new UnreadableFileError(inside, "noFolder");
  } catch (error) {
    found.odd.push(oddOf(inside, error));
    return;
  }
  for (const name of namesOf(parent, `${inside}/`, found)) {
    if (name.startsWith(".")) continue;
    const isDocument = inside !== "assets" && name.endsWith(".json");
    if (!isDocument && isFolder(`${parent}/${name}`)) found.strangers.push(`${inside}/${name}`);
    else if (isDocument || inside === "assets") found.paths.push(`${inside}/${name}`);
  }
}

/** Returns the valid file names of a folder. Adds a problem for invalid names and for too many entries. */
function namesOf(folder: string, prefix: string, found: Listing): string[] {
  const names = listNames(folder, MAX_BRAND_FILES);
  const odd = names.find(isInvalidFileName);
  if (odd !== undefined)
    found.odd.push({ path: prefix + odd.replaceAll(/[^\x20-\x7e]/g, "?"), key: "oddName", params: {} });
  if (names.length + found.paths.length > MAX_BRAND_FILES) {
    found.odd.push({ path: prefix.replace(/\/$/, ""), key: "tooManyFiles", params: { limit: MAX_BRAND_FILES } });
    return [];
  }
  return names.filter((name) => !isInvalidFileName(name));
}

function isPublishing(folder: string): boolean {
  const marker = lstatSync(`${folder}/${MARKER}`, { throwIfNoEntry: false });
  return marker !== undefined && Math.abs(Date.now() - marker.mtimeMs) < MARKER_MS;
}

/** Result of reading one file. `bytes` is null for an asset. */
interface ReadPart {
  readonly hash: string;
  readonly size: number;
  readonly bytes: Buffer | null;
}

/** Reads a document and verifies that it is not changing. */
function readDocument(file: string, root: string): ReadPart {
  const { bytes, stats } = readRegularSync(file, MAX_DOCUMENT_BYTES, root);
  const isFresh = Math.abs(Date.now() - stats.mtimeMs) <= FRESH_MS;
  if (isFresh && !readRegularSync(file, MAX_DOCUMENT_BYTES, root).bytes.equals(bytes))
    throw new FilesChangingError(file);
  return { bytes, size: bytes.length, hash: hash("sha256", bytes) };
}

/** Cache of asset checks by path, time, size and inode: an unchanged asset is read once. */
const knownAssets = new Map<string, { readonly hash: string; readonly wrong: string | null }>();

function readAsset(file: string, root: string): ReadPart {
  const { mtimeMs, size, ino } = lstatSync(resolveLinkInside(file, root));
  const key = `${file}\0${mtimeMs}\0${size}\0${ino}`;
  let known = knownAssets.get(key);
  if (known === undefined) {
    const { bytes } = readRegularSync(file, MAX_ASSET_BYTES, root);
    known = { hash: hash("sha256", bytes), wrong: wrongEnding(file, bytes) };
    if (knownAssets.size >= 10_000) knownAssets.clear();
    knownAssets.set(key, known);
  }
  if (known.wrong !== null) throw new UnreadableFileError(file, "wrongContent", { ending: known.wrong });
  return { bytes: null, size, hash: known.hash };
}

/** Returns the folder with one document replaced or removed. */
export function withOverlay(files: FolderFiles, { path, text }: FileOverlay): FolderFiles {
  const documents = new Map([...files.documents].filter(([name]) => name !== path));
  if (text !== null) documents.set(path, text);
  const sorted = new Map([...documents].sort(([a], [b]) => (a < b ? -1 : 1)));
  const notUtf8 = new Set([...files.notUtf8].filter((name) => name !== path));
  const strangers = files.strangers.filter((name) => name !== path);
  const odd = files.odd.filter((one) => one.path !== path);
  return {
    ...files,
    documents: sorted,
    notUtf8,
    strangers,
    odd,
    hash: hash("sha256", `${files.hash}\0${path}\0${text}`),
  };
}
