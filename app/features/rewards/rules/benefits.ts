/** Kinds of the benefits of a VIP level: a rebate, the gift for reaching the level, and all others. */
export const BENEFIT_KINDS = ["rebate", "gift", "other"] as const;

/** Kind of a benefit, sent with its sentence. */
export interface BenefitKind {
  readonly kind: (typeof BENEFIT_KINDS)[number];
  /** Categories and games of a rebate, in the caller's language, e.g. `Slots, Fishing`. */
  readonly games?: string | undefined;
}
