/**
 * Unambiguous names: an area and a city, or UTC. Abbreviations differ between programs (IST is India, Israel and
 * Ireland), and `Etc/GMT+5` has an inverted sign.
 */
const NAME =
  /^(?:UTC|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/[A-Z][A-Za-z0-9_+-]*)+)$/;

/** Cache of validated zones. The first check by the platform takes 30 ms, and UTC, the default, needs none. */
const zones = new Map<string, boolean>([["UTC", true]]);

/** Returns true for `UTC` and for an IANA time zone of the form `Area/City` that this machine knows. */
export function isTimeZone(text: string): boolean {
  const known = zones.get(text);
  if (known !== undefined) return known;
  let isKnown = NAME.test(text);
  try {
    if (isKnown) new Intl.DateTimeFormat("en", { timeZone: text });
  } catch {
    isKnown = false;
  }
  if (zones.size < 1000) zones.set(text, isKnown);
  return isKnown;
}
