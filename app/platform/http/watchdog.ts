import inspector from "node:inspector";
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { BEATS, CLOSED, DEBUGGED, NUMBERS, TEXT_LENGTH, TEXT_ROOM, type WatchdogData } from "./watchdog-state";

const BEAT_MS = 250;

/** Watches this process's event loop from a thread of its own. */
export interface Watchdog {
  /** Notes what the process begins to work on, for the log line about a blocked loop. No query: it may hold secrets. */
  note(request: string): void;
  close(): Promise<void>;
}

export interface WatchdogOptions {
  /** How long the loop may be blocked, in milliseconds; 0 watches nothing. */
  readonly limitMs: number;
  readonly log: Logger;
}

const NONE: Watchdog = { note() {}, close: async () => {} };

/**
 * Starts to watch. A loop that is blocked for longer than the limit ends the process by `BLOCKED_SIGNAL`, with a log line
 * that names the last request; who started the process starts it again (`supervise`, or the primary of several).
 */
export function startWatchdog({ limitMs, log }: WatchdogOptions): Watchdog {
  if (limitMs === 0) return NONE;
  const shared = new SharedArrayBuffer(NUMBERS * 4 + TEXT_ROOM);
  const numbers = new Int32Array(shared, 0, NUMBERS);
  const text = new Uint8Array(shared, NUMBERS * 4);
  const encoder = new TextEncoder();
  const workerData: WatchdogData = { shared, limitMs, parent: process.ppid };
  const thread = new Worker(new URL("./watchdog-thread.mjs", import.meta.url), {
    workerData,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  });
  thread.unref();
  thread.on("error", (error) => log.error({ err: error }, "the watchdog ended"));
  const beats = setInterval(() => {
    Atomics.add(numbers, BEATS, 1);
    Atomics.store(numbers, DEBUGGED, inspector.url() === undefined ? 0 : 1);
  }, BEAT_MS);
  beats.unref();
  return {
    note(request) {
      // A text that is written while the thread reads it is a wrong word in a log line, no more.
      Atomics.store(numbers, TEXT_LENGTH, encoder.encodeInto(request, text).written);
    },
    async close() {
      clearInterval(beats);
      Atomics.store(numbers, CLOSED, 1);
      Atomics.notify(numbers, CLOSED);
      await thread.terminate();
    },
  };
}
