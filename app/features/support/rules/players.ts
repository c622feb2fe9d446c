/** What staff do with a member, as his history keeps it. */
export const PLAYER_DEEDS = [
  "note",
  "revealed",
  "labelled",
  "locked",
  "unlocked",
  "signedOut",
  "passwordGiven",
  "paidOut",
] as const;
export type PlayerDeed = (typeof PLAYER_DEEDS)[number];

/** Whether a member may come in and play: the strongest of what holds. */
export const PLAYER_STATES = ["active", "locked", "excluded", "timeOut"] as const;
export type PlayerState = (typeof PLAYER_STATES)[number];

/** How many labels a member has at most, and how long each is. */
export const MOST_LABELS = 10;
export const LABEL_LENGTH = 30;

const COLOURS = ["#1f6f8b", "#7a4fa3", "#2e7d4f", "#a3473f", "#8a6414", "#3f5bb0"] as const;

/** The colour of a label: the same for the same words, everywhere. */
export function labelColour(label: string): string {
  const sum = [...label].reduce((so, letter) => (so * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0];
}

/** What a question about a page is answered by, in the order in which a request meets it. */
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

/** What a step comes to: nothing in the way, the page (or the block) is not shown, or only something to know. */
export const WHY_VERDICTS = ["shown", "hidden", "info"] as const;
export type WhyVerdict = (typeof WHY_VERDICTS)[number];

/** What a step may tell. */
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
