import { randomBytes } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { exists, FileError, readTree, syncFolder } from "./files";
import { lockFile, withBrandLock } from "./live-files";
import { draftFolder, stageVersion, type VersionMeta, versionIds, versionsFolder } from "./versions";

/** Author, reason and time (UTC ms) of a removal. */
interface BrandChange {
  readonly reason: string;
  readonly by: string;
  readonly when: number;
}

/**
 * Removes a brand's folder and stores its files as a version, which a rollback restores. Draft and versions stay. The folder is
 * removed with a single rename: the running site sees the whole brand or none.
 * @throws FileError busy; unsound for files that cannot be stored
 */
export function removeBrand(dir: string, code: string, change: BrandChange): Promise<VersionMeta> {
  return withBrandLock(dir, code, async () => {
    const folder = join(dir, code);
    const staged = await stageVersion(dir, code, await readTree(folder));
    const version = await staged.keep({ ...change, reason: `removed: ${change.reason}` });
    const aside = join(dir, `.removed-${code}-${randomBytes(4).toString("hex")}`);
    await rename(folder, aside);
    await syncFolder(dir);
    await rm(aside, { recursive: true, force: true });
    return version;
  });
}

/**
 * Renames a brand's folder, versions and draft to another code. The folder is renamed first. The caller must check for other
 * references to the old code.
 * @throws FileError busy; unsound when the new code is taken, or has versions or a draft of a former brand
 */
export async function renameBrand(dir: string, from: string, to: string): Promise<void> {
  await withBrandLock(dir, from, async () => {
    if (await exists(join(dir, to))) throw new FileError(`The code "${to}" is already used: ${join(dir, to)}`);
    const former = (await versionIds(dir, to)).length > 0 ? versionsFolder(dir, to) : draftFolder(dir, to);
    if ((await versionIds(dir, to)).length > 0 || (await exists(former)))
      throw new FileError(`${former} belongs to a removed brand "${to}": move it away first, or choose another code`);
    await rename(join(dir, from), join(dir, to));
    await rm(versionsFolder(dir, to), { recursive: true, force: true });
    await rename(versionsFolder(dir, from), versionsFolder(dir, to));
    if (await exists(draftFolder(dir, from))) await rename(draftFolder(dir, from), draftFolder(dir, to));
    await syncFolder(dir);
  });
  // The lock file is in the versions folder and moved with it.
  await rm(lockFile(dir, to), { force: true });
}
