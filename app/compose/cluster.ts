import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";
import { AggregatorRegistry } from "prom-client";
import { HEALTHY_MS, restartDelay } from "~/platform/http/supervise";
import type { Announcement } from "./announce";

/** Message from a worker to the primary. */
export type FromWorker =
  | { readonly type: "ready"; readonly announcement: Announcement }
  | { readonly type: "failed"; readonly message: string }
  | { readonly type: "metrics"; readonly id: number };
/** Message from the primary to a worker. */
export type ToWorker =
  | { readonly type: "stop" }
  | { readonly type: "metrics"; readonly id: number; readonly text: string };

export interface WorkersOptions {
  readonly count: number;
  readonly log: Logger;
  /** Called with the reason when a worker cannot start at all. */
  readonly onFailed: (message: string) => void;
}

/** Handle of the primary on its worker processes. */
export interface Workers {
  /** Resolves once all workers listen. */
  readonly ready: Promise<Announcement>;
  /** Sends all workers the stop message. Resolves when all have exited. */
  stop(): Promise<void>;
  /** Kills all workers immediately (SIGKILL). */
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

/** Forks workers and replaces each one that dies. The delay grows with every worker that dies soon after its start. */
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
      log.error({ worker: worker.id, code, signal, delayMs }, "a worker exited and is restarted");
      forkAfter(delayMs);
    });
  }

  function stop(): void {
    isStopping = true;
    for (const timer of waiting) clearTimeout(timer);
  }

  return { fork, stop, isStopping: () => isStopping };
}

/** Starts the workers and restarts them when they die. */
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

/**
 * Returns a function that requests the metrics of all workers from the primary. Prom-client itself answers the primary's requests
 * to this worker.
 */
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
