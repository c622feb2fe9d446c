import { domainToASCII } from "node:url";
import ipaddr from "ipaddr.js";

/** A setting that cannot be used; the message is for the person who starts the product. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** Throws a `SettingsError` that names the variable, the given value and the rule. */
export function fail(name: string, given: string, rule: string): never {
  throw new SettingsError(`${name}=${given.slice(0, 80)}: ${rule}`);
}

const list = (given: string): string[] =>
  given
    .split(/[\s,]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** A whole number within the bounds of its setting. */
export function parseNumber(spec: { name: string; min: number; max: number }, given: string): number {
  const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= spec.min && value <= spec.max) return value;
  return fail(spec.name, given, `must be a whole number from ${spec.min} to ${spec.max}`);
}

/** Addresses and ranges, each as a CIDR range. */
export function parseCidrs(name: string, given: string): string[] {
  return list(given).map((part) => {
    if (ipaddr.isValidCIDR(part)) return part;
    if (!ipaddr.isValid(part)) return fail(name, part, "must be an IP address or a range such as 10.0.0.0/8");
    return `${part}/${ipaddr.parse(part).kind() === "ipv4" ? 32 : 128}`;
  });
}

/** Host names without a port, lower case, IDN as punycode. */
export function parseHosts(name: string, given: string): string[] {
  return list(given).map((part) => {
    const ascii = /[:/@]/.test(part) ? "" : domainToASCII(part.toLowerCase());
    return ascii === "" ? fail(name, part, "must be a host name without scheme and port") : ascii;
  });
}

/** A PostgreSQL URL, or null for none. The value is never shown: it holds a password. */
export function parseUrl(name: string, given: string): string | null {
  if (given === "") return null;
  return /^postgres(?:ql)?:\/\/./.test(given) ? given : fail(name, "(not shown)", "must begin with postgres://");
}
