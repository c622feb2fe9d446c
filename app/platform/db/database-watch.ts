import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Database } from "./database";

/** Period without answers from the database, in UTC ms. `until` is null while it lasts. */
export interface Outage {
  readonly from: number;
  readonly until: number | null;
}

/** State of the database as this process sees it. Reading it sends no query. */
export interface DatabaseState {
  readonly isUp: boolean;
  /** Duration of the latest successful probe, ms; null before the first. */
  readonly answerMs: number | null;
  /** Outages of the last hour, oldest first, at most 20. */
  readonly outages: readonly Outage[];
  /** Number of outages since the process started. */
  readonly count: number;
  /** Total duration of these outages, ms, including the current one. */
  readonly totalMs: number;
}

export interface DatabaseWatch {
  state(): DatabaseState;
  /** Stops the watch. Resolves when its connection is released. */
  close(): Promise<void>;
}

export interface WatchOptions {
  /** Pause between two probes, ms. Default 1,000. */
  readonly everyMs?: number;
  /** Timeout of a probe, ms; a later answer counts as an outage. Default 2,000. */
  readonly limitMs?: number;
  /** Current time in UTC ms. Default: the machine's clock. */
  readonly clock?: () => number;
}

const HOUR_MS = 3_600_000;
const MOST_KEPT = 20;
/** Time after which a silent connection is dropped, ms: on a broken network an answer may never arrive. */
const GIVE_UP_MS = 10_000;

/** Records the outages of one process. */
function createOutages(clock: () => number) {
  let kept: readonly Outage[] = [];
  let [count, endedMs] = [0, 0];
  const current = () => kept.at(-1)?.until === null;
  return {
    begin(from: number): void {
      if (current()) return;
      count += 1;
      kept = [...kept, { from, until: null }].slice(-MOST_KEPT);
    },
    end(): void {
      const last = kept.at(-1);
      if (last?.until !== null) return;
      const until = clock();
      endedMs += until - last.from;
      kept = [...kept.slice(0, -1), { from: last.from, until }];
    },
    state(answerMs: number | null): DatabaseState {
      const now = clock();
      kept = kept.filter(({ until }) => until === null || now - until < HOUR_MS);
      const last = kept.at(-1);
      const running = last?.until === null ? now - last.from : 0;
      return { isUp: !current(), answerMs, outages: kept, count, totalMs: endedMs + running };
    },
  };
}

/** Probe with a dedicated connection. */
function createProbe(db: Database, stopped: AbortSignal) {
  let client: pg.Client | null = null;

  /** Drops the connection without waiting for the other side. */
  function drop(): void {
    const left = client;
    client = null;
    left?.end().catch(() => {});
  }

  async function ask(): Promise<void> {
    const known = client;
    if (known !== null) {
      const isAnswered = await known.query("select 1").then(
        () => true,
        () => false,
      );
      if (isAnswered) return;
      // The connection may have ended for an unrelated reason. A new one shows whether the database is up.
      if (client === known) drop();
    }
    const fresh = await db.connectApp();
    if (client !== null || stopped.aborted) return void fresh.end().catch(() => {});
    client = fresh;
    await fresh.query("select 1");
  }

  return { ask, drop };
}

/**
 * Probes the database every second on a dedicated connection, because a full pool says nothing about the database.
 * Detects a paused, unreachable or stopped database within three seconds.
 */
export function watchDatabase(db: Database, options: WatchOptions = {}): DatabaseWatch {
  const { clock = Date.now, everyMs = 1_000, limitMs = 2_000 } = options;
  const outages = createOutages(clock);
  const stopped = new AbortController();
  const { signal } = stopped;
  const probe = createProbe(db, signal);
  let answerMs: number | null = null;

  async function look(): Promise<void> {
    const from = clock();
    const begun = performance.now();
    const asked = probe.ask().then(
      () => true,
      () => false,
    );
    const isInTime = await within(asked, limitMs);
    if (signal.aborted) return probe.drop();
    if (isInTime !== true) outages.begin(from);
    const isAnswered = isInTime ?? (await within(asked, GIVE_UP_MS));
    if (!isAnswered) return probe.drop();
    answerMs = performance.now() - begun;
    outages.end();
  }

  const running = (async () => {
    while (!signal.aborted) {
      await look();
      await delay(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return {
    state: () => outages.state(answerMs),
    async close() {
      stopped.abort();
      probe.drop();
      await running;
    },
  };
}

/**
 * Resolves to the result of `work`, or to null on timeout. If the process was blocked, results that arrived during that
 * time are still read first.
 */
function within(work: Promise<boolean>, ms: number): Promise<boolean | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => setImmediate(resolve, null), ms);
    void work.then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}
