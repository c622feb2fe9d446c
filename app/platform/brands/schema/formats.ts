import { patternRefusal } from "~/platform/text/linear-pattern";
import { isTimeZone } from "~/platform/time/zones";
import { normaliseHost } from "../hosts";

/** Control characters, blanks and backslashes: browsers drop or turn them, so that `jav\tascript:` becomes a scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TRICKS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;

/** True for an https address without user name and password. */
export function isHttpsUrl(text: string): boolean {
  if (!/^https:\/\/[^/]/.test(text) || TRICKS.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === "https:" && url.username === "" && url.password === "" && url.hostname !== "";
}

const OWN = "https://own.invalid";

/** The usual own path, in letters that no parser changes: accepted without a parser. */
const PLAIN_PATH = /^\/(?:[a-zA-Z0-9_-][a-zA-Z0-9._/-]*)?(?:\?[a-zA-Z0-9._=&-]*)?(?:#[a-zA-Z0-9._-]*)?$/;

/** True for an own path or an https address: nothing that runs, nothing that leads to another site unseen. */
export function isLink(text: string): boolean {
  if (PLAIN_PATH.test(text)) return true;
  if (!text.startsWith("/")) return isHttpsUrl(text);
  return !TRICKS.test(text) && URL.canParse(text, OWN) && new URL(text, OWN).origin === OWN;
}

/** A name of this machine, as it is written: no parser is needed to see it, so that the schemas' patterns say the same. */
const LOCAL = /^http:\/\/(?:(?:[A-Za-z0-9_-]+\.)*localhost|127\.0\.0\.1)(?::\d{0,5})?(?:[/?#]|$)/;

/** True for an http address on this machine: what is sent there does not leave it. */
function isLocalUrl(text: string): boolean {
  return LOCAL.test(text) && !TRICKS.test(text) && URL.canParse(text);
}

/** A host of an origin: an address, or labels of which none is empty; parsers take `.` for a host. */
const ORIGIN_HOST = /^(?:\[[0-9a-f:]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)$/;

/** True for the origin of a site: https, or http on this machine for trying things. No path. */
function isOrigin(text: string): boolean {
  if (!isHttpsUrl(text) && !isLocalUrl(text)) return false;
  const { hostname, origin } = new URL(text);
  return origin === text && ORIGIN_HOST.test(hostname) && hostname !== "127.0.0.1";
}

/** True for the issuer of an identity provider: https, or http on this machine for trying things. No query, no fragment. */
function isIssuer(text: string): boolean {
  return !/[?#]/.test(text) && (isHttpsUrl(text) || isLocalUrl(text));
}

/** True for a host name that a brand can claim: see `normaliseHost`. No port. */
function isHost(text: string): boolean {
  return !text.includes(":") && normaliseHost(text) !== null;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** True for a point in time as ISO 8601 in UTC, e.g. `2026-01-31T18:00:00Z`, that exists in the calendar. */
function isInstant(text: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/.exec(text);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (day < 1 || day > (DAYS[month - 1] ?? 0)) return false;
  return month !== 2 || day < 29 || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0));
}

/** The formats that the schemas name, for ajv. */
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
