import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answers } from "./answers";
import { clientAssets } from "./client-assets";
import type { ConsoleServer } from "./console";
import { type Exchange, isUnder } from "./exchange";
import { foldHost } from "./hosts";
import { keepToHttps } from "./keep-https";
import { isKnownMethod } from "./origin-check";
import { peerReader } from "./peer";
import { mayReadMetrics, type Phase, sendHealth, sendMetrics, sendReady } from "./probes";
import { readTarget, type Target } from "./request-line";
import { bareHeaders } from "./security";
import type { SiteServer } from "./site";
import type { SiteParts } from "./types";
import { closeUnread } from "./unread-body";

const BAD_TARGET: Target = { path: "/", folded: "/", search: "" };

/** Returns true for a request with two `Host` headers: a proxy and this server could each use a different one. */
function hasTwoHosts(request: IncomingMessage): boolean {
  const { rawHeaders } = request;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

export interface DispatchDeps extends Omit<SiteParts, "handlers"> {
  readonly answers: Answers;
  readonly site: SiteServer;
  readonly console: ConsoleServer;
  readonly isDatabaseUp: () => boolean;
  readonly phase: () => Phase;
}

/** Creates the listener that checks each request and dispatches it by host and path. */
export function createDispatcher(deps: DispatchDeps): (request: IncomingMessage, response: ServerResponse) => void {
  const { settings, log, tenants, metrics, middleware, answers } = deps;
  const assets = deps.clientDir === null ? null : clientAssets(deps.clientDir);
  const readPeer = peerReader(settings);
  const consoleHosts = new Set(settings.consoleHosts);
  const readMetrics = deps.readMetrics ?? (() => metrics.registry.metrics());

  function sendNumbers(exchange: Exchange): void {
    if (!mayReadMetrics(exchange.request, exchange.peer, settings.metricsToken)) {
      answers.plain(exchange, "notFound");
      return;
    }
    sendMetrics(exchange.response, readMetrics, exchange.head).catch((error: unknown) => {
      log.error({ err: error }, "the metrics could not be read");
      answers.plain(exchange, "systemError");
    });
  }

  function byHost(exchange: Exchange): void {
    const isConsole = consoleHosts.has(exchange.host.name);
    const found = isConsole ? null : tenants.resolveHost(exchange.peer.host);
    if (found?.kind === "unknown") {
      metrics.count(null, "refused");
      answers.plain(exchange, "invalidUrl");
    } else if (assets !== null && isUnder(exchange.target.folded, "/assets")) {
      assets(exchange.request, exchange.response, () => answers.plain(exchange, "notFound"));
    } else if (found === null) {
      deps.console(exchange);
    } else if (found.kind === "broken") {
      metrics.count(found.code, "refused");
      answers.plain(exchange, "unavailable");
    } else deps.site(exchange, found.brand, found.side);
  }

  return (request, response) => {
    if (deps.phase() === "draining") response.shouldKeepAlive = false;
    closeUnread(request, response);
    const peer = readPeer(request);
    keepToHttps(response, settings.hstsScope, peer.secure);
    const target = readTarget(request.url);
    const method = request.method ?? "GET";
    const head = method === "HEAD";
    const host = foldHost(peer.host);
    deps.onRequest?.(`${method} ${host.name}${target?.path ?? ""}`);
    const exchange: Exchange = { request, response, method, head, target: target ?? BAD_TARGET, peer, host };
    if (target === null || hasTwoHosts(request)) answers.plain(exchange, "badRequest");
    else if (!isKnownMethod(method)) response.writeHead(405, ["Content-Length", "0", ...bareHeaders()]).end();
    else if (target.folded === "/healthz") sendHealth(response, deps.phase(), head);
    else if (target.folded === "/readyz")
      sendReady(response, { phase: deps.phase(), isDatabaseUp: deps.isDatabaseUp(), head });
    else if (target.folded === "/metrics") sendNumbers(exchange);
    else if (middleware === undefined) byHost(exchange);
    else middleware(request, response, () => byHost(exchange));
  };
}
