import { agentCalls } from "./agent";
import { gameCalls } from "./game";
import { gamePlayCalls } from "./game-play";
import { homeCalls } from "./home";
import { houseCalls } from "./house";
import { lotteryCalls } from "./lottery";
import { memberCalls } from "./member";
import { messageCalls } from "./message";
import { missionCalls } from "./mission";
import { paymentCalls } from "./payment";
import { pointCalls } from "./point";
import { promotionCalls } from "./promotion";
import { reportCalls } from "./report";
import { rewardCalls } from "./reward";
import { sessionCalls } from "./session";
import { staffCalls } from "./staff";
import { systemCalls } from "./system";
import { verificationCalls } from "./verification";
import { walletCalls } from "./wallet";

/** Every call, by area and name. A new call is added to its area's module. */
export const contract = {
  system: systemCalls,
  home: homeCalls,
  game: { ...gameCalls, ...gamePlayCalls },
  message: messageCalls,
  promotion: { ...promotionCalls, ...rewardCalls },
  lottery: { ...lotteryCalls, ...missionCalls },
  point: pointCalls,
  session: sessionCalls,
  verification: verificationCalls,
  member: memberCalls,
  house: houseCalls,
  wallet: walletCalls,
  report: reportCalls,
  payment: paymentCalls,
  agent: agentCalls,
  staff: staffCalls,
} as const;

/** The type of the contract. */
export type Contract = typeof contract;
