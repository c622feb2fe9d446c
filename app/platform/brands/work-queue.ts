/** After so much work, in ms, requests get their turn. */
const SLICE_MS = 8;

/** Runs work by key: once for many requests, in slices that leave the process answering. One run at a time. */
export class WorkQueue {
  readonly #run: (key: string) => void;
  readonly #afterSlice: () => void;
  readonly #due = new Set<string>();
  readonly #timers = new Map<string, { at: number; timer: NodeJS.Timeout }>();
  #draining: Promise<void> | undefined;
  #isClosed = false;

  /** `run` must not throw; `afterSlice` is called after some keys ran and before anything else gets its turn. */
  constructor(run: (key: string) => void, afterSlice: () => void) {
    this.#run = run;
    this.#afterSlice = afterSlice;
  }

  /** Runs a key after `ms`, or earlier when it is due earlier already. */
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

  /** Adds a key to the run that is going on, or to the next. */
  add(key: string): void {
    this.#due.add(key);
  }

  /** Runs the keys, and whatever they add, now. */
  now(keys: Iterable<string>): Promise<void> {
    for (const key of keys) this.#due.add(key);
    this.#draining ??= this.#drain().finally(() => {
      this.#draining = undefined;
    });
    return this.#draining;
  }

  /** Forgets what is due. What runs comes to the end of its slice. */
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
