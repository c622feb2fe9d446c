import { type ChildProcess, spawn } from "node:child_process";
import cluster from "node:cluster";

/** Signal that ends a process with a blocked event loop. Nothing else sends it, so it identifies this case. */
export const BLOCKED_SIGNAL = "SIGVTALRM";
/** Environment variable set for the supervised process, which serves. */
const MARK = "LIVERY_SUPERVISED";

const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 30_000;
/** Lifetime in milliseconds after which a process is restarted without delay. */
export const HEALTHY_MS = 10_000;

/** Returns the delay before a restart after `deaths` early exits in a row, in milliseconds. */
export function restartDelay(deaths: number): number {
  return deaths === 0 ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (deaths - 1));
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Returns true if this process has to supervise another one, which serves. False if it is supervised itself, if the
 * watchdog is off, and under a debugger, which needs a single process and may pause it.
 */
export function isSupervisor(env: Env, execArgv: readonly string[]): boolean {
  const isDebugged = [...execArgv, env["NODE_OPTIONS"] ?? ""].some((option) => /--inspect/.test(option));
  return env[MARK] === undefined && !cluster.isWorker && env["WATCHDOG_MS"]?.trim() !== "0" && !isDebugged;
}

/**
 * Starts a program and restarts it when its watchdog ended it. Any other exit code or signal is passed on unchanged.
 * The program has its own process group, so Ctrl-C in a terminal reaches it only once, through this process.
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
      // No child to close between two starts.
      if (child === undefined) process.exit(0);
      child.kill(signal);
    });
  }
  start();
}

function end(code: number | null, signal: NodeJS.Signals | null): void {
  if (signal === null) process.exit(code ?? 1);
  // Ends this process with the same signal, for its parent. The handlers above must not catch it.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** Ends a supervised process with its supervisor, because the parent knows only the supervisor. */
export function endWithSupervisor(env: Env): void {
  if (env[MARK] === undefined || cluster.isWorker || process.channel === undefined) return;
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  process.channel.unref();
}
