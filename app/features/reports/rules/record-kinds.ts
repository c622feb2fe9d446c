/** Groups of money movements in the account record; `all` selects every group. */
export const RECORD_KINDS = ["all", "deposit", "withdraw", "transfer", "bonus", "play", "other"] as const;
