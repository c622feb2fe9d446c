import ipaddr from "ipaddr.js";

/** Identifies the party behind an address in the counters of `limits.ts`. Made by `addressKey` alone. */
export type AddressKey = string & { readonly __brand: "AddressKey" };

/** Bytes of an IPv6 address that name the network: a /64 is what one customer gets at least (RFC 6177). */
const NETWORK_BYTES = 8;

/**
 * Returns the key under which an address is counted: an IPv4 address whole, an IPv6 address as its /64, because its
 * holder chooses the other 64 bits freely. Forms that carry an IPv4 address count as that one: mapped and translated
 * (RFC 4291, 6145), NAT64 (RFC 6052), 6to4 (RFC 3056) and Teredo (RFC 4380).
 * @param ip in any spelling; null and what is no address share one key, so that a missing address is no way around a limit
 */
export function addressKey(ip: string | null): AddressKey {
  const text = (ip ?? "").trim().replace(/%.*$/s, "");
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return (isAddress ? keyOf(ipaddr.process(text)) : "unknown") as AddressKey;
}

function keyOf(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const bytes = address.toByteArray();
  const inner = innerAddress(address.range(), bytes);
  if (inner) return new ipaddr.IPv4(inner).toString();
  const network = bytes.map((byte, at) => (at < NETWORK_BYTES ? byte : 0));
  return `${new ipaddr.IPv6(network)}/64`;
}

/** The IPv4 address inside of an IPv6 address; null where there is none. */
function innerAddress(range: string, bytes: readonly number[]): number[] | null {
  if (range === "6to4") return bytes.slice(2, 6);
  if (range === "rfc6052" || range === "rfc6145") return bytes.slice(12);
  // Teredo writes the bits of the client's address inverted.
  return range === "teredo" ? bytes.slice(12).map((byte) => byte ^ 0xff) : null;
}
