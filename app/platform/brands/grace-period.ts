/** Default time in ms that invalid files must stay unchanged before they are reported: a file may be half-written. */
export const GRACE_MS = 150;
/** Time in ms after which invalid files are reported even if they keep changing. */
const PATIENCE_MS = 2_000;

/** Grace period of invalid files. It restarts when the problems change, because the files are still being written. */
export class GracePeriod {
  #first = 0;
  #since = 0;
  #seen: string | null = null;
  readonly #ms: number;

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** Returns the remaining grace period of these problems in ms. Report them at 0 or less. */
  left(problems: readonly object[]): number {
    const now = Date.now();
    const seen = JSON.stringify(problems);
    if (this.#seen === null) this.#first = now;
    if (seen !== this.#seen && now - this.#first < Math.max(PATIENCE_MS, this.#ms)) this.#since = now;
    this.#seen = seen;
    return this.#since + this.#ms - now;
  }

  /** Ends the grace period: the files are valid, or their problems were reported. */
  end(): void {
    this.#seen = null;
  }
}
