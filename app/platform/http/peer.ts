import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { foldHost, type Host } from "./hosts";
import { memoize } from "./memoize";

/** Data about a request from the connection and trusted proxies (requirement T4). */
export interface Peer {
  /** Address of the client; IPv4 without the `::ffff:` prefix. */
  readonly ip: string;
  /** Raw host as sent by the client. */
  readonly host: string | undefined;
  readonly secure: boolean;
  readonly country: string | null;
  /** Returns true if the request comes from this machine, uses a local name and shows no sign of a proxy. */
  isLocal(): boolean;
  /** Request id set by a trusted proxy. */
  readonly requestId: string | null;
}

export interface PeerOptions {
  readonly trustedProxies: readonly string[];
  readonly publicScheme: "http" | "https" | null;
  readonly countryHeader: string | null;
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

const parseAddress = memoize<Address | null>((given) => {
  const text = given.trim().replace(/^\[([^\]]+)\](?::\d+)?$/, "$1");
  const plain = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(text) ? text.slice(0, text.indexOf(":")) : text;
  const valid = ipaddr.IPv4.isValidFourPartDecimal(plain) || ipaddr.IPv6.isValid(plain);
  return valid ? ipaddr.process(plain) : null;
});

const lastOf = (header: string | string[] | undefined): string | undefined => {
  const text = Array.isArray(header) ? header.join(",") : header;
  return text?.slice(text.lastIndexOf(",") + 1).trim() || undefined;
};

const plainAddress = memoize((remote) => parseAddress(remote)?.toString() ?? remote);
const isLoopback = memoize((remote) => parseAddress(remote)?.range() === "loopback");

/** Headers added by proxies and CDNs, in addition to all that begin with `x-forwarded` or `cf-`. */
const PROXY_HEADERS = new Set([
  "forwarded",
  "via",
  "x-real-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "x-original-host",
  "x-original-forwarded-for",
  "x-envoy-external-address",
  "x-proxyuser-ip",
  "true-client-ip",
  "fastly-client-ip",
  "cdn-loop",
]);

const isProxyHeader = (name: string): boolean =>
  name.startsWith("x-forwarded") || name.startsWith("cf-") || PROXY_HEADERS.has(name);

/** Returns true for names of this machine (RFC 6761). A proxy for a public name forwards another one. */
const isLocalName = ({ name }: Host): boolean =>
  name === "localhost" || name.endsWith(".localhost") || /^127\.\d+\.\d+\.\d+$/.test(name) || name === "[::1]";

/**
 * Returns true for a request of this machine: it comes from a loopback address, uses a local name, and shows no sign of
 * a proxy. HTTP/1.0 is such a sign: browsers, curl and Prometheus use 1.1, and nginx uses 1.0 unless configured
 * otherwise.
 */
function isLocal(request: IncomingMessage, remote: string): boolean {
  if (!isLoopback(remote) || !isLocalName(foldHost(request.headers.host))) return false;
  return request.httpVersion !== "1.0" && !Object.keys(request.headers).some(isProxyHeader);
}

/**
 * Returns a function that reads a request's peer. Proxy headers count only if the connection comes from one of
 * `trustedProxies`. Of several forwarded addresses, the client is the rightmost one that is not a trusted proxy.
 */
export function peerReader(options: PeerOptions): (request: IncomingMessage) => Peer {
  const ranges = options.trustedProxies.map((range) => ipaddr.parseCIDR(range));
  const trusted = memoize((remote) => {
    const address = parseAddress(remote);
    return address !== null && ranges.some(([net, bits]) => address.kind() === net.kind() && address.match(net, bits));
  });
  const secure = options.publicScheme === "https";

  function direct(request: IncomingMessage, remote: string): Peer {
    const { host } = request.headers;
    const local = () => isLocal(request, remote);
    return { ip: plainAddress(remote), host, secure, country: null, isLocal: local, requestId: null };
  }

  function clientAddress(forwardedFor: string | string[] | undefined, remote: string): string {
    const chain = String(forwardedFor ?? "").split(",");
    let client = remote;
    for (const hop of chain.reverse()) {
      const address = parseAddress(hop);
      if (address === null) break;
      client = address.toString();
      if (!trusted(client)) break;
    }
    return client;
  }

  function throughProxy(request: IncomingMessage, remote: string): Peer {
    const { headers } = request;
    const scheme = lastOf(headers["x-forwarded-proto"])?.toLowerCase();
    const country = options.countryHeader === null ? undefined : lastOf(headers[options.countryHeader]);
    const requestId = lastOf(headers["x-request-id"]);
    return {
      ip: clientAddress(headers["x-forwarded-for"], plainAddress(remote)),
      host: lastOf(headers["x-forwarded-host"]) ?? headers.host,
      secure: scheme === undefined ? secure : scheme === "https",
      country: country !== undefined && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : null,
      isLocal: () => isLocal(request, remote),
      requestId: requestId !== undefined && /^[\w.-]{8,64}$/.test(requestId) ? requestId : null,
    };
  }

  return (request) => {
    const remote = request.socket.remoteAddress ?? "";
    return ranges.length > 0 && trusted(remote) ? throughProxy(request, remote) : direct(request, remote);
  };
}
