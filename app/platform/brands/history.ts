import { join } from "node:path";
import { FileError, hashTree, readTree } from "./files";
import { readVersion, type VersionMeta, versionIds } from "./versions";

/** A stored version in a list. `meta` is null when its record is damaged. */
export interface KeptVersion {
  readonly id: string;
  readonly meta: VersionMeta | null;
}

/** Returns a brand's stored versions, newest first, and the live state. A damaged version does not hide the others. */
export async function readHistory(dir: string, code: string) {
  const ids = await versionIds(dir, code);
  const kept = await Promise.all(
    ids.map(async (id): Promise<KeptVersion> => ({ id, meta: await metaOf(dir, code, id) })),
  );
  const hash = hashTree(await readTree(join(dir, code)));
  const newest = kept[0]?.meta;
  return { kept, live: { hash, version: newest?.hash === hash ? newest.id : null } };
}

function metaOf(dir: string, code: string, id: string): Promise<VersionMeta | null> {
  return readVersion(dir, code, id).catch((error: unknown) => {
    if (error instanceof FileError) return null;
    throw error;
  });
}
