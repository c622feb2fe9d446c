import inspector from "node:inspector";
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { BEATS, CLOSED, DEBUGGED, NUMBERS, TEXT_LENGTH, TEXT_ROOM, type WatchdogData } from "./watchdog-state";

const BEAT_MS = 250;

/** Watches the event loop of this process from a separate thread. */
export interface Watchdog {
  /** Records the current request for the log line about a blocked loop. Pass no query: it may contain secrets. */
  note(request: string): void;
  close(): Promise<void>;
}

export interface WatchdogOptions {
  /** Maximum time for which the loop may be blocked, in milliseconds; 0 disables the watchdog. */
  readonly limitMs: number;
  readonly log: Logger;
}

const NONE: Watchdog = { note() {}, close: async () => {} };

/**
 * Starts the watchdog. A loop blocked for longer than the limit ends the process by `BLOCKED_SIGNAL` and logs the last
 * request. The parent process restarts it (`supervise`, or the primary of several processes).
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
  thread.on("error", (error) => log.error({ err: error }, "the watchdog stopped with an error"));
  const beats = setInterval(() => {
    Atomics.add(numbers, BEATS, 1);
    Atomics.store(numbers, DEBUGGED, inspector.url() === undefined ? 0 : 1);
  }, BEAT_MS);
  beats.unref();
  return {
    note(request) {
      // A concurrent read by the thread may garble the text in the log line; nothing else depends on it.
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
