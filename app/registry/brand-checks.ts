import { paymentProblems } from "~/features/cashier/checks/payments";
import { rewardProblems } from "~/features/house/checks/rewards";
import { promotionProblems } from "~/features/promotions/checks/promotions";
import type { FeatureCheck } from "~/platform/brands/checks/feature-check";
import { reservedHosts } from "~/platform/brands/checks/reserved-hosts";

/** The checks of brand files that features add. A new one is a line here. */
export const BRAND_CHECKS: readonly FeatureCheck[] = [
  ({ config }) => paymentProblems(config),
  promotionProblems,
  rewardProblems,
];

/** The same for an installation. @param consoleHosts the hosts of its console (`CONSOLE_HOSTS`), which no brand may have */
export const brandChecks = (consoleHosts: readonly string[]): readonly FeatureCheck[] => [
  ...BRAND_CHECKS,
  reservedHosts(consoleHosts),
];
