import { parseRate, timesRate } from "~/platform/money/money";
import type { SiteContext } from "~/platform/wps/context";

/** What a reward has to be bet for before money is paid out, minor units. @param times how often; the brand's rule without it */
export const turnoverOf = (
  { brand }: Pick<SiteContext, "brand">,
  amount: bigint,
  times: string | undefined = brand.config.rewards.turnoverTimes,
): bigint => timesRate(amount, parseRate(times));
