import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What became of a request to a brand. */
type Outcome = "hit" | "not_modified" | "miss" | "uncached" | "call" | "refused" | "failed";

/** Brands beyond this number share one label, so that the series stay bounded. */
const MAX_BRANDS = 200;
const OTHER = "other";

/** A figure of the product: its series are read when somebody asks for the metrics. */
export interface WatchedFigure {
  readonly kind: "counter" | "gauge";
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  /** How values of several processes become one; left out, they are added up. */
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

/** The process's counters. The hot path only adds to plain numbers; labels are made when somebody asks. */
export interface Metrics {
  /** Counts one request; brand null where there is none. */
  count(brand: string | null, outcome: Outcome): void;
  /** How many were counted so far. */
  requests(): number;
  /** Records how long an answer took that was not kept, in milliseconds. */
  observe(kind: "page" | "call", milliseconds: number): void;
  /** Adds figures of the product, which are read when somebody asks. */
  watch(figures: readonly WatchedFigure[]): void;
  /** Bytes and entries of the page cache are read when somebody asks. */
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

/** Makes the counters of one process. `defaults` adds Node's own (memory, event loop). */
export function createMetrics(options: { readonly defaults: boolean }): Metrics {
  const registry = new Registry();
  if (options.defaults) collectDefaultMetrics({ register: registry, prefix: "livery_" });
  const duration = new Histogram({
    name: "livery_answer_seconds",
    help: "Time to make an answer that was not kept.",
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
