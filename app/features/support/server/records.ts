import { sessionCalls } from "~/features/access/session-calls.server";
import { securityCalls } from "~/features/members/security-facts.server";
import { report } from "~/features/reports/record-calls.server";
import { responsibleCalls } from "~/features/responsible-play/limit-calls.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import type { Implementation } from "~/platform/wps/implementation";
import { memberContextOf } from "../member-context.server";
import { breaksOf } from "./records.sql.gen";

type Calls = Implementation<"staff">;

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
    const breaks = await ctx.db.read(code, (tx) => tx.all(breaksOf, { memberId }));
    return {
      limits: rows,
      breaks: breaks.map(({ at, id, kind, untilAt }) => ({
        id,
        kind,
        at: toApiTime(at.getTime()),
        until: untilAt && toApiTime(untilAt.getTime()),
        inForce: untilAt === null || untilAt.getTime() > ctx.now,
      })),
    };
  },
};
