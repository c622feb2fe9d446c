import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Database } from "./database";

/** A time in which this process got no answer from the database, UTC ms; `until` is null while it lasts. */
export interface Outage {
  readonly from: number;
  readonly until: number | null;
}

/** State of the database as this process sees it. Reading it asks nobody. */
export interface DatabaseState {
  readonly isUp: boolean;
  /** Duration of the latest answered question, ms; null before the first. */
  readonly answerMs: number | null;
  /** Outages of the last hour, the oldest first, 20 at most. */
  readonly outages: readonly Outage[];
  /** Outages since the process began. */
  readonly count: number;
  /** Their length together, ms; the current one included. */
  readonly totalMs: number;
}

export interface DatabaseWatch {
  state(): DatabaseState;
  /** Resolves when the watch has let go of its connection. */
  close(): Promise<void>;
}

export interface WatchOptions {
  /** Pause between two questions, ms. Default 1,000. */
  readonly everyMs?: number;
  /** An answer that takes longer counts as none, ms. Default 2,000. */
  readonly limitMs?: number;
  /** UTC ms; the machine's clock when left out. */
  readonly clock?: () => number;
}

const HOUR_MS = 3_600_000;
const MOST_KEPT = 20;
/** A connection that is silent for so long is given up, ms: behind a broken network no answer ever comes. */
const GIVE_UP_MS = 10_000;

/** Outages of one process. */
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

/** A connection of its own that asks a small question. */
function createProbe(db: Database, stopped: AbortSignal) {
  let client: pg.Client | null = null;

  /** Gives the connection up without waiting for the other side. */
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
      // A connection may end for reasons of its own: a new one tells about the database.
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
 * Asks the database a small question every second, on a connection of its own: a full pool says nothing about the database.
 * A database that is paused, unreachable or shut down is seen within three seconds.
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

/** Result of work; null when the time is over first. A process that was blocked itself reads what has come meanwhile. */
function within(work: Promise<boolean>, ms: number): Promise<boolean | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => setImmediate(resolve, null), ms);
    void work.then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}
