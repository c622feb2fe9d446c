import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { exists, FileError, hashTree, readText, readTree, writeFileSafely, writeTree } from "./files";
import { withBrandLock } from "./live-files";
import { draftFolder, sourceFolder } from "./versions";

/** In a draft: the hash of the live files it was copied from. */
const DRAFT_BASE = ".draft-base";

/** In a draft: who saved which file last, by its path. */
const DRAFT_NOTES = ".draft-notes.json";

/** Who saved a file of the draft, and what it became. */
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
    // Notes help people to find each other; a draft without them is as good.
    return {};
  }
}

/** Who saved a file of the draft as it is now, and when (UTC ms); null for what was not saved on the console. */
export async function savedBy(
  dir: string,
  code: string,
  path: string,
  hash: string | null,
): Promise<Omit<DraftNote, "hash"> | null> {
  const notes = await readNotes(dir, code);
  const note = Object.hasOwn(notes, path) ? notes[path] : undefined;
  return note && note.hash === hash ? { by: String(note.by), at: Number(note.at) } : null;
}

/** Copies the live files to a draft that remembers what it started from. Call it under the brand's lock. */
export async function copyToDraft(dir: string, code: string): Promise<string> {
  const tree = await readTree(await sourceFolder(dir, code, "live"));
  const folder = draftFolder(dir, code);
  await writeTree(folder, tree);
  await writeFileSafely(join(folder, DRAFT_BASE), `${hashTree(tree)}\n`);
  return folder;
}

/** Whether the live files, by their hash, are those that the draft was copied from. */
export async function isDraftFresh(dir: string, code: string, liveHash: string): Promise<boolean> {
  const base = (await readText(join(draftFolder(dir, code), DRAFT_BASE)))?.trim();
  return base === undefined || base === liveHash;
}

/** Whether a brand has a draft. */
export const hasDraft = (dir: string, code: string): Promise<boolean> =>
  exists(join(draftFolder(dir, code), "tenant.json"));

/** The codes of all brands with a draft. */
export async function draftCodes(dir: string): Promise<ReadonlySet<string>> {
  return new Set(await readdir(join(dir, ".drafts")).catch(() => []));
}

/** Names a file by its content: what a change has to start from. */
export const hashFile = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");

/** One file of the draft as it shall be. */
export interface DraftChange {
  /** Relative, in the brand's folder. The caller has made sure that a brand may have it; gone may be whatever is there. */
  readonly path: string;
  /** Text, or the bytes of a picture; null takes it away. */
  readonly text: string | Buffer | null;
  /** `hashFile` of what the change started from; null when the file was not there. */
  readonly expectedHash: string | null;
  /** Who saves it, and when (UTC ms). */
  readonly by: string;
  readonly at: number;
}

/**
 * Writes one file of the draft, which is made from the live files where there is none. It may be invalid: publishing is
 * what asks for more. @returns the hash of the file, null when it is gone
 * @throws FileError stale, when the file is another by now; busy; missing
 */
export function saveDraftFile(dir: string, code: string, change: DraftChange): Promise<string | null> {
  const { at, by, expectedHash, path, text } = change;
  return withBrandLock(dir, code, async () => {
    const isThere = await hasDraft(dir, code);
    const tree = await readTree(isThere ? draftFolder(dir, code) : await sourceFolder(dir, code, "live"));
    const now = tree.get(path);
    const hash = now === undefined ? null : hashFile(now);
    if (now === undefined && text === null) throw new FileError(`"${code}" has no file ${path}`, "missing");
    if (hash !== expectedHash) throw new FileError(`stale: ${path} of "${code}" is another by now`, "stale");
    const folder = isThere ? draftFolder(dir, code) : await copyToDraft(dir, code);
    if (text === null) await rm(join(folder, path), { force: true });
    else await writeFileSafely(join(folder, path), text);
    const saved = text === null ? null : hashFile(text);
    const notes = { ...(await readNotes(dir, code)), [path]: { by, at, hash: saved } };
    await writeFileSafely(join(folder, DRAFT_NOTES), `${JSON.stringify(notes)}\n`);
    return saved;
  });
}

/** Takes the draft away. @throws FileError missing, busy */
export function removeDraft(dir: string, code: string): Promise<void> {
  return withBrandLock(dir, code, async () => {
    await rm(await sourceFolder(dir, code, "draft"), { recursive: true, force: true });
  });
}
