import { domainToASCII } from "node:url";
import { memoize } from "./memoize";

/** Parts of a Host header. `name` is empty if the header is invalid. */
export interface Host {
  /** Lower case, without one trailing dot, IDN as punycode (requirement T3). */
  readonly name: string;
  /** Unchanged, without the colon; empty when absent. */
  readonly port: string;
}

const NONE: Host = { name: "", port: "" };

function parse(raw: string): Host {
  const match = /^(\[[0-9a-fA-F:.]+\]|[^:/?#@\\\s[\]]+)(?::(\d{1,5}))?$/.exec(raw);
  const given = match?.[1]?.toLowerCase();
  if (given === undefined) return NONE;
  const name = given.startsWith("[") ? given : domainToASCII(given).replace(/\.$/, "");
  return name === "" || name.endsWith(".") ? NONE : { name, port: match?.[2] ?? "" };
}

const remembered = memoize(parse);

/** Normalises a raw Host header. Never throws; an invalid host has the name "". */
export function foldHost(raw: string | undefined): Host {
  return raw === undefined || raw === "" ? NONE : remembered(raw);
}

/** Returns the origin as browsers write it: without the scheme's default port. */
export function originOf(host: Host, secure: boolean): string {
  const own = host.port === "" || host.port === (secure ? "443" : "80");
  return `${secure ? "https" : "http"}://${host.name}${own ? "" : `:${host.port}`}`;
}
