import { isUtf8 } from "node:buffer";
import { hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";

/** The files of a brand folder, read whole. All reading is synchronous: a brand is read in one turn of the process. */
export interface FolderFiles {
  /** Where they are. */
  readonly folder: string;
  /** How problems name the folder: its path in the tenants folder. */
  readonly label: string;
  /** The texts of JSON files by path in the folder, e.g. `pages/HELP.json`. */
  readonly documents: ReadonlyMap<string, string>;
  /** Those whose bytes are not UTF-8. */
  readonly notUtf8: ReadonlySet<string>;
  /** Assets by path in the folder, e.g. `assets/logo.svg`. */
  readonly assets: ReadonlySet<string>;
  /** Files and folders that have no meaning here, and look as if they should. */
  readonly strangers: readonly string[];
  /** Hash over all of them. */
  readonly hash: string;
}

/** One document of a folder as it would be; null for its removal. */
export interface FileOverlay {
  readonly path: string;
  readonly text: string | null;
}

/** Files are changing at this moment: read again a little later. */
export class UnsettledError extends Error {}

/** The folders of a brand that hold JSON files. */
export const DOCUMENT_FOLDERS = ["pages", "content", "locales"] as const;

/** All folders of a brand that are read, besides itself. */
export const BRAND_FOLDERS = [...DOCUMENT_FOLDERS, "assets"] as const;

/** A file that a publish puts into the folder while it replaces others. One of more than 30 s ago was left behind. */
const MARKER = ".publishing";
const MARKER_MS = 30_000;
/** Files changed less than this many ms ago are read twice, because clocks of file systems tick coarsely. */
const FRESH_MS = 100;
const LARGEST = 8 * 1024 * 1024;

/**
 * Reads a brand folder. Throws `UnsettledError` when a file changes meanwhile or a publish
 * is at work, and the system's error (`ENOENT` …) when the folder cannot be read.
 */
export function readFolder(folder: string, label: string): FolderFiles {
  const documents = new Map<string, string>();
  const notUtf8 = new Set<string>();
  const assets = new Set<string>();
  const strangers: string[] = [];
  let content = "";
  for (const path of listFiles(folder, strangers)) {
    const file = `${folder}/${path}`;
    if (path.startsWith("assets/")) {
      assets.add(path);
      content += `\0${path}\0${assetHash(file)}`;
      continue;
    }
    const bytes = readWhole(file);
    if (!isUtf8(bytes)) notUtf8.add(path);
    documents.set(path, bytes.toString("utf8"));
    content += `\0${path}\0${hash("sha256", bytes)}`;
  }
  // Once more after the files: a publish may have begun while they were read.
  if (isPublishing(folder)) throw new UnsettledError(folder);
  return { folder, label, documents, notUtf8, assets, strangers, hash: hash("sha256", content) };
}

/**
 * A mark that changes when any file of the folder is written, replaced, added or removed; no file is opened.
 * Null when the folder cannot be read. For file systems that send no events.
 */
export function folderMark(folder: string): string | null {
  try {
    return listFiles(folder, [])
      .map((path) => {
        const { mtimeMs, ctimeMs, size, ino } = statSync(`${folder}/${path}`);
        return `${path} ${mtimeMs} ${ctimeMs} ${size} ${ino}`;
      })
      .join("\n");
  } catch {
    return null;
  }
}

/** Paths of all documents and assets, sorted. */
function listFiles(folder: string, strangers: string[]): string[] {
  const found: string[] = [];
  for (const name of readdirSync(folder)) {
    if (name === MARKER && isPublishing(folder)) throw new UnsettledError(folder);
    if (name.startsWith(".")) continue;
    if (name === "tenant.json") found.push(name);
    else if ((BRAND_FOLDERS as readonly string[]).includes(name)) listInside(folder, name, found, strangers);
    else if (name.endsWith(".json") || isFolder(`${folder}/${name}`)) strangers.push(name);
  }
  return found.sort();
}

function listInside(folder: string, inside: string, found: string[], strangers: string[]): void {
  const parent = `${folder}/${inside}`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(".")) continue;
    const isDocument = inside !== "assets" && name.endsWith(".json");
    if (!isDocument && isFolder(`${parent}/${name}`)) strangers.push(`${inside}/${name}`);
    else if (isDocument || inside === "assets") found.push(`${inside}/${name}`);
  }
}

function isPublishing(folder: string): boolean {
  const marker = statSync(`${folder}/${MARKER}`, { throwIfNoEntry: false });
  return marker !== undefined && Math.abs(Date.now() - marker.mtimeMs) < MARKER_MS;
}

/** Also through a link, as mounted volumes have them. */
function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** A file's bytes as they were at one moment. */
function readWhole(file: string): Buffer {
  const { mtimeMs, size } = statSync(file);
  if (size > LARGEST) throw new Error(`the file is larger than ${LARGEST / 1024 / 1024} MB`);
  const bytes = readFileSync(file);
  if (Math.abs(Date.now() - mtimeMs) > FRESH_MS) return bytes;
  if (!readFileSync(file).equals(bytes)) throw new UnsettledError(file);
  return bytes;
}

/** Hashes of assets by file, time and size: an unchanged picture is read once. */
const assetHashes = new Map<string, string>();

function assetHash(file: string): string {
  const { mtimeMs, size, ino } = statSync(file);
  const key = `${file}\0${mtimeMs}\0${size}\0${ino}`;
  let known = assetHashes.get(key);
  if (known === undefined) {
    known = hash("sha256", readFileSync(file));
    if (assetHashes.size >= 10_000) assetHashes.clear();
    assetHashes.set(key, known);
  }
  return known;
}

/** A folder as it would be with one document changed. */
export function overlaid(files: FolderFiles, { path, text }: FileOverlay): FolderFiles {
  const documents = new Map([...files.documents].filter(([name]) => name !== path));
  if (text !== null) documents.set(path, text);
  const sorted = new Map([...documents].sort(([a], [b]) => (a < b ? -1 : 1)));
  const notUtf8 = new Set([...files.notUtf8].filter((name) => name !== path));
  const strangers = files.strangers.filter((name) => name !== path);
  return { ...files, documents: sorted, notUtf8, strangers, hash: hash("sha256", `${files.hash}\0${path}\0${text}`) };
}
