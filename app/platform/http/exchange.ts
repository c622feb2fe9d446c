import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Host } from "./hosts";
import { originOf } from "./hosts";
import type { Peer } from "./peer";
import type { Target } from "./request-line";
import type { ClientInfo } from "./types";

/** Request and response in the server. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  readonly head: boolean;
  readonly target: Target;
  readonly peer: Peer;
  readonly host: Host;
}

/** Returns the client data for rendering. Computed on demand: cached pages do not need it. */
export function clientOfExchange(exchange: Exchange): ClientInfo {
  const { peer, host } = exchange;
  return {
    ip: peer.ip,
    country: peer.country,
    host: host.name,
    origin: originOf(host, peer.secure),
    secure: peer.secure,
    requestId: peer.requestId ?? randomUUID(),
  };
}

/** Returns the anonymous client used for shared (cacheable) pages. */
export function anonymousClient(origin: string, secure: boolean): ClientInfo {
  return { ip: "", country: null, host: new URL(origin).hostname, origin, secure, requestId: "shared" };
}

/** Returns true for `/name` and everything under it. `folded` is the target's decoded lower-case path. */
export function isUnder(folded: string, name: string): boolean {
  return folded.startsWith(name) && (folded.length === name.length || folded.charCodeAt(name.length) === 0x2f);
}
