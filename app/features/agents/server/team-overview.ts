import { toApiTime } from "~/platform/brands/brand-parts";
import { periodAround } from "~/platform/time/calendar-day";
import { AGENT_TYPES, isAgentType } from "~/platform/wps/account-types";
import type { MemberContext } from "~/platform/wps/context";

/** Number of latest sign-ins in the response. */
const LAST = 10;

/**
 * CTEs with all accounts below an agent, at any depth. Parameters: brand $1, agent $2. `union` drops accounts that are
 * already found, so a cycle in the tree ends the recursion.
 */
const TEAM = `
  with recursive below (id) as (
    select id from member where merchant_id = $1 and upline_id = $2
    union
    select m.id from member m join below b on m.upline_id = b.id where m.merchant_id = $1
  ),
  team as (
    select m.id, m.account, m.nickname, m.type, m.created_at, m.upline_id = $2 as direct
    from below b join member m on m.merchant_id = $1 and m.id = b.id
    where m.id <> $2
  )`;

/** Parameters, in addition to those of `TEAM`: agent types $3, start of the brand's day $4 and week $5. */
const COUNTS = `${TEAM}
  select
    count(*) filter (where not agent)::int as members,
    count(*) filter (where not agent and direct)::int as members_direct,
    count(*) filter (where agent)::int as agents,
    count(*) filter (where agent and direct)::int as agents_direct,
    count(*) filter (where created_at >= $4::timestamptz)::int as today,
    count(*) filter (where created_at >= $5::timestamptz)::int as week
  from (select *, type = any($3::smallint[]) as agent from team) as each`;

const SIGN_INS = `${TEAM}
  select t.account, t.nickname, t.type, s.at
  from team t cross join lateral (
    select at, id from sign_in where merchant_id = $1 and member_id = t.id and ok order by id desc limit 1
  ) s
  order by s.at desc, s.id desc
  limit ${LAST}`;

interface CountRow {
  readonly members: number;
  readonly members_direct: number;
  readonly agents: number;
  readonly agents_direct: number;
  readonly today: number;
  readonly week: number;
}

interface SignInRow {
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly at: Date;
}

/** Returns the team of the calling agent; see the call `teamOverview`. */
export async function teamOverview({ brand, db, now, session }: MemberContext) {
  const who = [brand.code, session.memberId];
  const begun = (["day", "week"] as const).map((period) => periodAround(period, brand.config.timeZone, now).from);
  const { counts, signIns } = await db.transaction(brand.code, async (tx) => {
    const [row] = await tx.query<CountRow>(COUNTS, [...who, AGENT_TYPES, ...begun.map((at) => new Date(at))]);
    return { counts: row, signIns: await tx.query<SignInRow>(SIGN_INS, who) };
  });
  if (!counts) throw new Error("the count returned no row");
  return {
    members: { direct: counts.members_direct, all: counts.members },
    agents: { direct: counts.agents_direct, all: counts.agents },
    joined: { today: counts.today, week: counts.week },
    lastSignIns: signIns.map(({ account, at, nickname, type }) => {
      return { account, nickname, isAgent: isAgentType(type), at: toApiTime(at.getTime()) };
    }),
  };
}
