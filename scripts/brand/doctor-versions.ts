import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { FileError, hashTree, readTree } from "~/platform/brands/files";
import { describeLiveFiles, readLiveState, readVersion, versionFiles, versionIds } from "~/platform/brands/versions";
import type { Finding } from "./finding";

/** Size in bytes above which the history of all brands is reported. */
const LARGE_HISTORY = 500 * 1024 * 1024;

/** Finds damaged or modified versions, and live files that differ from the newest version. */
export async function examineVersions(dir: string, brand: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const id of await versionIds(dir, brand)) {
    const message = await versionFault(dir, brand, id);
    if (message !== undefined) findings.push({ level: "error", brand, message });
  }
  if (findings.length > 0) return findings;
  const message = await liveFault(dir, brand);
  return message === undefined ? findings : [{ level: "warning", brand, message }];
}

async function liveFault(dir: string, brand: string): Promise<string | undefined> {
  try {
    const live = await readLiveState(dir, brand);
    if (!live.edited || live.newest === null) return undefined;
    return `live is ${describeLiveFiles(live)}: see brand diff ${brand}; to store it as a version: brand publish ${brand} --reason "…"`;
  } catch (error) {
    if (error instanceof FileError) return error.message;
    throw error;
  }
}

async function versionFault(dir: string, brand: string, id: string): Promise<string | undefined> {
  try {
    const { hash } = await readVersion(dir, brand, id);
    if (hashTree(await readTree(versionFiles(dir, brand, id))) === hash) return undefined;
    return `version ${id} was changed after it was stored: it cannot be restored`;
  } catch (error) {
    if (error instanceof FileError) return error.message;
    throw error;
  }
}

/** Returns a warning when the versions of all brands are large. */
export async function examineHistorySize(dir: string): Promise<readonly Finding[]> {
  const bytes = await folderSize(join(dir, ".versions"));
  if (bytes < LARGE_HISTORY) return [];
  const size = `${Math.round(bytes / 1024 / 1024)} MB`;
  return [{ level: "warning", brand: null, message: `.versions takes ${size}: move old versions to an archive` }];
}

async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
