import type { CallSpread } from "~/platform/db/schema-health";

/** Where the spans of durations end, ms; what takes longer is in one more. */
const CALL_BOUNDS = [2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] as const;

/** From here on a call is slow, ms. */
const SLOW_MS = 500;

/** An hour, in so many parts: the oldest is forgotten as a whole. */
const PARTS = 12;
const PART_MS = 3_600_000 / PARTS;
const SPANS = CALL_BOUNDS.length + 1;

interface Times {
  /** `PARTS` rows of `SPANS` counts. */
  readonly counts: Uint32Array;
  readonly worst: Float64Array;
}

/** How long the calls of one process took, within the last hour. Noting one is a look-up and an addition. */
export interface CallTimes {
  /** @param call `area.name`, one of the contract's: names are never forgotten */
  note(call: string, ms: number): void;
  /** Calls that were slow since the process began. */
  slow(): number;
  /** What was noted in the last hour, by name. */
  read(): Readonly<Record<string, CallSpread>>;
}

/** Makes the times of one process. @param clock UTC ms; the machine's when left out */
export function createCallTimes(clock: () => number = Date.now): CallTimes {
  const calls = new Map<string, Times>();
  let latest = Math.floor(clock() / PART_MS);
  let slow = 0;

  /** The part of the hour that it is; those that have passed since the last look are emptied. */
  function part(): number {
    const now = Math.floor(clock() / PART_MS);
    const passed = Math.min(PARTS, now - latest);
    for (let i = 0; i < passed; i += 1) clear((now - i) % PARTS);
    latest = Math.max(latest, now);
    return latest % PARTS;
  }

  function clear(row: number): void {
    for (const { counts, worst } of calls.values()) {
      counts.fill(0, row * SPANS, (row + 1) * SPANS);
      worst[row] = 0;
    }
  }

  return {
    note(call, ms) {
      const row = part();
      let times = calls.get(call);
      if (times === undefined) {
        times = { counts: new Uint32Array(PARTS * SPANS), worst: new Float64Array(PARTS) };
        calls.set(call, times);
      }
      let span = 0;
      while (span < CALL_BOUNDS.length && ms > (CALL_BOUNDS[span] ?? 0)) span += 1;
      const at = row * SPANS + span;
      times.counts[at] = (times.counts[at] ?? 0) + 1;
      if (ms > (times.worst[row] ?? 0)) times.worst[row] = ms;
      if (ms >= SLOW_MS) slow += 1;
    },
    slow: () => slow,
    read() {
      part();
      const spreads = [...calls].map(([name, times]) => [name, spreadOf(times)] as const);
      return Object.fromEntries(spreads.filter(([, { counts }]) => counts.some(Boolean)));
    },
  };
}

function spreadOf({ counts, worst }: Times): CallSpread {
  const sums = Array.from({ length: SPANS }, (_, span) => {
    let sum = 0;
    for (let row = 0; row < PARTS; row += 1) sum += counts[row * SPANS + span] ?? 0;
    return sum;
  });
  return { counts: sums, worst: Math.round(Math.max(...worst)) };
}

/** What calls of one name came to. */
export interface CallFigures {
  readonly count: number;
  /** So many ms or less for 95 of 100: the end of a span, and never more than the longest. */
  readonly p95: number;
  /** The longest, ms. */
  readonly worst: number;
}

/** The times of one name over several processes. */
export function figuresOf(spreads: readonly CallSpread[]): CallFigures {
  const worst = Math.max(0, ...spreads.map((spread) => spread.worst));
  const counts = Array.from({ length: SPANS }, (_, span) =>
    spreads.reduce((sum, spread) => sum + (spread.counts[span] ?? 0), 0),
  );
  const count = counts.reduce((sum, one) => sum + one, 0);
  let left = Math.ceil(count * 0.95);
  const span = counts.findIndex((one) => {
    left -= one;
    return left <= 0;
  });
  return { count, p95: Math.min(CALL_BOUNDS[span] ?? worst, worst), worst };
}
