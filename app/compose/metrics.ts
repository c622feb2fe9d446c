import type { BrandHealth, BrandState } from "~/platform/brands/types";
import type { DatabaseState } from "~/platform/db/database-watch";
import type { WatchedFigure } from "~/platform/http/metrics";
import { serviceOf } from "~/platform/outgoing/deliveries";

/** Sources of the metrics of one process. */
export interface FigureSources {
  /** Job attempts by outcome in this process. */
  readonly jobs: () => readonly { readonly job: string; readonly outcome: string; readonly count: number }[];
  readonly database: () => DatabaseState;
  readonly brands: () => readonly Pick<BrandHealth, "code" | "state">[];
  /** Requests to external services, by channel or service. */
  readonly deliveries: () => Readonly<Record<string, { readonly taken: number; readonly refused: number }>>;
}

const STATES: readonly BrandState[] = ["live", "stale", "broken", "skipped"];
/** Maximum number of brands with a metric series each; it bounds the number of series. */
const MOST_BRANDS = 200;

/** Returns the product's metrics for `/metrics` (docs/operating.md). */
export function processMetrics(sources: FigureSources): readonly WatchedFigure[] {
  return [jobFigure(sources), ...databaseFigures(sources), ...brandFigures(sources), serviceFigure(sources)];
}

const jobFigure = ({ jobs }: FigureSources): WatchedFigure => ({
  kind: "counter",
  name: "livery_jobs_total",
  help: "Job attempts by outcome.",
  labelNames: ["job", "outcome"],
  read: () => jobs().map(({ count, job, outcome }) => ({ labels: { job, outcome }, value: count })),
});

function databaseFigures({ database }: FigureSources): readonly WatchedFigure[] {
  const one = (value: number) => [{ labels: {}, value }];
  const common = { labelNames: [] };
  return [
    {
      ...common,
      kind: "gauge",
      name: "livery_database_up",
      help: "1 while the database answers every process within two seconds, otherwise 0.",
      over: "min",
      read: () => one(database().isUp ? 1 : 0),
    },
    {
      ...common,
      kind: "gauge",
      name: "livery_database_answer_seconds",
      help: "Response time of the latest probe query.",
      over: "max",
      read: () => one((database().answerMs ?? 0) / 1_000),
    },
    {
      ...common,
      kind: "counter",
      name: "livery_database_outages_total",
      help: "Number of database outages.",
      read: () => one(database().count),
    },
    {
      ...common,
      kind: "counter",
      name: "livery_database_outage_seconds_total",
      help: "Total time of database outages.",
      read: () => one(database().totalMs / 1_000),
    },
  ];
}

function brandFigures({ brands }: FigureSources): readonly WatchedFigure[] {
  const count = (state: BrandState) => brands().filter((one) => one.state === state).length;
  return [
    {
      kind: "gauge",
      name: "livery_brands",
      help: "Brands by state: live, stale (the last valid version is served), broken (answers 503), skipped (a demo brand without demo mode).",
      labelNames: ["state"],
      over: "max",
      read: () => STATES.map((state) => ({ labels: { state }, value: count(state) })),
    },
    {
      kind: "gauge",
      name: "livery_brand_not_as_files_say",
      help: "1 for each brand that is broken or stale.",
      labelNames: ["brand", "state"],
      over: "max",
      read: () =>
        brands()
          .filter(({ state }) => state === "broken" || state === "stale")
          .slice(0, MOST_BRANDS)
          .map(({ code, state }) => ({ labels: { brand: code, state }, value: 1 })),
    },
  ];
}

const serviceFigure = ({ deliveries }: FigureSources): WatchedFigure => ({
  kind: "counter",
  name: "livery_service_requests_total",
  help: "Requests to and from external services (SMS, mail, payment, vendors, identity) by outcome.",
  labelNames: ["service", "brand", "name", "outcome"],
  read: () =>
    Object.entries(deliveries()).flatMap(([key, { refused, taken }]) => {
      const { brand, kind, name } = serviceOf(key) ?? { kind: key, brand: "", name: "" };
      const labels = { service: kind, brand, name };
      return [
        { labels: { ...labels, outcome: "done" }, value: taken },
        { labels: { ...labels, outcome: "failed" }, value: refused },
      ];
    }),
});
