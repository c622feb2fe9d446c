import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { exists, FileError, hashTree, readText, readTree, writeFileSafely, writeTree } from "./files";
import { withBrandLock } from "./live-files";
import { draftFolder, sourceFolder } from "./versions";

/** File of a draft: hash of the live files that it was copied from. */
const DRAFT_BASE = ".draft-base";

/** File of a draft: author of the last save of each file, by path. */
const DRAFT_NOTES = ".draft-notes.json";

/** Author and result of the last save of a file. */
interface DraftNote {
  readonly by: string;
  /** UTC ms. */
  readonly at: number;
  readonly hash: string | null;
}

type DraftNotes = Readonly<Record<string, DraftNote>>;

async function readNotes(dir: string, code: string): Promise<DraftNotes> {
  try {
    const notes: unknown = JSON.parse((await readText(join(draftFolder(dir, code), DRAFT_NOTES))) ?? "{}");
    return typeof notes === "object" && notes !== null ? (notes as DraftNotes) : {};
  } catch {
    // Notes only name the last author of a file for other staff. A draft works without them.
    return {};
  }
}

/**
 * Returns author and time (UTC ms) of the last save of a draft file in its current state; null when the console did not save it.
 */
export async function lastDraftSave(
  dir: string,
  code: string,
  path: string,
  hash: string | null,
): Promise<Omit<DraftNote, "hash"> | null> {
  const notes = await readNotes(dir, code);
  const note = Object.hasOwn(notes, path) ? notes[path] : undefined;
  return note && note.hash === hash ? { by: String(note.by), at: Number(note.at) } : null;
}

/** Copies the live files to a draft, with their hash. The caller must hold the brand's lock. */
export async function copyToDraft(dir: string, code: string): Promise<string> {
  const tree = await readTree(await sourceFolder(dir, code, "live"));
  const folder = draftFolder(dir, code);
  await writeTree(folder, tree);
  await writeFileSafely(join(folder, DRAFT_BASE), `${hashTree(tree)}\n`);
  return folder;
}

/** Returns true when the draft was copied from live files with this hash, or when its origin is unknown. */
export async function isDraftFresh(dir: string, code: string, liveHash: string): Promise<boolean> {
  const base = (await readText(join(draftFolder(dir, code), DRAFT_BASE)))?.trim();
  return base === undefined || base === liveHash;
}

/** Returns true when a brand has a draft. */
export const hasDraft = (dir: string, code: string): Promise<boolean> =>
  exists(join(draftFolder(dir, code), "tenant.json"));

/** Returns the codes of all brands with a draft. */
export async function draftCodes(dir: string): Promise<ReadonlySet<string>> {
  return new Set(await readdir(join(dir, ".drafts")).catch(() => []));
}

/** Returns the hash of a file's content, used to detect conflicting changes. */
export const hashFile = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");

/** Change of one file of the draft. */
export interface DraftChange {
  /**
   * Path in the brand folder. When the change writes, the caller must check that a brand may have this file. Any existing file
   * may be removed.
   */
  readonly path: string;
  /** Text, or the bytes of a picture; null removes the file. */
  readonly text: string | Buffer | null;
  /** `hashFile` of the content that the change is based on; null when the file did not exist. */
  readonly expectedHash: string | null;
  /** Author, and time (UTC ms). */
  readonly by: string;
  readonly at: number;
}

/**
 * Writes one file of the draft. Creates the draft from the live files if there is none. Does not validate the file; publishing
 * does.
 * @returns the hash of the file, null after a removal
 * @throws FileError stale, when the file has changed since; busy; missing
 */
export function saveDraftFile(dir: string, code: string, change: DraftChange): Promise<string | null> {
  const { at, by, expectedHash, path, text } = change;
  return withBrandLock(dir, code, async () => {
    const isThere = await hasDraft(dir, code);
    const tree = await readTree(isThere ? draftFolder(dir, code) : await sourceFolder(dir, code, "live"));
    const now = tree.get(path);
    const hash = now === undefined ? null : hashFile(now);
    if (now === undefined && text === null) throw new FileError(`"${code}" has no file ${path}`, "missing");
    if (hash !== expectedHash) throw new FileError(`stale: ${path} of "${code}" has changed`, "stale");
    const folder = isThere ? draftFolder(dir, code) : await copyToDraft(dir, code);
    if (text === null) await rm(join(folder, path), { force: true });
    else await writeFileSafely(join(folder, path), text);
    const saved = text === null ? null : hashFile(text);
    const notes = { ...(await readNotes(dir, code)), [path]: { by, at, hash: saved } };
    await writeFileSafely(join(folder, DRAFT_NOTES), `${JSON.stringify(notes)}\n`);
    return saved;
  });
}

/** Removes the draft. @throws FileError missing, busy */
export function removeDraft(dir: string, code: string): Promise<void> {
  return withBrandLock(dir, code, async () => {
    await rm(await sourceFolder(dir, code, "draft"), { recursive: true, force: true });
  });
}
