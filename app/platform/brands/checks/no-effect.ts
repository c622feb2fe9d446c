import { isJsonObject } from "~/platform/text/json";
import { problemMessage, type UnplacedProblem } from "../problem";

/** The only lottery type of the product (WPS constant). */
const LOTTERY_TYPE = "SEA";

/** Returns the problem of a setting of tenant.json that only API clients receive and the brand's site does not use. */
function idle(pointer: string, key: "noAnalytics" | "noLotteryType"): UnplacedProblem {
  return { file: "tenant.json", pointer, ...problemMessage(key), part: "value" };
}

/**
 * Returns the settings of a brand's tenant.json that have no effect on its site. Reported as warnings.
 * @param written the parsed file, unmerged
 */
export function settingsWithoutEffect(written: unknown): UnplacedProblem[] {
  if (!isJsonObject(written)) return [];
  const { analytics, lotteryType } = written;
  const hasTag = isJsonObject(analytics) && analytics["gtagId"] !== undefined;
  return [
    ...(hasTag ? [idle("/analytics/gtagId", "noAnalytics")] : []),
    ...(lotteryType !== undefined && lotteryType !== LOTTERY_TYPE ? [idle("/lotteryType", "noLotteryType")] : []),
  ];
}
