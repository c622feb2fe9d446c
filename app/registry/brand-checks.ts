import { paymentProblems } from "~/features/cashier/checks/payments";
import { rewardProblems } from "~/features/house/checks/rewards";
import { promotionProblems } from "~/features/promotions/checks/promotions";
import type { FeatureCheck } from "~/platform/brands/checks/feature-check";

/** The checks of brand files that features add. A new one is a line here. */
export const BRAND_CHECKS: readonly FeatureCheck[] = [
  ({ config }) => paymentProblems(config),
  promotionProblems,
  rewardProblems,
];
