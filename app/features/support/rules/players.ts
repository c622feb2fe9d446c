/** Kinds of entries in a member's staff notes. */
export const STAFF_NOTE_KINDS = [
  "note",
  "revealed",
  "labelled",
  "locked",
  "unlocked",
  "signedOut",
  "passwordGiven",
  "paidOut",
] as const;
export type StaffNoteKind = (typeof STAFF_NOTE_KINDS)[number];

/** State of a member: the strongest restriction in force. */
export const PLAYER_STATES = ["active", "locked", "excluded", "timeOut"] as const;
export type PlayerState = (typeof PLAYER_STATES)[number];

/** Maximum number of a member's labels, and their maximum length. */
export const MOST_LABELS = 10;
export const LABEL_LENGTH = 30;

const COLOURS = ["#1f6f8b", "#7a4fa3", "#2e7d4f", "#a3473f", "#8a6414", "#3f5bb0"] as const;

/** Returns the colour of a label: deterministic for its text. */
export function labelColour(label: string): string {
  const sum = [...label].reduce((so, letter) => (so * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0];
}

/** Steps of the explanation of a page, in the order of request processing. */
export const WHY_STEPS = [
  "host",
  "version",
  "maintenance",
  "region",
  "account",
  "side",
  "signIn",
  "page",
  "module",
  "flag",
  "centre",
  "upline",
  "block",
  "part",
  "closed",
  "language",
] as const;
export type WhyStep = (typeof WHY_STEPS)[number];

/** Result of a step: nothing prevents the page, it hides the page (or block), or it is only information. */
export const WHY_VERDICTS = ["shown", "hidden", "info"] as const;
export type WhyVerdict = (typeof WHY_VERDICTS)[number];

/** Names of the facts of a step. */
export const WHY_FACTS = [
  "host",
  "hosts",
  "side",
  "brand",
  "state",
  "version",
  "files",
  "loadedAt",
  "draft",
  "from",
  "until",
  "mode",
  "countries",
  "country",
  "class",
  "level",
  "path",
  "page",
  "module",
  "block",
  "vendor",
  "category",
  "flag",
  "value",
  "source",
  "actor",
  "reason",
  "at",
  "language",
  "languages",
] as const;
export type WhyFact = (typeof WHY_FACTS)[number];
