import { readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname } from "node:path";

/** System user that runs PostgreSQL. */
export interface ServerUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the user to run PostgreSQL as, or null for the current user. PostgreSQL refuses to run as root. For root, the
 * result is the owner of existing data, else `nobody`, else the first other user of the system.
 *
 * @param existingData a data folder that may exist; its owner is kept.
 * @throws when the current user is root and the system has no other user.
 */
export function serverUser(existingData: string): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  const users = systemUsers().filter((user) => user.uid !== 0);
  const owner = ownerOf(existingData);
  const user =
    (owner === 0 ? undefined : users.find((one) => one.uid === owner)) ??
    users.find((one) => one.name === "nobody") ??
    users[0];
  if (!user) {
    throw new Error("PostgreSQL cannot run as root, and this system has no other user: add one, or set DATABASE_URL.");
  }
  return user;
}

/**
 * Checks that the current user has a name. PostgreSQL creates no database for a user id without one, which is common in
 * containers that start under an arbitrary user id.
 *
 * @throws an error with instructions when the system has no name for the current user
 */
export function assertNamedUser(): void {
  try {
    userInfo();
  } catch {
    const uid = process.getuid?.();
    throw new Error(
      `PostgreSQL cannot create a database as the user id ${uid}, which has no name on this system. Start as a user of ` +
        `/etc/passwd, add a line for this one (livery:x:${uid}:${process.getgid?.()}::/tmp:/sbin/nologin), or set DATABASE_URL.`,
    );
  }
}

function ownerOf(path: string): number {
  try {
    return statSync(path).uid;
  } catch {
    // The path does not exist yet. Its creation reports any error.
    return 0;
  }
}

function systemUsers(): ServerUser[] {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  return lines.flatMap((line) => {
    const [name = "", , uid = "", gid = ""] = line.split(":");
    // On macOS, the ids of the user `nobody` are -2.
    return /^-?\d+$/.test(uid) && /^-?\d+$/.test(gid) ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : [];
  });
}

/**
 * Returns the first folder on the way to `path` (inclusive) that `user` may not enter, or null if there is none.
 * Returns null for the current user: the system reports those errors itself.
 */
export function closedFolder(path: string, user: ServerUser | null): string | null {
  if (!user) return null;
  const chain: string[] = [];
  for (let at = realpathSync(path); ; at = dirname(at)) {
    chain.unshift(at);
    if (at === dirname(at)) break;
  }
  return chain.find((folder) => !allows(statSync(folder), user, 1)) ?? null;
}

/** Returns true if the file's mode lets `user` read it (and execute it, with `run`). */
export function canRead(file: string, user: ServerUser | null, run = false): boolean {
  return !user || allows(statSync(file), user, run ? 5 : 4);
}

function allows(stats: Stats, user: ServerUser, bits: number): boolean {
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0;
  return ((stats.mode >> shift) & bits) === bits;
}
