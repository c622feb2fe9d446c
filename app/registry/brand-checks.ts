import { paymentProblems } from "~/features/cashier/checks/payments";
import { rewardProblems } from "~/features/house/checks/rewards";
import { promotionProblems } from "~/features/promotions/checks/promotions";
import type { FeatureCheck } from "~/platform/brands/checks/feature-check";
import { reservedHosts } from "~/platform/brands/checks/reserved-hosts";

/** Checks of brand files that features contribute. A new check is a line here. */
export const BRAND_CHECKS: readonly FeatureCheck[] = [
  ({ config }) => paymentProblems(config),
  promotionProblems,
  rewardProblems,
];

/** Returns the checks for one installation. @param consoleHosts hosts of its console (`CONSOLE_HOSTS`), which no brand may use */
export const brandChecks = (consoleHosts: readonly string[]): readonly FeatureCheck[] => [
  ...BRAND_CHECKS,
  reservedHosts(consoleHosts),
];
