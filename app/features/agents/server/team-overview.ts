import { toApiTime } from "~/platform/brands/brand-parts";
import { periodAround } from "~/platform/time/calendar-day";
import { AGENT_TYPES, isAgentType } from "~/platform/wps/account-types";
import type { MemberContext } from "~/platform/wps/context";
import * as sql from "./team.sql.gen";

/** Number of latest sign-ins in the response. */
const LAST = 10;

/** Returns the team of the calling agent; see the call `teamOverview`. */
export async function teamOverview({ brand, db, now, session }: MemberContext) {
  const agentId = session.memberId;
  const since = (period: "day" | "week") => new Date(periodAround(period, brand.config.timeZone, now).from);
  const { counts, signIns } = await db.read(brand.code, async (tx) => ({
    counts: await tx.first(sql.countTeam, {
      agentId,
      agentTypes: AGENT_TYPES,
      today: since("day"),
      week: since("week"),
    }),
    signIns: await tx.all(sql.teamSignIns, { agentId, most: LAST }),
  }));
  if (!counts) throw new Error("the count returned no row");
  return {
    members: { direct: counts.membersDirect, all: counts.members },
    agents: { direct: counts.agentsDirect, all: counts.agents },
    joined: { today: counts.today, week: counts.week },
    lastSignIns: signIns.map(({ account, at, nickname, type }) => {
      return { account, nickname, isAgent: isAgentType(type), at: toApiTime(at.getTime()) };
    }),
  };
}
