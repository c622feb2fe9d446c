import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";

/** The files of a brand folder, read whole. All reading is synchronous: a brand is read in one turn of the process. */
export interface FolderFiles {
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

/** A file changed while it was read: read again a little later. */
export class UnsettledError extends Error {}

/** The folders of a brand that hold JSON files. */
export const DOCUMENT_FOLDERS = ["pages", "content", "locales"] as const;

/** All folders of a brand that are read, besides itself. */
export const BRAND_FOLDERS = [...DOCUMENT_FOLDERS, "assets"] as const;

/** Files changed less than this many ms ago are read twice, because clocks of file systems tick coarsely. */
const FRESH_MS = 100;
const LARGEST = 8 * 1024 * 1024;

/**
 * Reads a brand folder. `salt` goes into the hash. Throws `UnsettledError` when a file changes meanwhile, and the
 * system's error (`ENOENT` …) when the folder cannot be read.
 */
export function readFolder(folder: string, label: string, salt = ""): FolderFiles {
  const documents = new Map<string, string>();
  const notUtf8 = new Set<string>();
  const assets = new Set<string>();
  const strangers: string[] = [];
  const hash = createHash("sha256").update(salt);
  for (const path of listFiles(folder, strangers)) {
    const file = `${folder}/${path}`;
    if (path.startsWith("assets/")) {
      assets.add(path);
      hash.update(`${path}\0${assetHash(file)}\0`);
      continue;
    }
    const text = readWhole(file);
    if (text.includes("\ufffd") && !isUtf8(readFileSync(file))) notUtf8.add(path);
    documents.set(path, text);
    hash.update(`${path}\0${text.length}\0`).update(text);
  }
  return { label, documents, notUtf8, assets, strangers, hash: hash.digest("hex") };
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

/** Also through a link, as mounted volumes have them. */
function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** A file's text as it was at one moment. */
function readWhole(file: string): string {
  const { mtimeMs, size } = statSync(file);
  if (size > LARGEST) throw new Error(`the file is larger than ${LARGEST / 1024 / 1024} MB`);
  const text = readFileSync(file, "utf8");
  if (Math.abs(Date.now() - mtimeMs) > FRESH_MS) return text;
  if (readFileSync(file, "utf8") !== text) throw new UnsettledError(file);
  return text;
}

/** Hashes of assets by file, time and size: an unchanged picture is read once. */
const assetHashes = new Map<string, string>();

function assetHash(file: string): string {
  const { mtimeMs, size, ino } = statSync(file);
  const key = `${file}\0${mtimeMs}\0${size}\0${ino}`;
  let hash = assetHashes.get(key);
  if (hash === undefined) {
    hash = createHash("sha256").update(readFileSync(file)).digest("hex");
    if (assetHashes.size >= 10_000) assetHashes.clear();
    assetHashes.set(key, hash);
  }
  return hash;
}
