import { multiplyByRate, parseRate } from "~/platform/money/money";
import type { SiteContext } from "~/platform/wps/context";

/**
 * Returns the turnover that a reward requires before withdrawal, minor units. @param times multiplier; the brand's rule when
 * omitted
 */
export const turnoverOf = (
  { brand }: Pick<SiteContext, "brand">,
  amount: bigint,
  times: string | undefined = brand.config.rewards.turnoverTimes,
): bigint => multiplyByRate(amount, parseRate(times));
