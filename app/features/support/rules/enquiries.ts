/** What an enquiry is about. */
export const ENQUIRY_KINDS = ["account", "payment", "game", "other"] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Characters of an enquiry, at most (spec 2 section 9). */
export const ENQUIRY_LENGTH = 140;
