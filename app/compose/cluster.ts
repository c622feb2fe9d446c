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

const runningWorkers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

const send = (worker: Worker, message: ToWorker) => {
  if (worker.isConnected()) worker.send(message);
};

interface ForkOptions {
  readonly log: Logger;
  readonly onMessage: (worker: Worker, message: FromWorker) => void;
  readonly onExit: (worker: Worker) => void;
}

/** Forks workers, and forks again when one dies, more slowly each time that one dies quickly. */
function startForks({ log, onMessage, onExit }: ForkOptions) {
  const waiting = new Set<NodeJS.Timeout>();
  let isStopping = false;
  let deaths = 0;

  function forkAfter(delay: number): void {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      fork();
    }, delay);
    waiting.add(timer);
  }

  function fork(): void {
    const worker = cluster.fork();
    const started = Date.now();
    worker.on("message", (message: FromWorker) => onMessage(worker, message));
    worker.on("exit", (code, signal) => {
      onExit(worker);
      if (isStopping) return;
      deaths = Date.now() - started >= HEALTHY_MS ? 0 : deaths + 1;
      const delayMs = restartDelay(deaths);
      log.error({ worker: worker.id, code, signal, delayMs }, "a worker died and starts again");
      forkAfter(delayMs);
    });
  }

  function stop(): void {
    isStopping = true;
    for (const timer of waiting) clearTimeout(timer);
  }

  return { fork, stop, isStopping: () => isStopping };
}

/** Starts the workers and starts them again when they die. */
export function startWorkers({ count, log, onFailed }: WorkersOptions): Workers {
  const registry = new AggregatorRegistry();
  const listening = new Set<number>();
  let announce: (announcement: Announcement) => void = () => {};
  const ready = new Promise<Announcement>((resolve) => {
    announce = resolve;
  });

  async function answerMetrics(worker: Worker, id: number): Promise<void> {
    const text = await registry.clusterMetrics().catch(() => "");
    send(worker, { type: "metrics", id, text });
  }

  function onMessage(worker: Worker, message: FromWorker): void {
    if (message.type === "metrics") void answerMetrics(worker, message.id);
    if (message.type === "failed" && !forks.isStopping()) onFailed(message.message);
    if (message.type !== "ready") return;
    listening.add(worker.id);
    if (listening.size >= count) announce(message.announcement);
  }

  const forks = startForks({ log, onMessage, onExit: (worker) => listening.delete(worker.id) });
  for (let made = 0; made < count; made += 1) forks.fork();

  return {
    ready,
    async stop() {
      forks.stop();
      const workers = runningWorkers();
      const leaving = workers.map((worker) => new Promise<void>((resolve) => worker.once("exit", () => resolve())));
      for (const worker of workers) send(worker, { type: "stop" });
      await Promise.all(leaving);
    },
    kill() {
      forks.stop();
      for (const worker of runningWorkers()) worker.process.kill("SIGKILL");
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
