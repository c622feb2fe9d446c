import { domainToASCII } from "node:url";
import { memo } from "./memo";

/** The parts of a Host header. `name` is empty when it is none. */
export interface Host {
  /** Lower case, one trailing dot dropped, IDN as punycode (checklist T3). */
  readonly name: string;
  /** As given, without the colon; empty when absent. */
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

const remembered = memo(parse);

/** Folds a raw Host header. Never throws; anything that is no host has the name "". */
export function foldHost(raw: string | undefined): Host {
  return raw === undefined || raw === "" ? NONE : remembered(raw);
}

/** The origin as a browser writes it: without the scheme's own port. */
export function originOf(host: Host, secure: boolean): string {
  const own = host.port === "" || host.port === (secure ? "443" : "80");
  return `${secure ? "https" : "http"}://${host.name}${own ? "" : `:${host.port}`}`;
}
