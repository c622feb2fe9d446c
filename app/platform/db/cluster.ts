import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, lstat, mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asUser, isAlive } from "./postmaster";
import { assertNamedUser, type ServerUser } from "./server-user";

/** Major version of PostgreSQL. Data of any other version are refused. */
const MAJOR = "18";
/** Longest socket path, in bytes, that both macOS and Linux accept. */
const SOCKET_PATH_LIMIT = 103;

export const OWNER_ROLE = "livery";
export const APP_ROLE = "livery_app";
export const DATABASE = "livery";

/** Database cluster on disk. */
export interface Cluster {
  /** Folder with data/, the log and the passwords. */
  readonly home: string;
  readonly data: string;
  readonly socketDir: string;
  readonly logFile: string;
  readonly ownerPassword: string;
  readonly appPassword: string;
}

/**
 * Opens the cluster below `base` and creates it with `initdb` if it does not exist. The cluster is created in a
 * temporary folder and renamed in one step, so concurrent starts need no lock: the slower one discards its folder.
 *
 * @param base a real path (without symlinks)
 */
export async function openCluster(
  base: string,
  binaries: string,
  user: ServerUser | null,
  durable: boolean,
): Promise<Cluster> {
  const home = join(base, "pg");
  if (!existsSync(home)) {
    await removeLeftovers(base);
    await make(base, home, binaries, user, durable);
  }
  const version = await readOwn(join(home, "data", "PG_VERSION"));
  if (version !== MAJOR) {
    throw new Error(
      `The database in ${home} was created by PostgreSQL ${version}, and this program contains ${MAJOR}: ` +
        "create a backup with the older program and restore it with this one.",
    );
  }
  return {
    home,
    data: join(home, "data"),
    socketDir: await makeSocketDir(home, user),
    logFile: join(home, "postgres.log"),
    ownerPassword: await readOwn(join(home, "owner.password")),
    appPassword: await readOwn(join(home, "app.password")),
  };
}

async function readOwn(file: string): Promise<string> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `${file} cannot be read (${code}): start as the user who created the database, or set DATABASE_URL.`,
    );
  }
}

async function make(base: string, home: string, binaries: string, user: ServerUser | null, durable: boolean) {
  const aside = await mkdtemp(join(base, `pg.new-${process.pid}-`));
  try {
    await initialise(aside, binaries, user, durable);
    const folder = await open(base);
    await rename(aside, home);
    await folder.sync();
    await folder.close();
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    // Another process finished first; its cluster is used.
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
}

async function initialise(home: string, binaries: string, user: ServerUser | null, durable: boolean): Promise<void> {
  if (user === null) assertNamedUser();
  await chmod(home, user ? 0o711 : 0o700);
  const data = join(home, "data");
  const passwordFile = join(home, "initdb.password");
  const ownerPassword = randomBytes(24).toString("base64url");
  const appPassword = randomBytes(24).toString("base64url");
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, `${ownerPassword}\n`, { mode: 0o600 });
  if (user) {
    await chown(data, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const options = ["--encoding=UTF8", "--locale=C", "--auth=scram-sha-256", `--username=${OWNER_ROLE}`];
  if (!durable) options.push("--no-sync");
  await run(join(binaries, "bin", "initdb"), ["-D", data, `--pwfile=${passwordFile}`, ...options], user);
  await rm(passwordFile);
  // Single-user mode: the cluster is complete before any client can connect. One command per line.
  const commands = [
    `CREATE ROLE ${APP_ROLE} LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE PASSWORD '${appPassword}'`,
    `CREATE DATABASE ${DATABASE}`,
  ];
  const single = ["--single", "-D", data, "-c", "exit_on_error=true", "postgres"];
  await run(join(binaries, "bin", "postgres"), single, user, `${commands.join("\n")}\n`);
  await writeFile(join(home, "owner.password"), `${ownerPassword}\n`, { mode: 0o600 });
  await writeFile(join(home, "app.password"), `${appPassword}\n`, { mode: 0o600 });
}

async function run(command: string, args: readonly string[], user: ServerUser | null, input = ""): Promise<void> {
  const child = spawn(command, args, { ...asUser(user), stdio: "pipe" });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const status = await new Promise<number | string | null>((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(code ?? signal));
  });
  if (status !== 0) throw new Error(`${command} failed (${status}). ${output.trim()}`);
}

/**
 * Creates the socket's folder: next to the data, or below /tmp when that path is too long. The folder is always
 * private.
 */
async function makeSocketDir(home: string, user: ServerUser | null): Promise<string> {
  const beside = join(home, "socket");
  const short = `/tmp/livery-${createHash("sha256").update(home).digest("hex").slice(0, 24)}`;
  const folder = join(beside, ".s.PGSQL.5432").length <= SOCKET_PATH_LIMIT ? beside : short;
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const stats = await lstat(folder);
  const uids = [user?.uid ?? process.getuid?.(), process.getuid?.()];
  if (!stats.isDirectory() || !uids.includes(stats.uid) || (stats.mode & 0o077) !== 0) {
    throw new Error(`${folder} is not a private folder of this user: remove it, or set DATABASE_URL.`);
  }
  if (user && stats.uid !== user.uid) await chown(folder, user.uid, user.gid);
  return folder;
}

/** Removes folders of interrupted starts. Their names contain the id of the process that created them. */
async function removeLeftovers(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    const pid = /^(?:pg|postgres)\.new-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(base, name), { recursive: true, force: true });
  }
}
