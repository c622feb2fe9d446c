import { CENTRE_FLAGS } from "~/platform/brands/centres";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import type { CentreFacts, CentrePages } from "~/site/centre/types";

/** Shows a page only while its flag is on. */
const shownWhileFlag = (key: keyof typeof CENTRE_FLAGS) => (facts: CentreFacts) => isFlagOn(facts, CENTRE_FLAGS[key]);

/**
 * Pages of the two centres, in menu order. Each page declared here needs its server part in
 * `centre-servers.server.ts`, which does not compile without it. The menus show exactly the declared pages.
 */
export const CENTRE_PAGES = {
  member: [
    {
      key: "securityCenter",
      label: "shell:centre.securityCenter",
      icon: "user",
      view: (via) =>
        via(() => import("~/features/access/pages/security-center/security-center")).then(({ SecurityCenter }) => ({
          default: SecurityCenter,
        })),
    },
    {
      key: "transferFund",
      label: "shell:centre.transferFund",
      icon: "wallet",
      view: (via) =>
        via(() => import("~/features/cashier/pages/transfer-fund/transfer-fund")).then(({ TransferFund }) => ({
          default: TransferFund,
        })),
    },
    {
      key: "depositv2",
      label: "shell:centre.depositv2",
      icon: "coins",
      view: (via) =>
        via(() => import("~/features/cashier/pages/deposit/deposit")).then(({ Deposit }) => ({ default: Deposit })),
    },
    {
      key: "withdraw",
      label: "shell:centre.withdraw",
      icon: "landmark",
      view: (via) =>
        via(() => import("~/features/cashier/pages/withdraw/withdraw")).then(({ Withdraw }) => ({ default: Withdraw })),
    },
    {
      key: "transferUpline",
      label: "shell:centre.transferUpline",
      icon: "send",
      shown: ({ toUpline }) => toUpline,
      view: (via) =>
        via(() => import("~/features/cashier/pages/transfer-upline/transfer-upline")).then(({ TransferUpline }) => ({
          default: TransferUpline,
        })),
    },
    {
      key: "identityCheck",
      label: "shell:centre.identityCheck",
      icon: "badge-check",
      shown: shownWhileFlag("identityCheck"),
      view: (via) =>
        via(() => import("~/features/members/pages/identity-check/identity-check")).then(({ IdentityCheck }) => ({
          default: IdentityCheck,
        })),
    },
    {
      key: "personalHistoryCopy",
      label: "shell:centre.personalHistory",
      icon: "history",
      view: (via) =>
        via(() => import("~/features/reports/pages/personal-history/personal-history")).then(({ PersonalHistory }) => ({
          default: PersonalHistory,
        })),
    },
    {
      key: "transactionHistory",
      label: "shell:centre.transactionHistory",
      icon: "receipt",
      view: (via) =>
        via(() => import("~/features/reports/pages/transaction-history/transaction-history")).then(
          ({ TransactionHistory }) => ({
            default: TransactionHistory,
          }),
        ),
    },
    {
      key: "personalProfit",
      label: "shell:centre.personalProfit",
      icon: "scale",
      view: (via) =>
        via(() => import("~/features/reports/pages/personal-profit/personal-profit")).then(({ PersonalProfit }) => ({
          default: PersonalProfit,
        })),
    },
    {
      key: "bonusDetails",
      label: "shell:centre.bonusDetails",
      icon: "badge-percent",
      view: (via) =>
        via(() => import("~/features/rewards/pages/bonus-details/bonus-details")).then(({ BonusDetails }) => ({
          default: BonusDetails,
        })),
    },
    {
      key: "rewardCenter",
      label: "shell:centre.rewardCenter",
      icon: "gift",
      view: (via) =>
        via(() => import("~/features/rewards/pages/reward-center/reward-center")).then(({ RewardCenter }) => ({
          default: RewardCenter,
        })),
    },
    {
      key: "referral",
      label: "shell:centre.referral",
      icon: "users",
      shown: shownWhileFlag("referral"),
      view: (via) =>
        via(() => import("~/features/rewards/pages/referral/referral")).then(({ Referral }) => ({ default: Referral })),
    },
    {
      key: "missionLeaderboard",
      label: "shell:centre.missionLeaderboard",
      icon: "trophy",
      view: (via) =>
        via(() => import("~/features/rewards/pages/mission-leaderboard/mission-leaderboard")).then(
          ({ MissionLeaderboard }) => ({
            default: MissionLeaderboard,
          }),
        ),
    },
    {
      key: "messageV2",
      label: "shell:centre.messageV2",
      icon: "mail",
      view: (via) =>
        via(() => import("~/features/messages/pages/message-v2/message-v2")).then(({ MessageV2 }) => ({
          default: MessageV2,
        })),
    },
    {
      key: "manualRebate",
      label: "shell:centre.manualRebate",
      icon: "percent",
      view: (via) =>
        via(() => import("~/features/rewards/pages/manual-rebate/manual-rebate")).then(({ ManualRebate }) => ({
          default: ManualRebate,
        })),
    },
    {
      key: "playerRank",
      label: "shell:centre.playerRank",
      icon: "crown",
      view: (via) =>
        via(() => import("~/features/rewards/pages/player-rank/player-rank")).then(({ PlayerRank }) => ({
          default: PlayerRank,
        })),
    },
    {
      key: "responsibleGaming",
      label: "shell:centre.responsibleGaming",
      icon: "clock",
      view: (via) =>
        via(() => import("~/features/responsible-play/pages/responsible-gaming/responsible-gaming")).then(
          ({ ResponsibleGaming }) => ({ default: ResponsibleGaming }),
        ),
    },
  ],
  agent: [
    {
      key: "agentTeamOverview",
      label: "shell:centre.agentTeamOverview",
      icon: "layout-grid",
      view: (via) =>
        via(() => import("~/features/agents/pages/team-overview/agent-team-overview")).then(
          ({ AgentTeamOverview }) => ({
            default: AgentTeamOverview,
          }),
        ),
    },
  ],
} as const satisfies CentrePages;

/** Keys of a centre's pages. */
export type CentrePageKey<C extends keyof CentrePages> = (typeof CENTRE_PAGES)[C][number]["key"];
