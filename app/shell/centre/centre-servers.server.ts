import type { CentreName } from "~/core/centres";
import { agentTeamOverview } from "./pages/agent-team-overview.server";
import { bonusDetails } from "./pages/bonus-details.server";
import { depositv2 } from "./pages/deposit.server";
import { identityCheck } from "./pages/identity-check.server";
import { manualRebate } from "./pages/manual-rebate.server";
import { messageV2 } from "./pages/message-v2.server";
import { missionLeaderboard } from "./pages/mission-leaderboard.server";
import { personalHistory } from "./pages/personal-history.server";
import { personalProfit } from "./pages/personal-profit.server";
import { playerRank } from "./pages/player-rank.server";
import { referral } from "./pages/referral.server";
import { responsibleGaming } from "./pages/responsible-gaming.server";
import { rewardCenter } from "./pages/reward-center.server";
import { securityCenter } from "./pages/security-center.server";
import { transactionHistory } from "./pages/transaction-history.server";
import { transferFund } from "./pages/transfer-fund.server";
import { transferUpline } from "./pages/transfer-upline.server";
import { withdraw } from "./pages/withdraw.server";
import type { CentrePageServer } from "./types";

/** The server's parts of the centres' pages, by page key. */
export const CENTRE_SERVERS: Readonly<Record<CentreName, Readonly<Record<string, CentrePageServer>>>> = {
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
