import { toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import type { MemberContext, SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { minIdAt, startsOfSpans } from "../spans.server";
import * as sql from "./limits.sql.gen";

/** Stakes and wins with real money, minor units. */
export interface NetPosition {
  readonly bet: bigint;
  readonly win: bigint;
}

/** Values by period of the net positions. */
type ByPeriod<T> = Readonly<Record<"session" | "day" | "week" | "month", T>>;

/**
 * Returns a member's stakes and wins in the rounds that began since each of the given times (UTC ms), including open
 * ones. Excludes play money.
 */
export async function positionsSince(
  tx: Transaction,
  memberId: string,
  since: ByPeriod<number>,
): Promise<ByPeriod<NetPosition>> {
  const { day, month, session, week } = since;
  const sums = await tx.first(sql.positionsSince, {
    memberId,
    session: new Date(session),
    day: new Date(day),
    week: new Date(week),
    month: new Date(month),
    minId: minIdAt(Math.min(session, day, week, month)),
  });
  return {
    session: { bet: sums?.sessionBet ?? 0n, win: sums?.sessionWin ?? 0n },
    day: { bet: sums?.dayBet ?? 0n, win: sums?.dayWin ?? 0n },
    week: { bet: sums?.weekBet ?? 0n, win: sums?.weekWin ?? 0n },
    month: { bet: sums?.monthBet ?? 0n, win: sums?.monthWin ?? 0n },
  };
}

/** Converts a position to the response format. */
function positionView(ctx: Pick<SiteContext, "brand">, { bet, win }: NetPosition) {
  return { bet: wireMoney(ctx, bet), win: wireMoney(ctx, win), net: wireMoney(ctx, win - bet) };
}

/** Returns the duration of the session and the member's net positions (requirement W9). */
export const realityCheck: Implementation<"member">["realityCheck"] = async (ctx) => {
  const { everyMinutes, minutes, positions, signedInAt } = await ctx.db.read(ctx.brand.code, async (tx) => {
    const began = await sessionStart(tx, ctx);
    return {
      everyMinutes: ctx.brand.config.responsibleGaming.realityCheckMinutes,
      minutes: began.minutes,
      signedInAt: began.at,
      positions: await positionsSince(tx, ctx.session.memberId, { ...startsOfSpans(ctx), session: began.at }),
    };
  });
  return {
    everyMinutes,
    signedInAt: toApiTime(signedInAt),
    now: toApiTime(ctx.now),
    sessionMinutes: minutes,
    session: positionView(ctx, positions.session),
    day: positionView(ctx, positions.day),
    week: positionView(ctx, positions.week),
    month: positionView(ctx, positions.month),
  };
};

/** Returns the start of this session, UTC ms, and the member's session limit, minutes. */
async function sessionStart(tx: Transaction, { now, session }: MemberContext) {
  const row = await tx.first(sql.sessionStart, {
    memberId: session.memberId,
    sessionId: session.id,
    now: new Date(now),
  });
  if (!row) throw new WpsError("notLoggedIn");
  return { at: row.createdAt.getTime(), minutes: row.minutes === null ? null : Number(row.minutes) };
}
