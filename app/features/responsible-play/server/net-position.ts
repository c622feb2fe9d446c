import { toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { merchantOf } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import type { MemberContext, SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { currentSpans, sqlMinId } from "../spans.server";

/** Stakes and wins with real money, minor units. */
export interface NetPosition {
  readonly bet: bigint;
  readonly win: bigint;
}

const SUM = (what: "bet" | "win", at: number) =>
  `coalesce(sum(${what}) filter (where opened_at >= $${at}), 0)::bigint as ${what}${at}`;

/**
 * Returns a member's stakes and wins in the rounds that began since each of the given times (UTC ms), including open
 * ones. Excludes play money.
 */
export async function positionsSince(
  tx: Transaction,
  memberId: string,
  since: readonly number[],
): Promise<readonly NetPosition[]> {
  const sums = since.flatMap((_, at) => [SUM("bet", at + 3), SUM("win", at + 3)]).join(", ");
  const earliest = Math.min(...since);
  const [row = {}] = await tx.query<Record<string, bigint>>(
    `select ${sums} from round where merchant_id = $1 and member_id = $2 and not demo and id >= ${sqlMinId(earliest)}`,
    [merchantOf(tx), memberId, ...since.map((at) => new Date(at))],
  );
  return since.map((_, at) => ({ bet: row[`bet${at + 3}`] ?? 0n, win: row[`win${at + 3}`] ?? 0n }));
}

/** Converts a position to the response format. */
function positionView(ctx: Pick<SiteContext, "brand">, { bet, win }: NetPosition) {
  return { bet: wireMoney(ctx, bet), win: wireMoney(ctx, win), net: wireMoney(ctx, win - bet) };
}

/** Returns the duration of the session and the member's net positions (requirement W9). */
export const realityCheck: Implementation<"member">["realityCheck"] = async (ctx) => {
  const { everyMinutes, minutes, positions, signedInAt } = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    const began = await sessionStart(tx, ctx);
    const spans = currentSpans(ctx);
    return {
      everyMinutes: ctx.brand.config.responsibleGaming.realityCheckMinutes,
      minutes: began.minutes,
      signedInAt: began.at,
      positions: await positionsSince(tx, ctx.session.memberId, [began.at, ...spans.map(({ from }) => from)]),
    };
  });
  const [session, day, week, month] = positions.map((one) => positionView(ctx, one));
  const none = positionView(ctx, { bet: 0n, win: 0n });
  return {
    everyMinutes,
    signedInAt: toApiTime(signedInAt),
    now: toApiTime(ctx.now),
    sessionMinutes: minutes,
    session: session ?? none,
    day: day ?? none,
    week: week ?? none,
    month: month ?? none,
  };
};

/** Returns the start of this session, UTC ms, and the member's session limit, minutes. */
async function sessionStart(tx: Transaction, { now, session }: MemberContext) {
  const [row] = await tx.query<{ created_at: Date; minutes: bigint | null }>(
    `select s.created_at, case when l.pending_at <= $3 then l.pending_value else l.value end as minutes
     from session s left join play_limit l
       on l.merchant_id = s.merchant_id and l.member_id = s.member_id and l.kind = 'session' and l.period = 'session'
     where s.merchant_id = $1 and s.member_id = $2 and s.id = $4`,
    [merchantOf(tx), session.memberId, new Date(now), session.id],
  );
  if (!row) throw new WpsError("notLoggedIn");
  return { at: row.created_at.getTime(), minutes: row.minutes === null ? null : Number(row.minutes) };
}
