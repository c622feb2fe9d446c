import http from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import { createAnswers } from "./answers";
import { artHandler } from "./art";
import { createCachedPages } from "./cached-pages";
import { createConsoleServer } from "./console";
import { createDispatcher } from "./dispatch";
import { iconHandler } from "./icons";
import { hstsHeader } from "./keep-https";
import type { Phase } from "./probes";
import { bareHeaders } from "./security";
import type { Settings } from "./settings";
import { createSiteServer } from "./site";
import type { SiteControl, SiteParts } from "./types";
import { factsReader } from "./visit";

/** Server of all brands and of the console. */
export interface Site extends SiteControl {
  readonly server: http.Server;
  /** Resolves with the port once connections are accepted. Rejects with the error of `listen`. */
  listen(): Promise<number>;
  /**
   * Stops accepting connections and lets running requests finish for at most `graceMs`, then closes all connections.
   * `/healthz` answers 503 during this time. Resolves to true if all requests finished.
   */
  close(graceMs: number): Promise<boolean>;
}

const SWEEP_MS = 20;
const MAX_HEADER_BYTES = 16 * 1024;

/** Answers an unreadable request with the matching status and closes the connection. */
function onClientError(error: NodeJS.ErrnoException, socket: Socket, settings: Settings): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const late = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
  const big = error.code === "HPE_HEADER_OVERFLOW";
  const status = late ? "408 Request Timeout" : big ? "431 Request Header Fields Too Large" : "400 Bad Request";
  const headers = bareHeaders();
  // The scheme of an unreadable request is unknown, so the setting decides.
  headers.push(...(hstsHeader(settings.hstsScope, settings.publicScheme === "https") ?? []));
  const lines = headers.map((one, at) => (at % 2 === 0 ? `${one}: ${headers[at + 1]}\r\n` : "")).join("");
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n${lines}\r\n`);
}

function makeServer(settings: Settings, log: Logger, dispatch: http.RequestListener): http.Server {
  const options: http.ServerOptions = {
    // A request without Host gets the same plain page as one with an unknown host.
    requireHostHeader: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: Math.min(settings.headersTimeoutMs, settings.requestTimeoutMs),
    requestTimeout: settings.requestTimeoutMs,
    keepAliveTimeout: settings.keepAliveTimeoutMs,
    connectionsCheckingInterval: 1_000,
  };
  const server = http.createServer(options, (request, response) => {
    try {
      dispatch(request, response);
    } catch (error) {
      log.error({ err: error }, "a request failed before it was dispatched");
      if (response.headersSent) response.destroy();
      else response.writeHead(500, ["Content-Length", "0", ...bareHeaders()]).end();
    }
  });
  server.on("clientError", (error, socket) => onClientError(error, socket as Socket, settings));
  return server;
}

/** Creates the server. It does not listen yet. */
export function createSite(parts: SiteParts): Site {
  const { settings, log, handlers, tenants, metrics } = parts;
  let phase: Phase = "starting";
  const stop = new AbortController();
  const base = { settings, log, handlers, metrics, stopping: stop.signal, dev: parts.middleware !== undefined };
  const answers = createAnswers(base);
  const pages = createCachedPages({ ...base, answers, tenants });
  const art = artHandler((brand, picture) => handlers.art(brand, picture));
  const icons = iconHandler((brand, path) => handlers.icon(brand, path));
  // The console shows a site in a frame next to its switches.
  const factsOf = factsReader(settings.consoleHosts.map((host) => `${host}:*`));
  const site = createSiteServer({ handlers, answers, art, icons, pages, metrics, factsOf });
  const isDatabaseUp = () => parts.database?.().isUp ?? true;
  const console = createConsoleServer({ settings, demoStaff: parts.demoStaff ?? [], answers, art, isDatabaseUp });
  const dispatch = createDispatcher({ ...parts, answers, site, console, isDatabaseUp, phase: () => phase });
  const server = makeServer(settings, log, dispatch);
  const stopWatching = tenants.onChange((codes) => {
    for (const code of codes) pages.cache.dropOldVersions(code);
  });

  return {
    server,
    dropTags: (tags, brand) => pages.cache.dropTags(tags, brand),
    requests: () => metrics.requests(),
    async listen() {
      const port = await listen(server, settings);
      phase = "serving";
      return port;
    },
    async close(graceMs) {
      phase = "draining";
      stop.abort();
      stopWatching();
      return drain(server, graceMs);
    },
  };
}

async function listen(server: http.Server, { host, port }: Settings): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, ...(host === null ? {} : { host }) }, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

/**
 * Stops the server: closes idle connections at once, and the others when their requests finish or `graceMs` is over.
 */
async function drain(server: http.Server, graceMs: number): Promise<boolean> {
  if (!server.listening) return true;
  let cut = false;
  const timer = setTimeout(() => {
    cut = true;
    server.closeAllConnections();
  }, graceMs);
  // Connections answered before the stop are still keep-alive. Close them as soon as they are idle.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearTimeout(timer);
  clearInterval(sweep);
  return !cut;
}
