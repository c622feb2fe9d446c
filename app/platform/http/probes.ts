import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Peer } from "./peer";
import { bareHeaders } from "./security";

/** Where the process is in its life. */
export type Phase = "starting" | "serving" | "draining";

/** How an answer of a probe goes out. */
interface ProbeOptions {
  readonly head: boolean;
  readonly secure: boolean;
}

/** Answers `/healthz`: 200 while it serves, 503 before and after, whatever the host. */
export function sendHealth(response: ServerResponse, phase: Phase, { head, secure }: ProbeOptions): void {
  const body = `${phase}\n`;
  const headers = ["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(body.length)];
  response.writeHead(phase === "serving" ? 200 : 503, [...headers, ...bareHeaders(secure)]);
  response.end(head ? undefined : body);
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** True for this machine itself (`Peer.isLocal`), or for whoever holds the token. A host name alone opens nothing. */
export function mayReadMetrics(request: IncomingMessage, peer: Peer, token: string | null): boolean {
  if (peer.isLocal()) return true;
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** Sends the metrics in Prometheus' text format. */
export async function sendMetrics(
  response: ServerResponse,
  read: () => Promise<string>,
  { head, secure }: ProbeOptions,
): Promise<void> {
  const body = Buffer.from(await read());
  const headers = ["Content-Type", "text/plain; version=0.0.4; charset=utf-8", "Content-Length", String(body.length)];
  response.writeHead(200, [...headers, ...bareHeaders(secure)]);
  response.end(head ? undefined : body);
}
