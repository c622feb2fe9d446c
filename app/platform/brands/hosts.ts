import { domainToASCII } from "node:url";

/** Cache of recent host names: raw to normal form. Bounded, because any client can send any Host header. */
const remembered = new Map<string, string | null>();
const REMEMBERED_AT_MOST = 4096;
/** Maximum length of a raw host: 253 characters for the name, plus port and trailing dot. */
const LONGEST = 300;

/** Characters that are invalid in a host name and that later code could interpret or decode. */
const FORBIDDEN = /[\s%/\\?#@[\]<>^|]/;
const NAME = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*$/;
/** Names that need no IDN conversion. Excludes Punycode, which can be invalid and needs validation. */
const PLAIN = /^(?!.*xn--)[a-z0-9.-]+$/;
/** Numeric last label, as browsers accept it in IPv4 addresses: `127.0.0.1`, `2130706433`, `0x7f.1`. */
const ENDS_IN_NUMBER = /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)$/;

/**
 * Returns the normal form by which brands are found: without port and one trailing dot, lower case, IDN as Punycode. Null for an
 * invalid host name: empty, malformed, or an IP address in any notation (requirement T3).
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
