import ipaddr from "ipaddr.js";

/** Target of a connection: host name or IP address without brackets, and port. */
export interface Endpoint {
  /** Lower case, IDN as Punycode, IP addresses in normal notation, without a trailing dot. */
  readonly host: string;
  readonly port: number;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };

/** Returns the target of a URL; null for a text that is not an http or https URL. */
export function endpointOfUrl(address: string | URL): Endpoint | null {
  if (!URL.canParse(String(address))) return null;
  const { hostname, port, protocol } = new URL(address);
  const usual = DEFAULT_PORTS[protocol];
  if (usual === undefined || hostname === "") return null;
  return { host: plainHost(hostname), port: port === "" ? usual : Number(port) };
}

/** Returns the target of a host and a port; null for an invalid host. The URL parser converts `2130706433` to `127.0.0.1`. */
export function endpointOfHost(host: string, port: number): Endpoint | null {
  const written = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  if (/[\s/?#@\\]/.test(host) || !URL.canParse(`http://${written}`)) return null;
  return { host: plainHost(new URL(`http://${written}`).hostname), port };
}

function plainHost(hostname: string): string {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  return host.startsWith("[") ? host.slice(1, -1) : host;
}

/** Formats a place as `host:port`, the form used in settings. */
export function endpointText({ host, port }: Endpoint): string {
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Returns true for an IP address in normal notation. */
export const isAddress = (host: string): boolean => ipaddr.isValid(host) && !/^\d+$/.test(host);

/** Returns true for names that resolve to this machine without a lookup (RFC 6761). */
export const isLocalName = (host: string): boolean => host === "localhost" || host.endsWith(".localhost");

const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3");

/**
 * Returns true for an IP address outside the public internet: loopback, private, link-local (including cloud metadata),
 * carrier-grade NAT, multicast, unspecified, reserved, and IPv6 addresses that embed or translate IPv4. Also true for invalid
 * addresses.
 */
export function isInternalAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return true;
  return parsed.kind() === "ipv6" && !parsed.match(GLOBAL_UNICAST);
}
