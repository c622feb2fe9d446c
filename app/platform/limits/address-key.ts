import ipaddr from "ipaddr.js";

/** Key of a network address in the counters of `limits.ts`. Created only by `addressKey`. */
export type AddressKey = string & { readonly __brand: "AddressKey" };

/** Bytes of an IPv6 address that identify the network: a customer gets at least a /64 (RFC 6177). */
const NETWORK_BYTES = 8;

/**
 * Returns the key that counts an address: the whole IPv4 address, or the /64 of an IPv6 address, because its holder
 * chooses the other 64 bits freely. Addresses that embed an IPv4 address count as that one: mapped and translated (RFC
 * 4291, 6145), NAT64 (RFC 6052), 6to4 (RFC 3056) and Teredo (RFC 4380).
 *
 * @param ip in any notation. Null and invalid addresses share one key, so a missing address does not bypass a limit
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

/** Returns the IPv4 address embedded in an IPv6 address; null if there is none. */
function innerAddress(range: string, bytes: readonly number[]): number[] | null {
  if (range === "6to4") return bytes.slice(2, 6);
  if (range === "rfc6052" || range === "rfc6145") return bytes.slice(12);
  // Teredo inverts the bits of the client's address.
  return range === "teredo" ? bytes.slice(12).map((byte) => byte ^ 0xff) : null;
}
