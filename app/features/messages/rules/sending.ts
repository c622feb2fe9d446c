/** Receivers of a staff message: one member by user name, all members with a label, or all members of a brand. */
export const AUDIENCES = ["account", "label", "all"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Texts by language code. */
export type SentTexts = Readonly<Record<string, string>>;

/** Maximum lengths of a message's title and text, characters. */
export const MAX_TITLE_LENGTH = 120;
export const MAX_TEXT_LENGTH = 20_000;
