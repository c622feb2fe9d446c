import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Outcome of a request to a brand. */
type Outcome = "hit" | "not_modified" | "miss" | "uncached" | "call" | "refused" | "failed";

/** Maximum number of brand labels. Further brands share one label, so the number of series stays bounded. */
const MAX_BRANDS = 200;
const OTHER = "other";

/** Product metric. Its series are read on each scrape. */
export interface WatchedFigure {
  readonly kind: "counter" | "gauge";
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  /** Aggregation over several processes. Default: sum. */
  readonly over?: "max" | "min";
  read(): readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[];
}

function watchFigure(registry: Registry, { help, kind, labelNames, name, over, read }: WatchedFigure): void {
  const common = {
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    ...(over ? { aggregator: over } : {}),
  };
  if (kind === "counter")
    new Counter({
      ...common,
      collect() {
        this.reset();
        for (const { labels, value } of read()) this.inc(labels, value);
      },
    });
  else
    new Gauge({
      ...common,
      collect() {
        this.reset();
        for (const { labels, value } of read()) this.set(labels, value);
      },
    });
}

/** Counters of the process. The hot path only increments plain numbers; labels are created on each scrape. */
export interface Metrics {
  /** Counts one request; `brand` is null where there is none. */
  count(brand: string | null, outcome: Outcome): void;
  /** Number of requests counted so far. */
  requests(): number;
  /** Records the duration of an uncached answer, in milliseconds. */
  observe(kind: "page" | "call", milliseconds: number): void;
  /** Adds product metrics, which are read on each scrape. */
  watch(figures: readonly WatchedFigure[]): void;
  /** Adds the size of the page cache (bytes and entries), which is read on each scrape. */
  watchCache(read: () => { bytes: number; entries: number }): void;
  readonly registry: Registry;
}

function requestCounter(registry: Registry): Pick<Metrics, "count" | "requests"> {
  const counts = new Map<string, Map<Outcome, number>>();
  let total = 0;
  new Counter({
    name: "livery_requests_total",
    help: "Requests by brand and outcome.",
    labelNames: ["brand", "outcome"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [brand, outcomes] of counts) {
        for (const [outcome, count] of outcomes) this.inc({ brand, outcome }, count);
      }
    },
  });
  return {
    requests: () => total,
    count(brand, outcome) {
      total += 1;
      const name = brand ?? "none";
      const label = counts.has(name) || counts.size < MAX_BRANDS ? name : OTHER;
      let outcomes = counts.get(label);
      if (outcomes === undefined) {
        outcomes = new Map();
        counts.set(label, outcomes);
      }
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    },
  };
}

/** Creates the counters of one process. `defaults` adds the metrics of Node (memory, event loop). */
export function createMetrics(options: { readonly defaults: boolean }): Metrics {
  const registry = new Registry();
  if (options.defaults) collectDefaultMetrics({ register: registry, prefix: "livery_" });
  const duration = new Histogram({
    name: "livery_answer_seconds",
    help: "Duration of responses that were not served from the cache.",
    labelNames: ["kind"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [registry],
  });
  return {
    registry,
    ...requestCounter(registry),
    observe: (kind, milliseconds) => duration.observe({ kind }, milliseconds / 1_000),
    watch(figures) {
      for (const figure of figures) watchFigure(registry, figure);
    },
    watchCache(read) {
      const gauge = (name: string, help: string, value: () => number) =>
        new Gauge({
          name,
          help,
          registers: [registry],
          collect() {
            this.set(value());
          },
        });
      gauge("livery_page_cache_bytes", "Bytes held by the page cache.", () => read().bytes);
      gauge("livery_page_cache_entries", "Pages held by the page cache.", () => read().entries);
    },
  };
}
