import type { Implementation } from "~/platform/wps/implementation";
import { bettingRecord } from "./server/bets";
import { personalProfit } from "./server/profit";
import { statement } from "./server/statement";
import { accountRecord } from "./server/transactions";

/** Implements the calls about a member's records; see `./contract/report`. */
export const report: Implementation<"report"> = { bettingRecord, accountRecord, personalProfit, statement };
