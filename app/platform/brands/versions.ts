import { randomBytes } from "node:crypto";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import {
  exists,
  FileError,
  type FileTree,
  hashTree,
  readText,
  readTree,
  syncFolder,
  writeFileSafely,
  writeTree,
} from "./files";

/** Author, time and reason of a version. Stored as `version.json` next to the version's `files/`. */
export interface VersionMeta {
  /** Number from 1, counted per brand. */
  readonly id: string;
  /** UTC ms. */
  readonly when: number;
  readonly by: string;
  readonly reason: string;
  /** `hashTree` of the files, to detect a version that was changed after it was stored. */
  readonly hash: string;
  /** Id of the previous version; null for the first. */
  readonly parent: string | null;
}

/** State of the live folder compared with the stored versions. */
export interface LiveState {
  /** `hashTree` of the live files. */
  readonly hash: string;
  /** Newest stored version; null when there is none. */
  readonly newest: VersionMeta | null;
  /** True when the live files differ from the newest version, or when there is no version. */
  readonly edited: boolean;
}

/** Name prefix of folders of staged versions. */
const STAGED = ".staged-";

const metaShape = z.strictObject({
  id: z.string(),
  when: z.number().int(),
  by: z.string(),
  reason: z.string(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  parent: z.string().nullable(),
});

/** Returns true for the text of a version id: a number from 1. */
export function isVersionId(text: string): boolean {
  return /^[1-9][0-9]{0,8}$/.test(text);
}

/** Returns the folder of a brand's stored versions. */
export function versionsFolder(dir: string, code: string): string {
  return join(dir, ".versions", code);
}

/** Returns the folder with the files of a stored version. It has the layout of a brand folder. */
export function versionFiles(dir: string, code: string, id: string): string {
  return join(versionsFolder(dir, code), id, "files");
}

/** Returns the folder of a brand's draft. It has the layout of a brand folder. */
export function draftFolder(dir: string, code: string): string {
  return join(dir, ".drafts", code);
}

/**
 * Returns the brand folder for `live`, `draft` or the id of a version.
 * @throws FileError when it does not exist
 */
export async function sourceFolder(dir: string, code: string, name: string): Promise<string> {
  if (name === "live") return found(join(dir, code), `Brand "${code}" does not exist in ${dir}`);
  if (name === "draft")
    return found(draftFolder(dir, code), `"${code}" has no draft. To create one: brand draft ${code}`);
  const known = await versionIds(dir, code);
  if (known.includes(name)) return versionFiles(dir, code, name);
  const kept = known.join(", ") || "none";
  throw new FileError(`"${code}" has no version "${name}". Versions: ${kept}; also: live, draft`, "missing");
}

async function found(folder: string, otherwise: string): Promise<string> {
  if (await exists(join(folder, "tenant.json"))) return folder;
  throw new FileError(otherwise, "missing");
}

/** Returns the ids of a brand's stored versions, newest first. */
export async function versionIds(dir: string, code: string): Promise<readonly string[]> {
  const names = await readdir(versionsFolder(dir, code)).catch(() => [] as string[]);
  return names.filter(isVersionId).sort((a, b) => Number(b) - Number(a));
}

/** Reads a version's `version.json`. Throws a `FileError` when it is missing or damaged. */
export async function readVersion(dir: string, code: string, id: string): Promise<VersionMeta> {
  const path = join(versionsFolder(dir, code), id, "version.json");
  try {
    const meta = metaShape.parse(JSON.parse((await readText(path)) ?? "null"));
    if (meta.id === id) return meta;
  } catch {
    // Reported below: every kind of damage needs manual repair.
  }
  throw new FileError(`${path} is missing or damaged; run: brand doctor ${code}`);
}

/** Returns all stored versions, newest first. Throws a `FileError` when one is damaged. */
export async function listVersions(dir: string, code: string): Promise<readonly VersionMeta[]> {
  const ids = await versionIds(dir, code);
  return Promise.all(ids.map((id) => readVersion(dir, code, id)));
}

/** Compares the live files with the newest stored version. */
export async function readLiveState(dir: string, code: string): Promise<LiveState> {
  const hash = hashTree(await readTree(join(dir, code)));
  const [id] = await versionIds(dir, code);
  const newest = id === undefined ? null : await readVersion(dir, code, id);
  return { hash, newest, edited: newest?.hash !== hash };
}

/** Describes the live files for operators: `version 3`, or `edited files after version 3 (1f2e…)`. */
export function describeLiveFiles(live: LiveState): string {
  if (!live.edited && live.newest !== null) return `version ${live.newest.id}`;
  return `${live.newest === null ? "unpublished files" : `edited files after version ${live.newest.id}`} (${live.hash.slice(0, 12)})`;
}

/** Files in a staging folder next to the versions. Validate them there, then call `keep` or `drop`. */
export interface StagedVersion {
  /** Folder with the layout of a brand folder. */
  readonly folder: string;
  readonly hash: string;
  /** Stores the files as the next version with a single rename, which is atomic. */
  keep(meta: { readonly when: number; readonly by: string; readonly reason: string }): Promise<VersionMeta>;
  drop(): Promise<void>;
}

/** Stages a tree as a brand's next version. The caller must hold the brand's lock. */
export async function stageVersion(dir: string, code: string, tree: FileTree): Promise<StagedVersion> {
  const home = versionsFolder(dir, code);
  const staged = join(home, `${STAGED}${randomBytes(6).toString("hex")}`);
  await mkdir(join(staged, "files"), { recursive: true });
  await writeTree(join(staged, "files"), tree);
  const hash = hashTree(tree);
  return {
    folder: join(staged, "files"),
    hash,
    drop: () => rm(staged, { recursive: true, force: true }),
    async keep({ when, by, reason }) {
      const [parent = null] = await versionIds(dir, code);
      const meta: VersionMeta = { id: String(Number(parent ?? 0) + 1), when, by, reason, hash, parent };
      await writeFileSafely(join(staged, "version.json"), `${JSON.stringify(meta, null, 2)}\n`);
      await rename(staged, join(home, meta.id));
      await syncFolder(home);
      return meta;
    },
  };
}

/** Returns the staged folders that interrupted publishes left. Names in the brand's versions folder. */
export async function listStaged(dir: string, code: string): Promise<readonly string[]> {
  const names = await readdir(versionsFolder(dir, code)).catch(() => [] as string[]);
  return names.filter((name) => name.startsWith(STAGED));
}

/** Removes staged folders of interrupted publishes. The caller must hold the brand's lock and have staged nothing. */
export async function removeStaged(dir: string, code: string): Promise<void> {
  const home = versionsFolder(dir, code);
  for (const name of await listStaged(dir, code)) await rm(join(home, name), { recursive: true, force: true });
}
