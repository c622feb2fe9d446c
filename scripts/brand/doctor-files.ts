import { constants } from "node:fs";
import { access, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { exists, isLeftover } from "~/platform/brands/files";
import { lockFile, PUBLISHING } from "~/platform/brands/live-files";
import { readLock } from "~/platform/brands/lock";
import { previewSecretFile } from "~/platform/brands/preview";
import { draftFolder, listStaged } from "~/platform/brands/versions";
import type { Finding } from "./finding";

/** Finds the remains of an interrupted publish or write: its marker, a dead lock, staged files, temporary files. */
export async function examineLeftovers(dir: string, brand: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const warn = (message: string) => findings.push({ level: "warning", brand, message });
  const lock = await readLock(lockFile(dir, brand));
  if (lock?.held === true)
    return [{ level: "warning", brand, message: `a publish is running, or left its lock behind: ${lock.text}` }];
  if (await exists(join(dir, brand, PUBLISHING))) {
    findings.push({
      level: "error",
      brand,
      message: "a publish was interrupted: the next publish or rollback completes it",
    });
  }
  if (lock !== undefined) warn("the lock belongs to a process that no longer runs: the next publish takes it over");
  for (const name of await listStaged(dir, brand))
    warn(`leftover of an interrupted publish: .versions/${brand}/${name}`);
  for (const folder of [join(dir, brand), draftFolder(dir, brand)]) {
    for (const entry of await walk(folder)) {
      if (isLeftover(entry.name))
        warn(`leftover of an interrupted write, delete it: ${join(entry.parentPath, entry.name)}`);
    }
  }
  return findings;
}

/** Finds the remains of an interrupted `brand new` or `brand remove`. */
export async function examineUnfinished(dir: string): Promise<readonly Finding[]> {
  const names = (await readdir(dir)).filter((name) => /^\.(?:new|removed)-/.test(name));
  return names.map((name) => ({
    level: "warning",
    brand: null,
    message: `leftover of an interrupted brand ${name.startsWith(".new-") ? "new" : "remove"}, delete it: ${join(dir, name)}`,
  }));
}

/** Finds files that this user cannot read, and world-writable files. */
export async function examinePermissions(dir: string, brand: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const entry of await walk(join(dir, brand))) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) {
      findings.push({ level: "error", brand, message: `${path} is a symbolic link: copy the file instead` });
      continue;
    }
    const isReadable = await access(path, constants.R_OK).then(
      () => true,
      () => false,
    );
    if (!isReadable) findings.push({ level: "error", brand, message: `${path} cannot be read` });
    const { mode } = await stat(path);
    if ((mode & 0o002) !== 0)
      findings.push({ level: "warning", brand, message: `${path} is writable for all users: chmod o-w` });
  }
  return findings;
}

/** Reports a preview secret that other users can read. */
export async function examineSecret(dataDir: string): Promise<readonly Finding[]> {
  const path = previewSecretFile(dataDir);
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || (found.mode & 0o077) === 0) return [];
  return [
    {
      level: "error",
      brand: null,
      message: `${path} is readable for other users: chmod 600, or delete it to create a new one`,
    },
  ];
}

async function walk(folder: string) {
  return readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
}
