/** How long bad files must stay as they are before that is told, ms: one may be half-written. */
export const GRACE_MS = 150;
/** Files that go on changing are told to be bad after so long, ms. */
const PATIENCE_MS = 2_000;

/** The time that bad files are given: it begins anew while they change, since somebody is writing them. */
export class Grace {
  #first = 0;
  #since = 0;
  #seen: string | null = null;
  readonly #ms: number;

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** How long these problems still have, ms; 0 or less: they are to be told. */
  left(problems: readonly object[]): number {
    const now = Date.now();
    const seen = JSON.stringify(problems);
    if (this.#seen === null) this.#first = now;
    if (seen !== this.#seen && now - this.#first < Math.max(PATIENCE_MS, this.#ms)) this.#since = now;
    this.#seen = seen;
    return this.#since + this.#ms - now;
  }

  /** The files are good, or were told to be bad. */
  end(): void {
    this.#seen = null;
  }
}
