import { domainToASCII } from "node:url";
import ipaddr from "ipaddr.js";

/** Invalid setting. The message is for the operator who starts the product. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** Throws a `SettingsError` with the variable, the given value and the rule. */
export function failSetting(name: string, given: string, rule: string): never {
  throw new SettingsError(`${name}=${given.slice(0, 80)}: ${rule}`);
}

const list = (given: string): string[] =>
  given
    .split(/[\s,]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Parses a whole number within the bounds of its setting. */
export function parseNumber(spec: { name: string; min: number; max: number }, given: string): number {
  const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= spec.min && value <= spec.max) return value;
  return failSetting(spec.name, given, `must be a whole number from ${spec.min} to ${spec.max}`);
}

/** Parses addresses and ranges. Returns CIDR ranges. */
export function parseCidrs(name: string, given: string): string[] {
  return list(given).map((part) => {
    if (ipaddr.isValidCIDR(part)) return part;
    if (!ipaddr.isValid(part)) return failSetting(name, part, "must be an IP address or a range such as 10.0.0.0/8");
    return `${part}/${ipaddr.parse(part).kind() === "ipv4" ? 32 : 128}`;
  });
}

/** Parses host names without a port. Returns them in lower case, IDN as punycode. */
export function parseHosts(name: string, given: string): string[] {
  return list(given).map((part) => {
    const ascii = /[:/@]/.test(part) ? "" : domainToASCII(part.toLowerCase());
    return ascii === "" ? failSetting(name, part, "must be a host name without scheme and port") : ascii;
  });
}

/** Parses a PostgreSQL URL; null for none. Errors never show the value, because it contains a password. */
export function parseUrl(name: string, given: string): string | null {
  if (given === "") return null;
  return /^postgres(?:ql)?:\/\/./.test(given) ? given : failSetting(name, "(not shown)", "must begin with postgres://");
}
