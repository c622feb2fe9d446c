import { patternRefusal } from "~/platform/text/linear-pattern";
import { isTimeZone } from "~/platform/time/zones";
import { normaliseHost } from "../hosts";

/** Control characters, spaces and backslashes. Browsers drop or convert them, so that `jav\tascript:` becomes a scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
const UNSAFE_CHARACTERS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;

/** Returns true for an https URL without user name and password. */
export function isHttpsUrl(text: string): boolean {
  if (!/^https:\/\/[^/]/.test(text) || UNSAFE_CHARACTERS.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === "https:" && url.username === "" && url.password === "" && url.hostname !== "";
}

const OWN = "https://own.invalid";

/** Usual site-relative path of characters that no parser changes. Accepted without parsing. */
const PLAIN_PATH = /^\/(?:[a-zA-Z0-9_-][a-zA-Z0-9._/-]*)?(?:\?[a-zA-Z0-9._=&-]*)?(?:#[a-zA-Z0-9._-]*)?$/;

/** Returns true for a site-relative path or an https URL. Excludes scripts and hidden links to other sites. */
export function isLink(text: string): boolean {
  if (PLAIN_PATH.test(text)) return true;
  if (!text.startsWith("/")) return isHttpsUrl(text);
  return !UNSAFE_CHARACTERS.test(text) && URL.canParse(text, OWN) && new URL(text, OWN).origin === OWN;
}

/**
 * Matches an http URL of this machine by its text, without parsing, so that the patterns of the schemas can match the same URLs.
 */
const LOCAL = /^http:\/\/(?:(?:[A-Za-z0-9_-]+\.)*localhost|127\.0\.0\.1)(?::\d{0,5})?(?:[/?#]|$)/;

/** Returns true for an http URL of this machine. Data sent there does not leave the machine. */
function isLocalUrl(text: string): boolean {
  return LOCAL.test(text) && !UNSAFE_CHARACTERS.test(text) && URL.canParse(text);
}

/** Host of an origin: an IP address, or non-empty labels. URL parsers accept `.` as a host. */
const ORIGIN_HOST = /^(?:\[[0-9a-f:]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)$/;

/** Returns true for the origin of a site: https, or http on this machine for development. No path. */
function isOrigin(text: string): boolean {
  if (!isHttpsUrl(text) && !isLocalUrl(text)) return false;
  const { hostname, origin } = new URL(text);
  return origin === text && ORIGIN_HOST.test(hostname) && hostname !== "127.0.0.1";
}

/** Returns true for the issuer of an identity provider: https, or http on this machine for development. No query, no fragment. */
function isIssuer(text: string): boolean {
  return !/[?#]/.test(text) && (isHttpsUrl(text) || isLocalUrl(text));
}

/** Returns true for a host name that a brand can claim, without a port: see `normaliseHost`. */
function isHost(text: string): boolean {
  return !text.includes(":") && normaliseHost(text) !== null;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns true for an existing date and time in ISO 8601, UTC, e.g. `2026-01-31T18:00:00Z`. */
function isInstant(text: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/.exec(text);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (day < 1 || day > (DAYS[month - 1] ?? 0)) return false;
  return month !== 2 || day < 29 || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0));
}

/** Formats used by the schemas, for Ajv and the quick checks. */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  link: isLink,
  "https-url": isHttpsUrl,
  origin: isOrigin,
  issuer: isIssuer,
  host: isHost,
  wps: (text) => text === "embedded" || isHttpsUrl(text) || isLocalUrl(text),
  "time-zone": isTimeZone,
  instant: isInstant,
  "safe-pattern": (text) => patternRefusal(text) === null,
};
