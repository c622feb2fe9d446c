import { sessionCalls } from "~/features/access/contract/session";
import { verificationCalls } from "~/features/access/contract/verification";
import { agentCalls } from "~/features/agents/contract/agent";
import { paymentCalls } from "~/features/cashier/contract/payment";
import { walletCalls } from "~/features/cashier/contract/wallet";
import { homeCalls } from "~/features/content/contract/home";
import { gameCalls } from "~/features/games/contract/game";
import { gamePlayCalls } from "~/features/games/contract/game-play";
import { houseCalls } from "~/features/house/contract/house";
import { lotteryCalls } from "~/features/lottery/contract/lottery";
import { memberCalls } from "~/features/members/contract/member";
import { messageCalls } from "~/features/messages/contract/message";
import { pointCalls } from "~/features/points/contract/point";
import { promotionCalls } from "~/features/promotions/contract/promotion";
import { reportCalls } from "~/features/reports/contract/report";
import { memberLimitCalls } from "~/features/responsible-play/contract/member-limits";
import { memberVipCalls } from "~/features/rewards/contract/member-vip";
import { missionCalls } from "~/features/rewards/contract/mission";
import { rewardCalls } from "~/features/rewards/contract/reward";
import { feedbackCalls } from "~/features/support/contract/feedback";
import { systemCalls } from "~/features/system/contract/system";
import { staffCalls } from "./staff-contract";

/** Every call, by area and name. A new call is added to its area's module. */
export const contract = {
  system: { ...systemCalls, ...feedbackCalls },
  home: homeCalls,
  game: { ...gameCalls, ...gamePlayCalls },
  message: messageCalls,
  promotion: { ...promotionCalls, ...rewardCalls },
  lottery: { ...lotteryCalls, ...missionCalls },
  point: pointCalls,
  session: sessionCalls,
  verification: verificationCalls,
  member: { ...memberCalls, ...memberLimitCalls, ...memberVipCalls },
  house: houseCalls,
  wallet: walletCalls,
  report: reportCalls,
  payment: paymentCalls,
  agent: agentCalls,
  staff: staffCalls,
} as const;

declare module "~/platform/wps/types" {
  interface RegisteredContract {
    readonly contract: typeof contract;
  }
}
