import { randomBytes } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { exists, FileError, readTree, syncFolder } from "./files";
import { lockFile, withBrandLock } from "./live-files";
import { draftFolder, stageVersion, type VersionMeta, versionIds, versionsFolder } from "./versions";

/** Who changes which brands there are, why and when (UTC ms). */
interface BrandChange {
  readonly reason: string;
  readonly by: string;
  readonly when: number;
}

/**
 * Takes a brand's folder away and keeps its files as a version, which a rollback puts back. Its draft and versions stay.
 * The folder goes in one rename: the running site sees the whole brand or none.
 * @throws FileError busy; unsound for files that cannot be kept
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
 * Gives a brand's folder another code, with its versions and its draft. The folder moves first, in one rename. Whether
 * anything else knows the brand by its code is for the caller to see.
 * @throws FileError busy; unsound when the new code is taken, or versions or a draft of a former brand are kept under it
 */
export async function renameBrand(dir: string, from: string, to: string): Promise<void> {
  await withBrandLock(dir, from, async () => {
    if (await exists(join(dir, to))) throw new FileError(`The code "${to}" is taken: ${join(dir, to)}`);
    const former = (await versionIds(dir, to)).length > 0 ? versionsFolder(dir, to) : draftFolder(dir, to);
    if ((await versionIds(dir, to)).length > 0 || (await exists(former)))
      throw new FileError(`${former} is of a former brand "${to}": move it away first, or choose another code`);
    await rename(join(dir, from), join(dir, to));
    await rm(versionsFolder(dir, to), { recursive: true, force: true });
    await rename(versionsFolder(dir, from), versionsFolder(dir, to));
    if (await exists(draftFolder(dir, from))) await rename(draftFolder(dir, from), draftFolder(dir, to));
    await syncFolder(dir);
  });
  // The lock lay beside the versions, and moved with them.
  await rm(lockFile(dir, to), { force: true });
}
