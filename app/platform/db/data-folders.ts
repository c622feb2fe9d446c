import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { access, chmod, constants, link, mkdir, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { closedFolder, type ServerUser } from "./server-user";

/**
 * File in the data folder with the path of the database's folder, when the database cannot be in the data folder
 * itself.
 */
export const LOCATION_FILE = "pg.location";

/** File in a database folder outside the data folder: the path of the data folder that it belongs to. */
const OWNER = "data-folder";

/** System folders for service data: writable by root, passable for every user, never cleaned up automatically. */
const OUTSIDE = ["/var/lib", "/var/db", "/opt"];

/**
 * Creates the data folder and returns the folder that holds the database (as `pg/` below it). This is the data folder
 * itself. If the server's user has no access to it (root, and a home with mode 0700), it is another folder, named in
 * the file `pg.location`. That folder has a random name, so that a new clone at the same path does not find old data.
 *
 * @throws errors with instructions for the machine's owner.
 */
export async function findDatabaseFolder(dataDir: string, user: ServerUser | null): Promise<string> {
  const real = await makeDataDir(dataDir, user);
  const pointer = join(real, LOCATION_FILE);
  if (existsSync(pointer)) return pointedAt(pointer, real);
  const closed = closedFolder(real, user);
  if (!closed) return real;
  if (existsSync(join(real, "pg"))) {
    throw new Error(
      `The database in ${real} belongs to the user ${user?.name}, who can no longer access ${closed}. ` +
        `Allow access (chmod o+x ${closed}), or set DATABASE_URL.`,
    );
  }
  return makeOutside(pointer, real);
}

async function makeDataDir(dataDir: string, user: ServerUser | null): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: user ? 0o711 : 0o700 });
    await access(dataDir, constants.W_OK | constants.X_OK);
    return await realpath(dataDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `The data folder ${dataDir} cannot be written (${code}): set DATA_DIR to a folder that this user can write, ` +
        "or set DATABASE_URL.",
    );
  }
}

function pointedAt(pointer: string, real: string): string {
  const base = readFileSync(pointer, "utf8").trim();
  const ownerFile = join(base, OWNER);
  if (!existsSync(ownerFile)) {
    throw new Error(
      `${pointer} refers to ${base}, which does not exist. Delete ${pointer} to start with an empty database.`,
    );
  }
  const owner = readFileSync(ownerFile, "utf8").trim();
  const ownersPointer = join(owner, LOCATION_FILE);
  if (owner !== real && existsSync(ownersPointer) && readFileSync(ownersPointer, "utf8").trim() === base) {
    throw new Error(
      `${real} is a copy of ${owner}, and the database in ${base} belongs to ${owner}. ` +
        `Delete ${pointer} to start with an empty database.`,
    );
  }
  return base;
}

async function makeOutside(pointer: string, real: string): Promise<string> {
  const base = await makeFirst(OUTSIDE.map((parent) => join(parent, `livery-${randomBytes(6).toString("hex")}`)));
  await writeFile(join(base, OWNER), `${real}\n`, { mode: 0o600 });
  const aside = `${pointer}.${randomBytes(6).toString("hex")}`;
  await writeFile(aside, `${base}\n`, { mode: 0o600 });
  try {
    // A hard link is created atomically and never replaces the one of another process.
    await link(aside, pointer);
    return base;
  } catch (error) {
    await rm(base, { recursive: true });
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return pointedAt(pointer, real);
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function makeFirst(folders: readonly string[]): Promise<string> {
  for (const folder of folders) {
    try {
      await mkdir(folder);
      await chmod(folder, 0o711);
      return folder;
    } catch {
      // Missing or read-only: try the next folder.
    }
  }
  throw new Error(
    `No folder for the database: ${OUTSIDE.join(", ")} cannot be written. ` +
      "Set DATA_DIR to a folder that every user can access, or set DATABASE_URL.",
  );
}
