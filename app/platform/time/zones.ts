/**
 * Names that mean the same everywhere: an area and a city, or UTC. Abbreviations are read differently by different programs
 * (IST is India, Israel and Ireland), and the signs of `Etc/GMT+5` are the other way round than they look.
 */
const NAME =
  /^(?:UTC|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/[A-Z][A-Za-z0-9_+-]*)+)$/;

/** Zones asked for. The first question to the platform takes 30 ms, and the base's UTC needs none. */
const zones = new Map<string, boolean>([["UTC", true]]);

/** True for `UTC` and for an IANA time zone of the form `Area/City` that this machine knows. */
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
