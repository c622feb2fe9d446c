import ipaddr from "ipaddr.js";

/** Where a connection goes: a host name or an IP address without brackets, and a port. */
export interface Place {
  /** Lower case, IDN as punycode, IP addresses in their usual spelling, without a trailing dot. */
  readonly host: string;
  readonly port: number;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };

/** Returns where a URL leads; null for a text that is no http or https address. */
export function placeOfUrl(address: string | URL): Place | null {
  if (!URL.canParse(String(address))) return null;
  const { hostname, port, protocol } = new URL(address);
  const usual = DEFAULT_PORTS[protocol];
  if (usual === undefined || hostname === "") return null;
  return { host: plainHost(hostname), port: port === "" ? usual : Number(port) };
}

/** Returns where a host and a port lead; null for a host that is none. The URL parser reads `2130706433` as `127.0.0.1`. */
export function placeOfHost(host: string, port: number): Place | null {
  const written = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  if (/[\s/?#@\\]/.test(host) || !URL.canParse(`http://${written}`)) return null;
  return { host: plainHost(new URL(`http://${written}`).hostname), port };
}

function plainHost(hostname: string): string {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  return host.startsWith("[") ? host.slice(1, -1) : host;
}

/** Returns `host:port` as settings have it. */
export function placeText({ host, port }: Place): string {
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** True for an IP address in its usual spelling. */
export const isAddress = (host: string): boolean => ipaddr.isValid(host) && !/^\d+$/.test(host);

/** Names that lead to this machine without being looked up (RFC 6761). */
export const isLocalName = (host: string): boolean => host === "localhost" || host.endsWith(".localhost");

const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3");

/**
 * True for an IP address that is not one of the public internet: loopback, private, link-local (cloud metadata, too),
 * carrier-grade NAT, multicast, unspecified, reserved, and IPv6 that holds or translates IPv4.
 */
export function isInternalAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return true;
  return parsed.kind() === "ipv6" && !parsed.match(GLOBAL_UNICAST);
}
