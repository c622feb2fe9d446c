import { domainToASCII } from "node:url";

/** Host names asked for lately, raw → normal. Bounded, because anyone can send any Host header. */
const remembered = new Map<string, string | null>();
const REMEMBERED_AT_MOST = 4096;
/** A name has at most 253 characters; a port, a dot and a little more may follow. */
const LONGEST = 300;

/** Whatever is no part of a host name but would be read as one, or decoded, further down. */
const FORBIDDEN = /[\s%/\\?#@[\]<>^|]/;
const NAME = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*$/;
/** What needs no IDN: it stays as it is. Punycode is looked at, because it can be wrong. */
const PLAIN = /^(?!.*xn--)[a-z0-9.-]+$/;
/** The last label of an IPv4 address, as browsers read one: `127.0.0.1`, `2130706433`, `0x7f.1`. */
const ENDS_IN_NUMBER = /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)$/;

/**
 * The name that brands are looked up by: port off, case folded, one trailing dot dropped, IDN as punycode.
 * Null for what is no host name: empty, malformed, or a bare IP address in any spelling (checklist T3).
 */
export function normaliseHost(raw: string | undefined): string | null {
  if (raw === undefined || raw.length === 0 || raw.length > LONGEST) return null;
  const known = remembered.get(raw);
  if (known !== undefined) return known;
  const host = normalise(raw);
  if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
  remembered.set(raw, host);
  return host;
}

function normalise(raw: string): string | null {
  const bare = raw.replace(/:\d{0,5}$/, "");
  if (FORBIDDEN.test(bare) || bare.includes(":")) return null;
  const lower = bare.toLowerCase();
  const name = (PLAIN.test(lower) ? lower : domainToASCII(lower)).replace(/\.$/, "");
  return name.length <= 253 && NAME.test(name) && !ENDS_IN_NUMBER.test(name) ? name : null;
}
