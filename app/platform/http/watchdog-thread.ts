// Thread in each serving process. It keeps running while the event loop of the process is blocked.
import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { BLOCKED_SIGNAL } from "./supervise";
import { BEATS, CLOSED, DEBUGGED, NUMBERS, TEXT_LENGTH, type WatchdogData } from "./watchdog-state";

const TICK_MS = 250;

const { shared, limitMs, parent } = workerData as WatchdogData;
const numbers = new Int32Array(shared, 0, NUMBERS);
const text = new Uint8Array(shared, NUMBERS * 4);

function writeLine(blockedMs: number): void {
  const request = new TextDecoder().decode(text.slice(0, Atomics.load(numbers, TEXT_LENGTH)));
  const line = { level: "fatal", time: new Date().toISOString(), pid: process.pid, blockedMs, request };
  try {
    writeSync(1, `${JSON.stringify({ ...line, msg: "the event loop is blocked: the process is terminated" })}\n`);
  } catch {
    // The log has no reader any more. The process ends anyway.
  }
}

let seen = -1;
let still = 0;
let before = performance.now();
for (;;) {
  if (Atomics.wait(numbers, CLOSED, 0, TICK_MS) !== "timed-out") break;
  const now = performance.now();
  // If this thread was stopped, too (SIGSTOP, a suspended machine, no free core), the event loop is not the cause.
  const passed = Math.min(now - before, 2 * TICK_MS);
  before = now;
  const beats = Atomics.load(numbers, BEATS);
  still = beats === seen && Atomics.load(numbers, DEBUGGED) === 0 ? still + passed : 0;
  seen = beats;
  // A blocked process does not notice by itself that its supervisor has ended.
  if (still >= 2 * TICK_MS && process.ppid !== parent) process.kill(process.pid, "SIGKILL");
  if (still < limitMs) continue;
  writeLine(Math.round(still));
  process.kill(process.pid, BLOCKED_SIGNAL);
  break;
}
