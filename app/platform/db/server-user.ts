import { readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname } from "node:path";

/** The system user that PostgreSQL runs as. */
export interface ServerUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * The user to run PostgreSQL as, or null for "the one we are". PostgreSQL refuses to run as root: then it is the owner
 * of data that exist already, else `nobody`, else the first other user of the system.
 *
 * @param existingData a data folder that may exist; its owner goes on owning it.
 * @throws when we are root and the system has no other user.
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
    throw new Error("PostgreSQL cannot run as root and this system has no other user: add one, or set DATABASE_URL.");
  }
  return user;
}

/**
 * PostgreSQL makes no database for a user without a name, as containers have that start under any user id.
 * @throws with what to do, when the system has no name for the user that we are
 */
export function assertNamedUser(): void {
  try {
    userInfo();
  } catch {
    const uid = process.getuid?.();
    throw new Error(
      `PostgreSQL makes no database under the user id ${uid}, for which this system has no name. Start as a user of ` +
        `/etc/passwd, add a line for this one (livery:x:${uid}:${process.getgid?.()}::/tmp:/sbin/nologin), or set DATABASE_URL.`,
    );
  }
}

function ownerOf(path: string): number {
  try {
    return statSync(path).uid;
  } catch {
    // Not there yet; that it cannot be made is told when it is made.
    return 0;
  }
}

function systemUsers(): ServerUser[] {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  return lines.flatMap((line) => {
    const [name = "", , uid = "", gid = ""] = line.split(":");
    // macOS writes the ids of nobody as -2.
    return /^-?\d+$/.test(uid) && /^-?\d+$/.test(gid) ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : [];
  });
}

/**
 * The first folder on the way to `path` (itself included) that keeps `user` out, or null when they can come in.
 * Null for the user that we are: the system says so itself.
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

/** Whether `user` may read the file (and run it, where `run` is set), by its mode. */
export function canRead(file: string, user: ServerUser | null, run = false): boolean {
  return !user || allows(statSync(file), user, run ? 5 : 4);
}

function allows(stats: Stats, user: ServerUser, bits: number): boolean {
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0;
  return ((stats.mode >> shift) & bits) === bits;
}
