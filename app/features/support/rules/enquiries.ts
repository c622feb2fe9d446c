/** Topics of enquiries. */
export const ENQUIRY_KINDS = ["account", "payment", "game", "other"] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Maximum length of an enquiry, in characters (spec 2 section 9). */
export const ENQUIRY_LENGTH = 140;
