/** Who gets a message of staff: one member by user name, all with a label, or all members of a brand. */
export const AUDIENCES = ["account", "label", "all"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The longest title and text of a message, in characters. */
export const TITLE_LENGTH = 120;
export const TEXT_LENGTH = 20_000;
