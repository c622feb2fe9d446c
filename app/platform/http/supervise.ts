import { type ChildProcess, spawn } from "node:child_process";
import cluster from "node:cluster";

/** Ends a process whose event loop is blocked; nobody else sends it, so it tells such an end from every other. */
export const BLOCKED_SIGNAL = "SIGVTALRM";
/** Set for the process that is supervised, which then serves. */
const MARK = "LIVERY_SUPERVISED";

const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 30_000;
/** A process that lived this long starts again without delay. */
export const HEALTHY_MS = 10_000;

/** The wait before a process is started again, after `deaths` quick ones in a row, in milliseconds. */
export function restartDelay(deaths: number): number {
  return deaths === 0 ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (deaths - 1));
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Whether this process is to supervise another one, which serves. Not where it is supervised itself, where the watchdog
 * is off, and under a debugger, which needs one process and stops it at will.
 */
export function isSupervisor(env: Env, execArgv: readonly string[]): boolean {
  const isDebugged = [...execArgv, env["NODE_OPTIONS"] ?? ""].some((option) => /--inspect/.test(option));
  return env[MARK] === undefined && !cluster.isWorker && env["WATCHDOG_MS"]?.trim() !== "0" && !isDebugged;
}

/**
 * Starts a program and starts it again when its watchdog ended it. Every other end is passed on as it was: exit code or
 * signal. The program has a process group of its own, so that a terminal's Ctrl-C comes through here and once only.
 */
export function supervise(program: string): void {
  let child: ChildProcess | undefined;
  let deaths = 0;
  let stopping = false;
  const start = () => {
    const began = performance.now();
    child = spawn(process.execPath, [...process.execArgv, program, ...process.argv.slice(2)], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      detached: true,
      env: { ...process.env, [MARK]: "1" },
    });
    child.once("exit", (code, signal) => {
      if (signal !== BLOCKED_SIGNAL) return end(code, signal);
      if (stopping) return process.exit(0);
      deaths = performance.now() - began >= HEALTHY_MS ? 0 : deaths + 1;
      child = undefined;
      setTimeout(start, restartDelay(deaths));
    });
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      stopping = true;
      // Between two starts nothing has to be closed.
      if (child === undefined) process.exit(0);
      child.kill(signal);
    });
  }
  start();
}

function end(code: number | null, signal: NodeJS.Signals | null): void {
  if (signal === null) process.exit(code ?? 1);
  // The same end as before, for whoever looks at how this process ended; the handlers above must not catch it.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** In a supervised process: it does not outlive its supervisor, which alone is known to whoever started it. */
export function endWithSupervisor(env: Env): void {
  if (env[MARK] === undefined || cluster.isWorker || process.channel === undefined) return;
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  process.channel.unref();
}
