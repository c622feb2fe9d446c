import { sessionCalls } from "~/features/access/session-calls.server";
import { securityCalls } from "~/features/members/security-facts.server";
import { report } from "~/features/reports/record-calls.server";
import { responsibleCalls } from "~/features/responsible-play/limit-calls.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import { merchantOf } from "~/platform/db/transaction";
import type { Implementation } from "~/platform/wps/implementation";
import { memberContextOf } from "../member-context.server";

type Calls = Implementation<"staff">;

interface BreakRow extends Record<string, unknown> {
  readonly id: string;
  readonly kind: "timeOut" | "exclusion";
  readonly at: Date;
  readonly until_at: Date | null;
}

/** Implements the records of a member by the member's calls. */
export const playerRecords: Pick<Calls, "playerLedger" | "playerBets" | "playerSessions" | "playerLimits"> = {
  async playerLedger(ctx, { code, memberId, ...given }) {
    return report.accountRecord(await memberContextOf(ctx, { code, memberId }), given);
  },
  async playerBets(ctx, { code, memberId, ...given }) {
    return report.bettingRecord(await memberContextOf(ctx, { code, memberId }), given);
  },
  async playerSessions(ctx, { code, memberId, ...page }) {
    const member = await memberContextOf(ctx, { code, memberId });
    const { rows } = await sessionCalls.sessions(member, {});
    return { sessions: rows, signIns: await securityCalls.loginHistory(member, page) };
  },
  async playerLimits(ctx, { code, memberId }) {
    const { rows } = await responsibleCalls.limits(await memberContextOf(ctx, { code, memberId }), {});
    const breaks = await ctx.db.transaction(code, (tx) =>
      tx.query<BreakRow>(
        `select id, kind, at, until_at from play_break where merchant_id = $1 and member_id = $2
         order by at desc, id desc limit 50`,
        [merchantOf(tx), memberId],
      ),
    );
    return {
      limits: rows,
      breaks: breaks.map(({ at, id, kind, until_at }) => ({
        id,
        kind,
        at: toApiTime(at.getTime()),
        until: until_at && toApiTime(until_at.getTime()),
        inForce: until_at === null || until_at.getTime() > ctx.now,
      })),
    };
  },
};
