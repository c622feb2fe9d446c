import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Peer } from "./peer";
import { bareHeaders } from "./security";

/** Phase of the process. */
export type Phase = "starting" | "serving" | "draining";

/** Answers `/healthz` (liveness): 200 while the process serves, 503 before and after, for any host. */
export function sendHealth(response: ServerResponse, phase: Phase, head: boolean): void {
  const body = `${phase}\n`;
  const headers = ["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(body.length)];
  response.writeHead(phase === "serving" ? 200 : 503, [...headers, ...bareHeaders()]);
  response.end(head ? undefined : body);
}

/** Input of the readiness probe. */
interface Readiness {
  readonly head: boolean;
  readonly phase: Phase;
  readonly isDatabaseUp: boolean;
}

/**
 * Answers `/readyz`: 200 while the process serves and its database answers. Without the database, `/healthz` stays 200:
 * a restart of this process would not bring the database back.
 */
export function sendReady(response: ServerResponse, { head, isDatabaseUp, phase }: Readiness): void {
  const state = phase === "serving" ? (isDatabaseUp ? "ready" : "database") : phase;
  const body = `${state}\n`;
  const headers = ["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(body.length)];
  if (state !== "ready") headers.push("Retry-After", "5");
  response.writeHead(state === "ready" ? 200 : 503, [...headers, ...bareHeaders()]);
  response.end(head ? undefined : body);
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Returns true for a request of this machine (`Peer.isLocal`) or with the token. A host name alone grants no access.
 */
export function mayReadMetrics(request: IncomingMessage, peer: Peer, token: string | null): boolean {
  if (peer.isLocal()) return true;
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** Sends the metrics in the text format of Prometheus. */
export async function sendMetrics(response: ServerResponse, read: () => Promise<string>, head: boolean): Promise<void> {
  const body = Buffer.from(await read());
  const headers = ["Content-Type", "text/plain; version=0.0.4; charset=utf-8", "Content-Length", String(body.length)];
  response.writeHead(200, [...headers, ...bareHeaders()]);
  response.end(head ? undefined : body);
}
