import { type Entry, healthOf, newEntry } from "./entry";
import { GracePeriod } from "./grace-period";
import { brokenAnswers, HostTable, salvageHosts, servedAnswers } from "./host-table";
import type { LoadedBrand } from "./loaded-brand";
import { effectiveOrigin } from "./local-origin";
import type { BrandReading } from "./reader";
import { makeSnapshot } from "./snapshot";
import type { BrandHealth, BrandOverrides, BrandSnapshot, ConfigProblem, HostAnswer, UpstreamPart } from "./types";

/** Log of the store; compatible with a pino logger. */
export interface StoreLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

interface BrandListOptions {
  /** Serves brands with `"demo": true`. */
  readonly demo: boolean;
  readonly log: StoreLog | undefined;
  /** Schedules another read of a brand after some ms. */
  readonly readSoon: (code: string, ms: number) => void;
  /** Time in ms that invalid files must stay unchanged before they are reported. */
  readonly graceMs: number;
}

const UNKNOWN: HostAnswer = Object.freeze({ kind: "unknown" });

/** Served brands: last valid version, health and hosts of each. Does no I/O. */
export class BrandList {
  /** Brands whose snapshot or health changed since this set was last cleared. */
  readonly changed = new Set<string>();
  readonly #options: BrandListOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #hosts = new HostTable();
  readonly #overrides = new Map<string, BrandOverrides>();
  readonly #upstream = new Map<string, UpstreamPart>();
  #baseProblems: readonly ConfigProblem[] = [];
  #port: number | null = null;

  constructor(options: BrandListOptions) {
    this.#options = options;
  }

  codes(): string[] {
    return [...this.#entries.keys()];
  }

  has(code: string): boolean {
    return this.#entries.has(code);
  }

  get(code: string): BrandSnapshot | undefined {
    return this.#entries.get(code)?.snapshot ?? undefined;
  }

  resolveHost(raw: string | undefined): HostAnswer {
    return raw === undefined ? UNKNOWN : (this.#hosts.resolve(raw) ?? UNKNOWN);
  }

  health(): readonly BrandHealth[] {
    const entries = [...this.#entries.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
    return entries.map((entry) => healthOf(entry, this.#hosts.hostsOf(entry.code), this.#baseProblems));
  }

  applyOverrides(overrides: ReadonlyMap<string, BrandOverrides>): void {
    this.#lay(this.#overrides, overrides);
  }

  applyUpstream(parts: ReadonlyMap<string, UpstreamPart>): void {
    this.#lay(this.#upstream, parts);
  }

  /** Sets the port for brands on this machine. */
  serveOn(port: number): void {
    if (port === this.#port) return;
    this.#port = port;
    for (const entry of this.#entries.values()) this.#renewHosts(entry);
  }

  /** Stores override or upstream data of brands. Brands with changed data get a new snapshot. */
  #lay<T>(kept: Map<string, T>, given: ReadonlyMap<string, T>): void {
    for (const [code, next] of given) {
      if (JSON.stringify(next) === JSON.stringify(kept.get(code))) continue;
      kept.set(code, next);
      const entry = this.#entries.get(code);
      if (entry !== undefined) this.#renewHosts(entry);
    }
  }

  #renewHosts(entry: Entry): void {
    const { code, filesVersion, loaded } = entry;
    if (loaded === null || filesVersion === null) return;
    this.#hosts.renew(code, servedAnswers(this.#renew(entry, loaded, filesVersion)));
  }

  /** Sets the problems of the base. They apply to every brand: no change can go live. */
  setBaseProblems(problems: readonly ConfigProblem[]): void {
    if (isSame(problems, this.#baseProblems)) return;
    this.#baseProblems = problems;
    for (const code of this.#entries.keys()) this.changed.add(code);
    if (problems.length > 0) this.#report("base", problems);
  }

  /** Removes a brand whose folder was removed. */
  forget(code: string): void {
    if (!this.#entries.delete(code)) return;
    this.changed.add(code);
    this.#options.log?.info({ code }, "a brand was removed");
    if (this.#hosts.remove(code)) this.#readWaiting();
  }

  /**
   * Processes the reading of a brand: serves it, or keeps the last valid version (requirement T8).
   * @param isUrgent reports problems at once, without a grace period
   */
  take(code: string, reading: BrandReading & { kind: "good" | "bad" }, isUrgent: boolean): void {
    const entry = this.#entries.get(code) ?? newEntry(code, new GracePeriod(this.#options.graceMs));
    this.#entries.set(code, entry);
    if (reading.kind === "bad") this.#refuse(entry, reading, isUrgent);
    else this.#accept(entry, reading, isUrgent);
  }

  #accept(entry: Entry, reading: BrandReading & { kind: "good" }, isUrgent: boolean): void {
    const { brand, version, warnings } = reading;
    const { code } = entry;
    if (brand.config.demo && !this.#options.demo) {
      this.#skip(entry, brand.config.name);
      return;
    }
    const problems = this.#hosts.conflicts(code, brand.config.hosts).map(reading.place);
    if (problems.length > 0) {
      this.#refuse(entry, { kind: "bad", problems, warnings, written: brand.config, text: undefined }, isUrgent);
      return;
    }
    entry.grace.end();
    if (entry.state === "live" && entry.filesVersion === version) return;
    Object.assign(entry, { state: "live", loaded: brand, filesVersion: version, problems: [], warnings });
    entry.loadedAt = Date.now();
    this.#options.log?.info({ code, version, ...(warnings.length > 0 ? { warnings } : {}) }, "a brand is live");
    const snapshot = this.#renew(entry, brand, version);
    if (this.#hosts.claim(code, brand.config.hosts, servedAnswers(snapshot))) this.#readWaiting();
  }

  #skip(entry: Entry, name: string): void {
    if (entry.state === "skipped") return;
    Object.assign(entry, newEntry(entry.code, entry.grace), { state: "skipped", writtenName: name });
    this.changed.add(entry.code);
    this.#options.log?.warn({ code: entry.code }, "a demo brand is not served: demo mode is off");
    if (this.#hosts.remove(entry.code)) this.#readWaiting();
  }

  #refuse(entry: Entry, reading: BrandReading & { kind: "bad" }, isUrgent: boolean): void {
    const written = reading.written as { demo?: unknown; name?: unknown } | null | undefined;
    const name = typeof written?.name === "string" ? written.name : null;
    if (written?.demo === true && !this.#options.demo) {
      this.#skip(entry, name ?? entry.code);
      return;
    }
    if (!isUrgent && entry.problems.length === 0 && this.#isInGrace(entry, reading.problems)) return;
    entry.grace.end();
    if (entry.problems.length > 0 && isSame(entry.problems, reading.problems)) return;
    entry.state = entry.snapshot === null ? "broken" : "stale";
    Object.assign(entry, { problems: reading.problems, warnings: reading.warnings, writtenName: name });
    this.changed.add(entry.code);
    this.#report(entry.code, reading.problems);
    if (entry.state !== "broken") return;
    this.#hosts.claim(entry.code, salvageHosts(reading.written, reading.text), brokenAnswers(entry.code));
  }

  /** Returns true during the grace period of invalid files, and schedules a read at its end. */
  #isInGrace({ code, grace }: Entry, problems: readonly ConfigProblem[]): boolean {
    const left = grace.left(problems);
    if (left > 0) this.#options.readSoon(code, left);
    return left > 0;
  }

  /** Schedules a read of brands that may be waiting for a host, after a host became free. */
  #readWaiting(): void {
    for (const entry of this.#entries.values()) {
      if (entry.state === "broken" || entry.problems.length > 0) this.#options.readSoon(entry.code, 0);
    }
  }

  #renew(entry: Entry, brand: LoadedBrand, filesVersion: string): BrandSnapshot {
    const origin = effectiveOrigin(brand.config.origin, this.#port);
    const here = origin === brand.config.origin ? brand : { ...brand, config: { ...brand.config, origin } };
    const snapshot = makeSnapshot(here, filesVersion, this.#overrides.get(entry.code), this.#upstream.get(entry.code));
    entry.snapshot = snapshot;
    this.changed.add(entry.code);
    return snapshot;
  }

  #report(code: string, problems: readonly ConfigProblem[]): void {
    this.#options.log?.warn(
      { code, problems: problems.slice(0, 20) },
      "the files are not valid; the last valid version is still served",
    );
  }
}

function isSame(a: readonly ConfigProblem[], b: readonly ConfigProblem[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
