import { execFile } from "node:child_process";
import { readFile, rename, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { promisify } from "node:util";
import { createExclusive, FileError, isCode, readText } from "./files";

interface Holder {
  readonly host: string;
  readonly pid: number;
  /** Start time of the process as reported by the system, to detect a reused process id. */
  readonly started: string;
}

/**
 * Holds a lock file while `work` runs. Takes over a lock whose process on this machine has ended. For any other existing lock,
 * throws a `FileError` at once that names the holder.
 */
export async function withLock<T>(path: string, what: string, work: () => Promise<T>): Promise<T> {
  const mine = JSON.stringify({ host: hostname(), pid: process.pid, started: await processStart(process.pid) });
  await acquire(path, what, mine);
  try {
    return await work();
  } finally {
    if ((await readText(path)) === mine) await rm(path, { force: true });
  }
}

async function acquire(path: string, what: string, mine: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await createExclusive(path, mine)) return;
    const found = await readText(path);
    if (found === undefined) continue;
    const holder = parseHolder(found);
    if (holder === undefined || (await isHeld(holder))) {
      const who = holder === undefined ? "another process" : `process ${holder.pid} on ${holder.host}`;
      throw new FileError(
        `${what} is locked by ${who}. Wait for it to finish; if it no longer runs, delete ${path}`,
        "busy",
      );
    }
    await takeAway(path, found);
  }
  throw new FileError(`${what} is locked: several processes requested it at the same time. Try again`, "busy");
}

/** Removes the stale lock that was read. Restores a lock that another process created since. */
async function takeAway(path: string, dead: string): Promise<void> {
  const aside = `${path}.dead.${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (isCode(error, "ENOENT")) return;
    throw error;
  }
  const moved = await readText(aside);
  if (moved !== undefined && moved !== dead) await createExclusive(path, moved);
  await rm(aside, { force: true });
}

/** Returns true while the lock's process runs, and always for locks of other machines, whose processes cannot be checked. */
async function isHeld(holder: { host: string; pid: number; started: string }): Promise<boolean> {
  if (holder.host !== hostname()) return true;
  return (await processStart(holder.pid)) === holder.started;
}

/** Reads a lock file and checks if its process runs. Undefined when there is no lock. */
export async function readLock(path: string): Promise<{ text: string; held: boolean } | undefined> {
  const text = await readText(path);
  if (text === undefined) return undefined;
  const holder = parseHolder(text);
  return { text, held: holder === undefined || (await isHeld(holder)) };
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value = JSON.parse(text) as Partial<Holder>;
    const { host, pid, started } = value;
    if (typeof host === "string" && typeof started === "string" && typeof pid === "number" && pid > 0) {
      return { host, pid, started };
    }
  } catch {
    // Foreign or truncated content: the caller treats the lock as held, and an operator decides.
  }
  return undefined;
}

/** Returns the start time of a process; an empty text when the process does not exist. */
export async function processStart(pid: number): Promise<string> {
  if (process.platform === "linux") {
    const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    // The second field is the program's name in parentheses and may contain spaces. The start time is field 22.
    return line.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  }
  const answer = promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)]);
  return (await answer.catch(() => ({ stdout: "" }))).stdout.trim();
}
