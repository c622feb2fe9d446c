import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
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
import { withLock } from "./lock";
import { readVersion, removeStaged, versionFiles, versionsFolder } from "./versions";

/** Marker file in a brand folder while its files are being replaced. Readers keep the last valid version. */
export const PUBLISHING = ".publishing";

/**
 * Completes an interrupted publish: the whole version was stored before the first live file changed, and is written again.
 * Returns its id, or undefined when no publish was interrupted. Throws a `FileError` while another publish is in progress.
 */
export async function recoverPublish(dir: string, code: string): Promise<string | undefined> {
  if (!(await exists(join(dir, code, PUBLISHING)))) return undefined;
  return withLock(lockFile(dir, code), `"${code}"`, () => recover(dir, code));
}

/**
 * Completes all interrupted publishes of a tenants folder at server start. Skips locked brands. Returns the codes of completed
 * brands.
 */
export async function recoverPublishes(dir: string): Promise<readonly string[]> {
  const recovered: string[] = [];
  for (const code of await readdir(dir)) {
    const version = await recoverPublish(dir, code).catch((error: unknown) => {
      // The operator must inspect the files (`brand doctor`). The other brands start.
      if (error instanceof FileError || typeof (error as NodeJS.ErrnoException).syscall === "string") return undefined;
      throw error;
    });
    if (version !== undefined) recovered.push(code);
  }
  return recovered;
}

/** Returns the lock file of a brand's versions. */
export function lockFile(dir: string, code: string): string {
  return join(versionsFolder(dir, code), ".lock");
}

/** Runs `work` under the brand's lock, after removing staged folders and completing an interrupted publish. */
export function withBrandLock<T>(dir: string, code: string, work: () => Promise<T>): Promise<T> {
  return withLock(lockFile(dir, code), `"${code}"`, async () => {
    await removeStaged(dir, code);
    await recover(dir, code);
    return work();
  });
}

async function recover(dir: string, code: string): Promise<string | undefined> {
  const marker = join(dir, code, PUBLISHING);
  const id = (await readText(marker))?.trim();
  if (id === undefined) return undefined;
  await replaceLiveFiles(dir, code, await readTree(await verifiedVersionFolder(dir, code, id)), id);
  return id;
}

/** Returns the folder of a stored version after verifying the hash of its files. */
export async function verifiedVersionFolder(dir: string, code: string, id: string): Promise<string> {
  const folder = versionFiles(dir, code, id);
  const { hash } = await readVersion(dir, code, id);
  if (hashTree(await readTree(folder)) === hash) return folder;
  throw new FileError(`version ${id} of "${code}" was changed after it was stored: ${folder}`);
}

/** Makes the files of a stored version the live files. The caller must hold the brand's lock. */
export async function replaceLiveFiles(dir: string, code: string, tree: FileTree, id: string): Promise<void> {
  const folder = join(dir, code);
  await writeFileSafely(join(folder, PUBLISHING), id);
  await writeTree(folder, tree);
  await rm(join(folder, PUBLISHING), { force: true });
  await syncFolder(folder);
}
