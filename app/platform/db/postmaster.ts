import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ServerUser } from "./server-user";

/** Environment of child processes. Nothing is inherited, so PG* and LD_* variables of this process have no effect. */
const CHILD_ENV = { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" } as Record<
  string,
  string
> as NodeJS.ProcessEnv;

/** Returns spawn options that run a child as `user`, in a folder that every user may enter. */
export function asUser(user: ServerUser | null) {
  return { cwd: "/", env: CHILD_ENV, ...(user ? { uid: user.uid, gid: user.gid } : {}) };
}

/** Returns true if a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Options of the server process. */
export interface PostmasterOptions {
  /** Folder with bin/, lib/ and share/. */
  readonly binaries: string;
  readonly data: string;
  readonly socketDir: string;
  readonly logFile: string;
  readonly user: ServerUser | null;
  /** False switches fsync off. For tests only. */
  readonly durable: boolean;
  /** True lets the kernel shut the server down when this process ends (on systems with `setpriv`). */
  readonly dieWithParent: boolean;
}

const LOG_LIMIT = 5_000_000;
const NOT_DURABLE = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * Starts the server process. It listens on its Unix socket only. It runs in a separate session, so that Ctrl-C in a
 * terminal does not reach it.
 */
export function spawnPostmaster(options: PostmasterOptions): ChildProcess {
  const settings = [
    "listen_addresses=",
    "port=5432",
    `unix_socket_directories=${options.socketDir}`,
    "unix_socket_permissions=0700",
    "ssl=off",
    "timezone=UTC",
    "log_timezone=UTC",
    "log_checkpoints=off",
    // Keeps statements and their values out of the log.
    "log_min_error_statement=panic",
    "log_error_verbosity=terse",
    "jit=off",
    ...(options.durable ? [] : NOT_DURABLE),
  ];
  const postgres = join(options.binaries, "bin", "postgres");
  const args = ["-D", options.data, ...settings.flatMap((setting) => ["-c", setting])];
  if (existsSync(options.logFile) && statSync(options.logFile).size > LOG_LIMIT) rmSync(options.logFile);
  // A file instead of a pipe: the server may outlive this process.
  const log = openSync(options.logFile, "a", 0o600);
  const [command, before] =
    options.dieWithParent && hasSetpriv() ? ["setpriv", ["--pdeathsig", "INT", "--", postgres]] : [postgres, []];
  const child = spawn(command, [...before, ...args], {
    ...asUser(options.user),
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

let setpriv: boolean | undefined;

function hasSetpriv(): boolean {
  setpriv ??= spawnSync("setpriv", ["--help"], { env: CHILD_ENV, encoding: "utf8" }).stdout?.includes("--pdeathsig");
  return setpriv === true;
}

/**
 * Returns the id of the server process that runs on these data, or null. The lock file alone is not proof, because
 * process ids are reused.
 */
export function runningPostmaster(data: string): number | null {
  const pid = lockedBy(data);
  return pid !== null && isAlive(pid) && commandOf(pid).includes(data) ? pid : null;
}

/** Returns the process id in the server's lock file, or null. */
export function lockedBy(data: string): number | null {
  return lockingPid(readLock(dataLock(data)));
}

const dataLock = (data: string): string => join(data, "postmaster.pid");

/** Returns the process id of a lock file's content, or null. */
function lockingPid(lock: string): number | null {
  const pid = Number.parseInt(lock, 10);
  return pid > 0 ? pid : null;
}

/**
 * Removes lock files, of the data and of the socket, whose process id now belongs to another program (common in a
 * container that was killed) or to a killed server that its parent has not reaped. PostgreSQL would take that process
 * for a running server and refuse to start. If a file has changed since it was read, it is put back. In any case,
 * PostgreSQL's shared memory keeps two servers off the same data.
 */
export function dropStaleLocks({ data, socketDir }: Pick<PostmasterOptions, "data" | "socketDir">): void {
  for (const file of [dataLock(data), join(socketDir, ".s.PGSQL.5432.lock")]) {
    const seen = readLock(file);
    const pid = lockingPid(seen);
    if (pid === null || !isAlive(pid) || commandOf(pid).includes(data)) continue;
    const aside = `${file}.stale-${process.pid}`;
    renameSync(file, aside);
    if (readFileSync(aside, "utf8") === seen) rmSync(aside);
    else renameSync(aside, file);
  }
}

function readLock(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

function commandOf(pid: number): string {
  if (process.platform !== "linux") {
    return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** Returns the current size of a log file in bytes, the starting point for `logSince`. */
export function logSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Returns the last 8 lines logged after the first `from` bytes, for error messages. */
export async function logSince(file: string, from: number): Promise<string> {
  const text = (await readFile(file)).subarray(from).toString("utf8");
  return text.trim().split("\n").slice(-8).join("\n");
}
