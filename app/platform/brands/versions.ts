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

/** Who kept a version, when and why. Stored as `version.json` beside the version's `files/`. */
export interface VersionMeta {
  /** Counts from 1 in each brand. */
  readonly id: string;
  /** UTC ms. */
  readonly when: number;
  readonly by: string;
  readonly reason: string;
  /** `hashTree` of its files: a kept version that was touched is found out. */
  readonly hash: string;
  /** The version that was the newest before; null for the first. */
  readonly parent: string | null;
}

/** What stands in the live folder, seen from the kept versions. */
export interface LiveState {
  /** `hashTree` of the live files. */
  readonly hash: string;
  /** The newest kept version; null when none was kept yet. */
  readonly newest: VersionMeta | null;
  /** True when the files were edited since the newest version (or none was kept yet). */
  readonly edited: boolean;
}

/** How the names of staged folders begin. */
const STAGED = ".staged-";

const metaShape = z.strictObject({
  id: z.string(),
  when: z.number().int(),
  by: z.string(),
  reason: z.string(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  parent: z.string().nullable(),
});

/** True for a version's id as people type it: a number from 1. */
export function isVersionId(text: string): boolean {
  return /^[1-9][0-9]{0,8}$/.test(text);
}

/** The folder of a brand's kept versions. */
export function versionsFolder(dir: string, code: string): string {
  return join(dir, ".versions", code);
}

/** The folder that holds the files of one kept version, in the shape of a brand folder. */
export function versionFiles(dir: string, code: string, id: string): string {
  return join(versionsFolder(dir, code), id, "files");
}

/** The folder of a brand's draft, in the shape of a brand folder. */
export function draftFolder(dir: string, code: string): string {
  return join(dir, ".drafts", code);
}

/**
 * Finds the brand folder that a person means: `live`, `draft` or a version's id.
 * Throws a `FileError` when it is not there.
 */
export async function sourceFolder(dir: string, code: string, name: string): Promise<string> {
  if (name === "live") return found(join(dir, code), `There is no brand "${code}" in ${dir}`);
  if (name === "draft") return found(draftFolder(dir, code), `"${code}" has no draft; make one: brand draft ${code}`);
  const known = await versionIds(dir, code);
  if (known.includes(name)) return versionFiles(dir, code, name);
  const kept = known.join(", ") || "none";
  throw new FileError(`"${code}" has no version "${name}"; kept: ${kept} (or say live, draft)`, "missing");
}

async function found(folder: string, otherwise: string): Promise<string> {
  if (await exists(join(folder, "tenant.json"))) return folder;
  throw new FileError(otherwise, "missing");
}

/** The ids of a brand's kept versions, newest first. */
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
    // Told below: whatever is wrong with it, a person has to look.
  }
  throw new FileError(`${path} is missing or damaged; run: brand doctor ${code}`);
}

/** All kept versions, newest first. Throws a `FileError` when one is damaged. */
export async function listVersions(dir: string, code: string): Promise<readonly VersionMeta[]> {
  const ids = await versionIds(dir, code);
  return Promise.all(ids.map((id) => readVersion(dir, code, id)));
}

/** Compares the live files with the newest kept version. */
export async function readLiveState(dir: string, code: string): Promise<LiveState> {
  const hash = hashTree(await readTree(join(dir, code)));
  const [id] = await versionIds(dir, code);
  const newest = id === undefined ? null : await readVersion(dir, code, id);
  return { hash, newest, edited: newest?.hash !== hash };
}

/** What is live, for people: `version 3`, or `edited files (1f2e…)`. */
export function describeLive(live: LiveState): string {
  if (!live.edited && live.newest !== null) return `version ${live.newest.id}`;
  return `${live.newest === null ? "files never published" : `edited files after version ${live.newest.id}`} (${live.hash.slice(0, 12)})`;
}

/** Files put down where versions are kept, not yet a version: validate them there, then `keep` or `drop`. */
export interface StagedVersion {
  /** A folder in the shape of a brand folder. */
  readonly folder: string;
  readonly hash: string;
  /** Makes it the next version. One rename: it is there whole or not at all. */
  keep(meta: { readonly when: number; readonly by: string; readonly reason: string }): Promise<VersionMeta>;
  drop(): Promise<void>;
}

/** Stages a tree as a brand's next version. Call it under the brand's lock. */
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

/** The staged folders that interrupted publishes left behind; names in the brand's versions folder. */
export async function listStaged(dir: string, code: string): Promise<readonly string[]> {
  const names = await readdir(versionsFolder(dir, code)).catch(() => [] as string[]);
  return names.filter((name) => name.startsWith(STAGED));
}

/** Removes them. Call it under the brand's lock, before anything is staged. */
export async function removeStaged(dir: string, code: string): Promise<void> {
  const home = versionsFolder(dir, code);
  for (const name of await listStaged(dir, code)) await rm(join(home, name), { recursive: true, force: true });
}
