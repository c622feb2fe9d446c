/** Why money moved, as members tell it apart in their account record; `all` asks for each. */
export const RECORD_KINDS = ["all", "deposit", "withdraw", "transfer", "bonus", "play", "other"] as const;
