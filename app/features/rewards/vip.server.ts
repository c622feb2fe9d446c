import { vipLevelOf } from "~/features/members/rank.server";
import { sendMemberMessage } from "~/features/sending/messages.server";
import { artUrl, entriesOf, textOf } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import type { JobFigures } from "~/platform/jobs/job";
import { minorAmountOfFile, wireMoney } from "~/platform/money/amounts";
import { localDate } from "~/platform/time/calendar-day";
import type { SiteContext } from "~/platform/wps/context";
import type { Implementation } from "~/platform/wps/implementation";
import { levelBenefits } from "./benefits.server";
import { totalCountedBets } from "./play-day.server";
import { giveReward } from "./server/rewards";
import { turnoverOf } from "./server/turnover-rule";
import * as sql from "./server/vip.sql.gen";

type Work = Pick<SiteContext, "brand" | "now" | "db">;

/** Returns the brand's levels, lowest first. */
const levelsOf = ({ brand }: Pick<SiteContext, "brand">) =>
  entriesOf(brand, brand.content.vip.items)
    .map(([id, level]) => ({ id, ...level }))
    .sort((a, b) => a.rank - b.rank);

/** Returns the points for a sum of bets, rounded down. @param bet minor units */
const pointsOf = (ctx: Pick<SiteContext, "brand">, bet: bigint): number => {
  const each = minorAmountOfFile(ctx, ctx.brand.config.rewards.betPerPoint);
  return each > 0n ? Number(bet / each) : 0;
};

/** Returns the rank of a member's level, from 1; 0 for none. */
export async function rankOf(tx: Transaction, memberId: string): Promise<number> {
  return (await tx.first(sql.rankOfMember, { id: memberId }))?.rankLevel ?? 0;
}

/** playerRank: returns the member's level and points, computed from their bets. */
export const vip: Implementation<"member">["vip"] = async (ctx) => {
  const { memberId } = ctx.session;
  const [bet, rank] = await ctx.db.read(ctx.brand.code, async (tx) => {
    return [await totalCountedBets(tx, memberId), await rankOf(tx, memberId)] as const;
  });
  const points = pointsOf(ctx, bet);
  const level = vipLevelOf(ctx, rank);
  const levels = levelsOf(ctx);
  const next = levels.find((level) => level.rank > rank);
  return {
    rankLevel: level ? rank : 0,
    labelName: level?.labelName ?? "",
    icon: level?.icon ?? null,
    points,
    validBet: wireMoney(ctx, bet),
    betPerPoint: wireMoney(ctx, minorAmountOfFile(ctx, ctx.brand.config.rewards.betPerPoint)),
    next: next
      ? {
          rankLevel: next.rank,
          labelName: textOf(ctx, next.name),
          points: next.points,
          left: Math.max(0, next.points - points),
        }
      : null,
    levels: levels.map(({ benefits, gift, name, points: needed, rank: rankLevel, rebate }) => ({
      rankLevel,
      labelName: textOf(ctx, name),
      icon: artUrl(ctx, "medal", String(rankLevel)),
      points: needed,
      gift: gift === undefined ? null : wireMoney(ctx, minorAmountOfFile(ctx, gift)),
      benefits: levelBenefits(ctx, { benefits, rebate }).map(({ text }) => text),
    })),
  };
};

/** Looking back one day covers today and yesterday of the brand, and so every member who played since the last run. */
const DAY_MS = 86_400_000;

/**
 * Raises members who have bet enough for a higher level, notifies them, and gives the gift of each level reached on the way: a
 * job. Levels never fall.
 */
export async function raiseLevels(ctx: Work): Promise<JobFigures> {
  const { brand, db, now } = ctx;
  const levels = levelsOf(ctx);
  if (levels.length === 0) return { raised: 0 };
  const day = localDate(brand.config.timeZone, now - DAY_MS);
  const players = await db.read(brand.code, (tx) => tx.all(sql.playersSince, { day }));
  let raised = 0;
  for (const { bet, id, rankLevel } of players) {
    const points = pointsOf(ctx, bet);
    const reached = levels.filter((level) => level.rank > rankLevel && level.points <= points);
    if (reached.length > 0 && (await raise(ctx, id, reached))) raised += 1;
  }
  return { raised };
}

function raise(ctx: Work, memberId: string, reached: ReturnType<typeof levelsOf>): Promise<boolean> {
  const top = Math.max(...reached.map(({ rank }) => rank));
  return ctx.db.transaction(ctx.brand.code, async (tx) => {
    if ((await tx.run(sql.raiseRank, { id: memberId, rank: top })) === 0) return false;
    for (const { gift, rank } of reached) {
      const amount = gift === undefined ? 0n : minorAmountOfFile(ctx, gift);
      if (amount <= 0n) continue;
      const reference = `level:${rank}:${memberId}`;
      const turnover = turnoverOf(ctx, amount);
      await giveReward(tx, ctx, { memberId, kind: "level", reference, amount, turnover, about: { rank } });
    }
    await sendMemberMessage(tx, ctx.now, memberId, "level", { rank: top });
    return true;
  });
}
