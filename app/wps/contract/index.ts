import { gameCalls } from "./game";
import { homeCalls } from "./home";
import { lotteryCalls } from "./lottery";
import { pointCalls } from "./point";
import { promotionCalls } from "./promotion";
import { staffCalls } from "./staff";
import { systemCalls } from "./system";

/** Every call, by area and name. A new call is added to its area's module. */
export const contract = {
  system: systemCalls,
  home: homeCalls,
  game: gameCalls,
  promotion: promotionCalls,
  lottery: lotteryCalls,
  point: pointCalls,
  staff: staffCalls,
} as const;

/** The type of the contract. */
export type Contract = typeof contract;
