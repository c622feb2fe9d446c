import type { Logger } from "pino";
import { localPort } from "~/platform/brands/local-origin";
import { createSite } from "~/platform/http/create-server";
import { createMetrics, type Metrics } from "~/platform/http/metrics";
import type { Settings } from "~/platform/http/settings";
import type { Shutdown } from "~/platform/http/shutdown";
import type { Compose } from "~/platform/http/types";
import { startWatchdog, type Watchdog } from "~/platform/http/watchdog";
import { type Announcement, announcementOf } from "./announce";

export interface ServeOptions {
  readonly settings: Settings;
  readonly log: Logger;
  readonly compose: Compose;
  readonly shutdown: Shutdown;
  /** Reads the metrics of all processes; set when there are several. */
  readonly readMetrics?: () => Promise<string>;
  /** Called with the counters of this process before it serves. */
  readonly onMetrics?: (metrics: Metrics) => void;
}

/** Serves requests in this process. Resolves once it listens, with the announcement. Rejects when it cannot start. */
export async function serve(options: ServeOptions): Promise<Announcement> {
  const { settings, log, shutdown, readMetrics } = options;
  const metrics = createMetrics({ defaults: true });
  options.onMetrics?.(metrics);
  const composed = await options.compose(settings, log);
  shutdown.add("composition", () => composed.close());
  let noted: Watchdog | null = null;
  const onRequest = (request: string) => noted?.note(request);
  const site = createSite({ ...composed, settings, log, metrics, onRequest, ...(readMetrics ? { readMetrics } : {}) });
  metrics.watch(composed.figures ?? []);
  composed.attach?.(site);
  shutdown.add("server", () => site.close(settings.shutdownGraceMs));
  const port = await site.listen();
  // The watchdog starts only now, so that the start may take any time.
  const watchdog = startWatchdog({ limitMs: settings.watchdogMs, log });
  noted = watchdog;
  shutdown.add("watchdog", () => watchdog.close());
  const { demoAccounts: accounts, demoStaff: staff, tenants } = composed;
  const local = localPort(settings, port);
  if (local !== null) tenants.serveOn(local);
  return announcementOf(settings, port, { accounts, staff, health: tenants.health() });
}

/** Returns the reason for a failed start, worded for the operator who started it. */
export function startError(error: unknown, settings: Pick<Settings, "port">): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return `Port ${settings.port} is in use. Stop the other process or set PORT.`;
  if (code === "EACCES") return `This user has no permission to use port ${settings.port}. Set PORT to 1024 or above.`;
  if (code === "EADDRNOTAVAIL") return "HOST is not an address of this machine.";
  return error instanceof Error ? error.message : String(error);
}
