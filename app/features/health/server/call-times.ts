/** Durations of the calls with one name: number of calls per bucket of `BUCKET_BOUNDS_MS`, and the longest in ms. */
export interface CallSpread {
  readonly counts: readonly number[];
  readonly worst: number;
}

/** Upper bounds of the histogram buckets, ms; one more bucket holds longer durations. */
const BUCKET_BOUNDS_MS = [2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] as const;

/** Minimum duration of a slow call, ms. */
const SLOW_MS = 500;

/** Number of parts of the sliding hour. The oldest part expires as a whole. */
const PARTS_PER_HOUR = 12;
const PART_MS = 3_600_000 / PARTS_PER_HOUR;
const BUCKET_COUNT = BUCKET_BOUNDS_MS.length + 1;

interface Times {
  /** `PARTS` rows of `BUCKET_COUNT` counts. */
  readonly counts: Uint32Array;
  readonly worst: Float64Array;
}

/** Durations of one process's calls in the last hour. Recording a call costs one lookup and one addition. */
export interface CallTimes {
  /** Records a duration. @param call `area.name` from the contract; names never expire */
  note(call: string, ms: number): void;
  /** Returns the number of slow calls since the process started. */
  slow(): number;
  /** Returns the histograms of the last hour by call name. */
  read(): Readonly<Record<string, CallSpread>>;
}

/** Creates the histograms of one process. @param clock UTC ms; defaults to the system clock */
export function createCallTimes(clock: () => number = Date.now): CallTimes {
  const calls = new Map<string, Times>();
  let latest = Math.floor(clock() / PART_MS);
  let slow = 0;

  /** Returns the index of the current part, and clears the parts that have expired since the last call. */
  function part(): number {
    const now = Math.floor(clock() / PART_MS);
    const passed = Math.min(PARTS_PER_HOUR, now - latest);
    for (let i = 0; i < passed; i += 1) clear((now - i) % PARTS_PER_HOUR);
    latest = Math.max(latest, now);
    return latest % PARTS_PER_HOUR;
  }

  function clear(row: number): void {
    for (const { counts, worst } of calls.values()) {
      counts.fill(0, row * BUCKET_COUNT, (row + 1) * BUCKET_COUNT);
      worst[row] = 0;
    }
  }

  return {
    note(call, ms) {
      const row = part();
      let times = calls.get(call);
      if (times === undefined) {
        times = { counts: new Uint32Array(PARTS_PER_HOUR * BUCKET_COUNT), worst: new Float64Array(PARTS_PER_HOUR) };
        calls.set(call, times);
      }
      let span = 0;
      while (span < BUCKET_BOUNDS_MS.length && ms > (BUCKET_BOUNDS_MS[span] ?? 0)) span += 1;
      const at = row * BUCKET_COUNT + span;
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
  const sums = Array.from({ length: BUCKET_COUNT }, (_, span) => {
    let sum = 0;
    for (let row = 0; row < PARTS_PER_HOUR; row += 1) sum += counts[row * BUCKET_COUNT + span] ?? 0;
    return sum;
  });
  return { counts: sums, worst: Math.round(Math.max(...worst)) };
}

/** Duration figures of one call name. */
export interface CallFigures {
  readonly count: number;
  /** 95th percentile, ms: upper bound of its bucket, at most `worst`. */
  readonly p95: number;
  /** Longest duration, ms. */
  readonly worst: number;
}

/** Merges the histograms of one call name from several processes. */
export function callFiguresOf(spreads: readonly CallSpread[]): CallFigures {
  const worst = Math.max(0, ...spreads.map((spread) => spread.worst));
  const counts = Array.from({ length: BUCKET_COUNT }, (_, span) =>
    spreads.reduce((sum, spread) => sum + (spread.counts[span] ?? 0), 0),
  );
  const count = counts.reduce((sum, one) => sum + one, 0);
  let left = Math.ceil(count * 0.95);
  const span = counts.findIndex((one) => {
    left -= one;
    return left <= 0;
  });
  return { count, p95: Math.min(BUCKET_BOUNDS_MS[span] ?? worst, worst), worst };
}
