import { join } from "node:path";
import { BrandList, type StoreLog } from "./brand-list";
import { GRACE_MS, GracePeriod } from "./grace-period";
import { readKnownTexts } from "./known-texts";
import { BASE, type LowerLayerSets, NO_LOWER_LAYER_SETS } from "./lower-layers";
import type { BrandAccess } from "./outgoing/grants";
import { problemMessage } from "./problem";
import { BrandReader, type BrandReading, type TenantsFolder, withoutUngrantedChannels } from "./reader";
import { TEMPLATES, templatePath } from "./templates";
import type {
  BrandHealth,
  BrandOverrides,
  BrandSnapshot,
  ConfigProblem,
  HostAnswer,
  TenantStore,
  UpstreamPart,
} from "./types";
import { TenantsWatcher } from "./watch";
import { WorkQueue } from "./work-queue";

export interface TenantsOptions extends TenantsFolder {
  /** Default: `schemas` in the working directory. */
  readonly schemasDir?: string;
  /** Serves brands with `"demo": true`. */
  readonly demo: boolean;
  /** All text keys with their English text. Default: read from the text files. */
  readonly knownTexts?: Readonly<Record<string, string>>;
  readonly log?: StoreLog;
  /** Secrets and addresses granted to brands. Without it, access is not checked. */
  readonly access?: BrandAccess | undefined;
  /** Watches the folder. Default: true. */
  readonly watch?: boolean;
  /** Duration of a full poll in ms. Default: 2,000. */
  readonly pollMs?: number;
  /** Time in ms that invalid files must stay unchanged before they are reported. Default: 150. */
  readonly graceMs?: number;
}

/** Delay in ms that groups changes into one read. */
const DEBOUNCE_MS = 2;
/** Initial delay in ms before changing files are read again. */
const BUSY_MS = 15;
/** Maximum delay in ms for files that never settle. */
const BUSY_MOST_MS = 2_000;
/** Time in ms after which files that keep changing are reported. */
const BUSY_TOLD_MS = 5_000;
/** Number of times that `reload` waits for such files. */
const BUSY_TRIES = 20;
/** Queue key for the list of brands. */
const LIST = "";

/** Loads all brands of a folder and keeps them up to date (requirement T2, T8). Throws when the folder does not exist. */
export async function openTenants(options: TenantsOptions): Promise<TenantStore> {
  const store = new Store(options);
  await store.reload();
  return store;
}

class Store implements TenantStore {
  readonly #log: StoreLog | undefined;
  readonly #access: BrandAccess | undefined;
  readonly #reader: BrandReader;
  readonly #brands: BrandList;
  readonly #queue: WorkQueue;
  readonly #watcher: TenantsWatcher | undefined;
  readonly #listeners = new Set<(codes: readonly string[]) => void>();
  /** Keys requested by `reload`: their problems are reported without a grace period. */
  readonly #asked = new Set<string>();
  #grounds: LowerLayerSets | undefined;
  readonly #groundGrace: GracePeriod;
  /** Brands whose files were changing at every read, with the time of the first such read and a flag for the report. */
  readonly #busy = new Map<string, { readonly since: number; readonly told: boolean }>();

  constructor(options: TenantsOptions) {
    const { checks, dir, schemasDir = join(process.cwd(), "schemas"), knownTexts = readKnownTexts() } = options;
    const { graceMs = GRACE_MS, pollMs = 2000 } = options;
    this.#groundGrace = new GracePeriod(graceMs);
    this.#log = options.log;
    this.#access = options.access;
    this.#reader = new BrandReader({ dir, schemasDir, knownTexts, checks });
    this.#reader.codes();
    const readSoon = (code: string, ms: number): void => this.#queue.soon(code, ms);
    this.#brands = new BrandList({ demo: options.demo, log: options.log, readSoon, graceMs });
    this.#queue = new WorkQueue(
      (key) => this.#work(key),
      () => this.#tell(),
    );
    if (options.watch === false) return;
    const onLimit = (error: Error): void =>
      this.#log?.warn({ error }, "a folder cannot be watched; it is polled instead");
    this.#watcher = new TenantsWatcher({ dir, pollMs, onLimit, onDirty: (code) => readSoon(code, DEBOUNCE_MS) });
  }

  resolveHost(host: string | undefined): HostAnswer {
    return this.#brands.resolveHost(host);
  }

  get(code: string): BrandSnapshot | undefined {
    return this.#brands.get(code);
  }

  health(): readonly BrandHealth[] {
    return this.#brands.health();
  }

  applyOverrides(overrides: ReadonlyMap<string, BrandOverrides>): void {
    this.#brands.applyOverrides(overrides);
    this.#tell();
  }

  applyUpstream(parts: ReadonlyMap<string, UpstreamPart>): void {
    this.#brands.applyUpstream(parts);
    this.#tell();
  }

  serveOn(port: number): void {
    this.#brands.serveOn(port);
    this.#tell();
  }

  onChange(listener: (codes: readonly string[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async reload(codes?: readonly string[]): Promise<void> {
    const keys = codes ?? [BASE, LIST, ...this.#brands.codes()];
    for (const key of keys) this.#asked.add(key);
    await this.#queue.now(keys);
    for (let i = 0; i < BUSY_TRIES && this.#asked.size > 0; i += 1) {
      await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
      await this.#queue.now([...this.#asked]);
    }
    this.#asked.clear();
  }

  async close(): Promise<void> {
    this.#watcher?.close();
    this.#listeners.clear();
    await this.#queue.close();
  }

  #work(key: string): void {
    try {
      if (key === BASE || key.startsWith(TEMPLATES)) this.#readGrounds();
      else if (key === LIST) this.#readList();
      else this.#readBrand(key);
    } catch (error) {
      this.#asked.delete(key);
      this.#log?.warn({ error, code: key }, "the tenants folder cannot be read");
    }
  }

  #readList(): void {
    const codes = this.#reader.codes();
    const isAsked = this.#asked.delete(LIST);
    this.#watcher?.follow([BASE, ...this.#templates(), ...codes]);
    for (const code of codes) {
      if (this.#brands.has(code)) continue;
      this.#queue.add(code);
      if (isAsked) this.#asked.add(code);
    }
    const there = new Set(codes);
    for (const code of this.#brands.codes()) if (!there.has(code)) this.#queue.add(code);
  }

  /** Returns the keys of all templates, in the watcher's form. */
  #templates(): string[] {
    return this.#reader.templates().map(templatePath);
  }

  #readGrounds(): void {
    for (const key of [BASE, ...this.#templates()]) this.#watcher?.refresh(key);
    const grounds = this.#reader.grounds();
    if (grounds === "busy") {
      this.#queue.soon(BASE, BUSY_MS);
      return;
    }
    const { problems } = grounds.base;
    if (problems.length > 0 && this.#isGroundInGrace(problems)) return;
    this.#asked.delete(BASE);
    this.#groundGrace.end();
    this.#brands.setBaseProblems(problems);
    if (problems.length > 0 || (this.#grounds && isSameGround(grounds, this.#grounds))) return;
    this.#grounds = grounds;
    for (const code of this.#brands.codes()) this.#queue.add(code);
  }

  /** Returns true during the grace period of an invalid base, as in `BrandList`: a file may be half-written. */
  #isGroundInGrace(problems: readonly ConfigProblem[]): boolean {
    if (this.#grounds === undefined || this.#asked.has(BASE)) return false;
    const left = this.#groundGrace.left(problems);
    if (left > 0) this.#queue.soon(BASE, left);
    return left > 0;
  }

  #readBrand(code: string): void {
    this.#watcher?.refresh(code);
    const reading = withoutUngrantedChannels(
      this.#reader.brand(code, this.#grounds ?? NO_LOWER_LAYER_SETS),
      this.#access,
    );
    if (reading.kind === "busy") {
      this.#readBusy(code, reading.file);
      return;
    }
    this.#busy.delete(code);
    const isUrgent = this.#asked.delete(code);
    if (reading.kind === "gone") this.#brands.forget(code);
    else this.#brands.take(code, this.#grounds === undefined ? withoutGround(reading) : reading, isUrgent);
  }

  /** Reads files that keep changing less and less often, and reports them after `BUSY_TOLD_MS`. */
  #readBusy(code: string, file: string): void {
    const now = performance.now();
    const before = this.#busy.get(code) ?? { since: now, told: false };
    const lasted = now - before.since;
    const isTold = before.told || lasted >= BUSY_TOLD_MS;
    this.#busy.set(code, { since: before.since, told: isTold });
    this.#queue.soon(code, Math.min(Math.max(BUSY_MS, lasted / 10), BUSY_MOST_MS));
    if (before.told || !isTold) return;
    const problems = [{ file, line: 1, column: 1, pointer: "", ...problemMessage("keepsChanging") }];
    this.#brands.take(code, { kind: "bad", problems, warnings: [], written: undefined, text: undefined }, true);
  }

  #tell(): void {
    const { changed } = this.#brands;
    if (changed.size === 0) return;
    const codes = [...changed].sort();
    changed.clear();
    for (const listener of this.#listeners) {
      try {
        listener(codes);
      } catch (error) {
        this.#log?.warn({ error }, "a listener for brand changes failed");
      }
    }
  }
}

/**
 * Compares the files of the base and of every template. Includes problems of templates: a refused one may have been half-written.
 */
function isSameGround(a: LowerLayerSets, b: LowerLayerSets): boolean {
  const marks = ({ base, templates }: LowerLayerSets) =>
    JSON.stringify([base.hash, ...[...templates].map(([name, { hash, problems }]) => [name, hash, problems])]);
  return marks(a) === marks(b);
}

/** Without a base no brand can be served, but its hosts are still registered. Problems of the base are reported separately. */
function withoutGround(reading: BrandReading & { kind: "good" | "bad" }): BrandReading & { kind: "bad" } {
  const problems = [{ file: BASE, line: 1, column: 1, pointer: "", ...problemMessage("baseRefused") }];
  if (reading.kind === "bad") return { ...reading, problems };
  return { kind: "bad", problems, warnings: [], written: reading.brand.config, text: undefined };
}
