import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";
import { AggregatorRegistry } from "prom-client";
import { HEALTHY_MS, restartDelay } from "~/platform/http/supervise";
import type { Announcement } from "./announce";

/** From a worker to the primary. */
export type FromWorker =
  | { readonly type: "ready"; readonly announcement: Announcement }
  | { readonly type: "failed"; readonly message: string }
  | { readonly type: "metrics"; readonly id: number };
/** From the primary to a worker. */
export type ToWorker =
  | { readonly type: "stop" }
  | { readonly type: "metrics"; readonly id: number; readonly text: string };

export interface WorkersOptions {
  readonly count: number;
  readonly log: Logger;
  /** A worker cannot start at all: its reason. */
  readonly onFailed: (message: string) => void;
}

/** The serving processes, as the primary sees them. */
export interface Workers {
  /** Resolves once all listen. */
  readonly ready: Promise<Announcement>;
  /** Asks all to finish and resolves when all have left. */
  stop(): Promise<void>;
  /** Ends all at once. */
  kill(): void;
}

/** Starts the workers and starts them again when they die, more slowly each time that they die quickly. */
export function startWorkers({ count, log, onFailed }: WorkersOptions): Workers {
  const registry = new AggregatorRegistry();
  const waiting = new Set<NodeJS.Timeout>();
  let stopping = false;
  let deaths = 0;
  let announce: (announcement: Announcement) => void = () => {};
  const ready = new Promise<Announcement>((resolve) => {
    announce = resolve;
  });
  const listening = new Set<number>();

  const tell = (worker: Worker, message: ToWorker) => {
    if (worker.isConnected()) worker.send(message);
  };

  async function answerMetrics(worker: Worker, id: number): Promise<void> {
    const text = await registry.clusterMetrics().catch(() => "");
    tell(worker, { type: "metrics", id, text });
  }

  function onMessage(worker: Worker, message: FromWorker): void {
    if (message.type === "metrics") void answerMetrics(worker, message.id);
    if (message.type === "failed" && !stopping) onFailed(message.message);
    if (message.type !== "ready") return;
    listening.add(worker.id);
    if (listening.size >= count) announce(message.announcement);
  }

  function again(delay: number): void {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      start();
    }, delay);
    waiting.add(timer);
  }

  function start(): void {
    const worker = cluster.fork();
    const started = Date.now();
    worker.on("message", (message: FromWorker) => onMessage(worker, message));
    worker.on("exit", (code, signal) => {
      listening.delete(worker.id);
      if (stopping) return;
      deaths = Date.now() - started >= HEALTHY_MS ? 0 : deaths + 1;
      log.error({ worker: worker.id, code, signal, delayMs: restartDelay(deaths) }, "a worker died and starts again");
      again(restartDelay(deaths));
    });
  }

  const all = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  for (let made = 0; made < count; made += 1) start();

  return {
    ready,
    async stop() {
      stopping = true;
      for (const timer of waiting) clearTimeout(timer);
      const leaving = all().map((worker) => new Promise<void>((resolve) => worker.once("exit", () => resolve())));
      for (const worker of all()) tell(worker, { type: "stop" });
      await Promise.all(leaving);
    },
    kill() {
      stopping = true;
      for (const worker of all()) worker.process.kill("SIGKILL");
    },
  };
}

/** Asks the primary for the metrics of all workers. Prom-client answers the primary's questions by itself. */
export function metricsFromPrimary(): () => Promise<string> {
  new AggregatorRegistry();
  const asked = new Map<number, (text: string) => void>();
  let last = 0;
  process.on("message", (message: ToWorker) => {
    if (message.type !== "metrics") return;
    asked.get(message.id)?.(message.text);
    asked.delete(message.id);
  });
  return () => {
    last += 1;
    const id = last;
    const text = new Promise<string>((resolve) => asked.set(id, resolve));
    process.send?.({ type: "metrics", id } satisfies FromWorker);
    return text;
  };
}
