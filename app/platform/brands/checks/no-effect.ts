import { isJsonObject } from "~/platform/text/json";
import { type RawProblem, say } from "../problem";

/** The only kind of lottery that the product has (spec 1 section 3). */
const LOTTERY_TYPE = "SEA";

/** A setting of tenant.json that clients of the API are told, and that the brand's own site does not use. */
function idle(pointer: string, key: "noAnalytics" | "noLotteryType"): RawProblem {
  return { file: "tenant.json", pointer, ...say(key), part: "value" };
}

/**
 * Settings of a brand's own tenant.json without an effect on its site: told as warnings, so that nobody counts on them.
 * @param written the parsed file
 */
export function settingsWithoutEffect(written: unknown): RawProblem[] {
  if (!isJsonObject(written)) return [];
  const { analytics, lotteryType } = written;
  const hasTag = isJsonObject(analytics) && analytics["gtagId"] !== undefined;
  return [
    ...(hasTag ? [idle("/analytics/gtagId", "noAnalytics")] : []),
    ...(lotteryType !== undefined && lotteryType !== LOTTERY_TYPE ? [idle("/lotteryType", "noLotteryType")] : []),
  ];
}
