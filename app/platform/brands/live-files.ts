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

/** While this file stands in a brand folder its files are being replaced: readers keep the last good version. */
export const PUBLISHING = ".publishing";

/**
 * Ends a publish that was interrupted: the version was kept whole before the first live file changed, so it is written
 * again to the end. Returns its id, or undefined when there was nothing to do. Throws a `FileError` while another
 * publish is at work.
 */
export async function recoverPublish(dir: string, code: string): Promise<string | undefined> {
  if (!(await exists(join(dir, code, PUBLISHING)))) return undefined;
  return withLock(lockFile(dir, code), `"${code}"`, () => recover(dir, code));
}

/** Ends every interrupted publish of a tenants folder: for the start of a server. Brands at work are left alone. Returns codes. */
export async function recoverPublishes(dir: string): Promise<readonly string[]> {
  const recovered: string[] = [];
  for (const code of await readdir(dir)) {
    const version = await recoverPublish(dir, code).catch((error: unknown) => {
      // A person has to look at what lies there (`brand doctor`); the other brands start.
      if (error instanceof FileError || typeof (error as NodeJS.ErrnoException).syscall === "string") return undefined;
      throw error;
    });
    if (version !== undefined) recovered.push(code);
  }
  return recovered;
}

/** The lock of a brand's versions. */
export function lockFile(dir: string, code: string): string {
  return join(versionsFolder(dir, code), ".lock");
}

/** Runs `work` under the brand's lock, after what an interrupted publish left is brought to its end. */
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
  await putLive(dir, code, await readTree(await intactVersion(dir, code, id)), id);
  return id;
}

/** The folder of a kept version whose files still have the hash they were kept with. */
export async function intactVersion(dir: string, code: string, id: string): Promise<string> {
  const folder = versionFiles(dir, code, id);
  const { hash } = await readVersion(dir, code, id);
  if (hashTree(await readTree(folder)) === hash) return folder;
  throw new FileError(`version ${id} of "${code}" was changed after it was kept: ${folder}`);
}

/** Makes a kept version's files the live ones. Call it under the brand's lock. */
export async function putLive(dir: string, code: string, tree: FileTree, id: string): Promise<void> {
  const folder = join(dir, code);
  await writeFileSafely(join(folder, PUBLISHING), id);
  await writeTree(folder, tree);
  await rm(join(folder, PUBLISHING), { force: true });
  await syncFolder(folder);
}
