import { securityCenter } from "~/features/access/pages/security-center/security-center.server";
import { agentTeamOverview } from "~/features/agents/pages/team-overview/agent-team-overview.server";
import { depositv2 } from "~/features/cashier/pages/deposit/deposit.server";
import { transferFund } from "~/features/cashier/pages/transfer-fund/transfer-fund.server";
import { transferUpline } from "~/features/cashier/pages/transfer-upline/transfer-upline.server";
import { withdraw } from "~/features/cashier/pages/withdraw/withdraw.server";
import { identityCheck } from "~/features/members/pages/identity-check/identity-check.server";
import { messageV2 } from "~/features/messages/pages/message-v2/message-v2.server";
import { personalHistory } from "~/features/reports/pages/personal-history/personal-history.server";
import { personalProfit } from "~/features/reports/pages/personal-profit/personal-profit.server";
import { transactionHistory } from "~/features/reports/pages/transaction-history/transaction-history.server";
import { responsibleGaming } from "~/features/responsible-play/pages/responsible-gaming/responsible-gaming.server";
import { bonusDetails } from "~/features/rewards/pages/bonus-details/bonus-details.server";
import { manualRebate } from "~/features/rewards/pages/manual-rebate/manual-rebate.server";
import { missionLeaderboard } from "~/features/rewards/pages/mission-leaderboard/mission-leaderboard.server";
import { playerRank } from "~/features/rewards/pages/player-rank/player-rank.server";
import { referral } from "~/features/rewards/pages/referral/referral.server";
import { rewardCenter } from "~/features/rewards/pages/reward-center/reward-center.server";
import type { CentrePageServer, CentrePages, Centres } from "~/site/centre/types";
import { CENTRE_PAGES, type CentrePageKey } from "./centre-pages";

/** One server part per declared page. */
type Servers = { readonly [C in keyof CentrePages]: Readonly<Record<CentrePageKey<C>, CentrePageServer>> };

/** Server parts of the centres' pages, by page key. */
const servers: Servers = {
  member: {
    bonusDetails,
    depositv2,
    identityCheck,
    manualRebate,
    messageV2,
    missionLeaderboard,
    personalHistoryCopy: personalHistory,
    personalProfit,
    playerRank,
    referral,
    responsibleGaming,
    rewardCenter,
    securityCenter,
    transactionHistory,
    transferFund,
    transferUpline,
    withdraw,
  },
  agent: { agentTeamOverview },
};

/** Pages of both centres with their server parts. */
export const CENTRES: Centres = { pages: CENTRE_PAGES, servers };
