import type { IconName } from "~/ui/icon";
import type { RewardKind } from "../../rules/rewards";

/** Icon of each kind of reward. */
export const KIND_ICONS: Readonly<Record<RewardKind, IconName>> = {
  bonus: "gift",
  redEnvelope: "mail",
  mission: "trophy",
  level: "crown",
  raffle: "ticket",
  referral: "users",
  rebate: "percent",
};
