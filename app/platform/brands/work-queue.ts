/** Maximum duration of a slice of work, in ms, before requests are served. */
const SLICE_MS = 8;

/**
 * Queue of jobs by key. Merges repeated requests for a key and works in slices, so that the process keeps serving. One run at a
 * time.
 */
export class WorkQueue {
  readonly #run: (key: string) => void;
  readonly #afterSlice: () => void;
  readonly #due = new Set<string>();
  readonly #timers = new Map<string, { at: number; timer: NodeJS.Timeout }>();
  #draining: Promise<void> | undefined;
  #isClosed = false;

  /**
   * @param run must not throw
   * @param afterSlice called after each slice, before the event loop continues
   */
  constructor(run: (key: string) => void, afterSlice: () => void) {
    this.#run = run;
    this.#afterSlice = afterSlice;
  }

  /** Schedules a key in `ms`. An earlier schedule for the same key is kept. */
  soon(key: string, ms: number): void {
    if (this.#isClosed) return;
    const at = performance.now() + ms;
    const waiting = this.#timers.get(key);
    if (waiting !== undefined && waiting.at <= at) return;
    clearTimeout(waiting?.timer);
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      void this.now([key]);
    }, ms);
    this.#timers.set(key, { at, timer });
  }

  /** Adds a key to the current or the next run. */
  add(key: string): void {
    this.#due.add(key);
  }

  /** Runs the keys now, and all keys that are added during the run. */
  now(keys: Iterable<string>): Promise<void> {
    for (const key of keys) this.#due.add(key);
    this.#draining ??= this.#drain().finally(() => {
      this.#draining = undefined;
    });
    return this.#draining;
  }

  /** Drops pending keys. Waits for the current slice. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { timer } of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#due.clear();
    await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#due.size > 0) {
      const end = performance.now() + SLICE_MS;
      for (const key of this.#due) {
        this.#due.delete(key);
        this.#run(key);
        if (performance.now() > end) break;
      }
      this.#afterSlice();
      if (this.#due.size > 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
