import { execFile } from "node:child_process";
import { readFile, rename, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { promisify } from "node:util";
import { createExclusive, FileError, isCode, readText } from "./files";

interface Holder {
  readonly host: string;
  readonly pid: number;
  /** When that process started, as the system says it: a reused process id is not the same process. */
  readonly started: string;
}

/**
 * Holds a lock file while `work` runs. A lock whose process died on this machine is taken over; one that is held is
 * refused at once with a `FileError` that names the holder.
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
      const who = holder === undefined ? "somebody" : `process ${holder.pid} on ${holder.host}`;
      throw new FileError(
        `${what} is locked: ${who} is at work on it. Wait for it; if it is long gone, delete ${path}`,
        "busy",
      );
    }
    await takeAway(path, found);
  }
  throw new FileError(`${what} is locked: several processes ask for it at once. Try again`, "busy");
}

/** Removes the dead lock that was read; one that another process made in the meantime is put back. */
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

/** True while the lock's process lives, and always for another machine's lock: nothing here can tell. */
async function isHeld(holder: { host: string; pid: number; started: string }): Promise<boolean> {
  if (holder.host !== hostname()) return true;
  return (await processStart(holder.pid)) === holder.started;
}

/** Reads a lock file: who holds it, and whether that process lives. Undefined when there is no lock. */
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
    // Not ours, or cut off: the caller treats it as held, so that a person decides.
  }
  return undefined;
}

/** When a process started; an empty text when there is no such process. */
export async function processStart(pid: number): Promise<string> {
  if (process.platform === "linux") {
    const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    // The second field is the program's name in brackets and may hold spaces; the start time is field 22.
    return line.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  }
  const answer = promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)]);
  return (await answer.catch(() => ({ stdout: "" }))).stdout.trim();
}
