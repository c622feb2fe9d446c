import cluster from "node:cluster";
import type { Logger } from "pino";
import { AggregatorRegistry } from "prom-client";
import { createLog } from "~/platform/http/log";
import type { Metrics } from "~/platform/http/metrics";
import { readSettings, type Settings, SettingsError } from "~/platform/http/settings";
import { catchStray, createShutdown, type Shutdown, stopOnSignals } from "~/platform/http/shutdown";
import { endWithSupervisor } from "~/platform/http/supervise";
import type { Compose, ComposePrimary } from "~/platform/http/types";
import { type Announcement, announcementText } from "./announce";
import { type FromWorker, metricsFromPrimary, startWorkers, type ToWorker } from "./cluster";
import { serve, startError } from "./worker";

/** Parts of a server process. */
export interface ProcessParts {
  readonly compose: Compose;
  readonly composePrimary: ComposePrimary;
  readonly env: Readonly<Record<string, string | undefined>>;
}

interface Process extends ProcessParts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly shutdown: Shutdown;
}

/** Time for the database to stop, in ms, in addition to the grace period for running requests. */
const CLOSING_MS = 30_000;

const exit = (code: number): never => process.exit(code);

function printAnnouncement(log: Logger, announcement: Announcement): void {
  log.info(announcement, "serving");
  process.stdout.write(announcementText(announcement));
}

async function openPrimary({ settings, log, shutdown, composePrimary }: Process): Promise<void> {
  const primary = await composePrimary(settings, log);
  shutdown.add("database", () => primary.close());
}

async function runSingle(self: Process): Promise<void> {
  const { settings, log, shutdown, compose } = self;
  await shutdown.hold(openPrimary(self));
  if (shutdown.begun) return;
  printAnnouncement(log, await shutdown.hold(serve({ settings, log, compose, shutdown })));
}

async function runPrimary(self: Process): Promise<void> {
  const { settings, log, shutdown } = self;
  await shutdown.hold(openPrimary(self));
  if (shutdown.begun) return;
  const onFailed = (message: string) => {
    process.stderr.write(`${message}\n`);
    shutdown.begin("a worker failed to start", 1);
  };
  const workers = startWorkers({ count: settings.workers, log, onFailed });
  process.once("exit", () => workers.kill());
  shutdown.add("workers", () => workers.stop());
  printAnnouncement(log, await workers.ready);
}

async function runWorker({ settings, log, shutdown, compose }: Process): Promise<void> {
  const send = (message: FromWorker) => process.send?.(message);
  process.on("message", (message: ToWorker) => {
    if (message.type === "stop") shutdown.begin("the primary process stops", 0);
  });
  process.on("disconnect", () => shutdown.begin("the primary process exited", 1));
  const readMetrics = metricsFromPrimary();
  try {
    const onMetrics = ({ registry }: Metrics) => AggregatorRegistry.setRegistries(registry);
    const serving = serve({ settings, log, compose, shutdown, readMetrics, onMetrics });
    const announcement = await shutdown.hold(serving);
    send({ type: "ready", announcement });
  } catch (error) {
    if (shutdown.begun) return;
    log.error({ err: error }, "a worker failed to start");
    send({ type: "failed", message: startError(error, settings) });
  }
}

function settingsOrExit(env: ProcessParts["env"]): Settings {
  try {
    return readSettings(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return exit(1);
  }
}

/**
 * Runs the process: alone or, with WEB_CONCURRENCY above 1, as the primary or one of its workers. Returns once it serves. Exits
 * with code 1 and a clear message when it cannot.
 */
export async function runProcess(parts: ProcessParts): Promise<void> {
  const settings = settingsOrExit(parts.env);
  const { worker } = cluster;
  endWithSupervisor(parts.env);
  const log = createLog({ level: settings.logLevel, ...(worker === undefined ? {} : { worker: worker.id }) });
  const shutdown = createShutdown({ log, limitMs: settings.shutdownGraceMs + CLOSING_MS, exit });
  catchStray(shutdown, log);
  const self: Process = { ...parts, settings, log, shutdown };
  if (worker !== undefined) {
    // A terminal sends Ctrl-C to all processes; only the primary reacts to it.
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
    return runWorker(self);
  }
  stopOnSignals(shutdown, exit);
  try {
    await (settings.workers > 1 ? runPrimary(self) : runSingle(self));
  } catch (error) {
    if (shutdown.begun) return;
    log.error({ err: error }, "the start failed");
    process.stderr.write(`${startError(error, settings)}\n`);
    shutdown.begin("the start failed", 1);
  }
}
