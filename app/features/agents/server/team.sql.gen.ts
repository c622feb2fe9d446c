// Generated from team.sql. Do not edit.
import type { AccountType } from "~/platform/wps/account-types";
import { statement } from "~/platform/db/statement";

export interface TeamMemberParams {
  readonly account: string;
  readonly agentId: string;
}

export interface TeamMemberRow {
  readonly id: string;
}

/** Returns an account in an agent's team, at any depth. `union` drops accounts that are already found, so a cycle in the tree ends the recursion. */
export const teamMember = statement<TeamMemberParams, TeamMemberRow>({
  name: "agents/team.teamMember",
  text: `with recursive above (id, upline_id) as (
  select id, upline_id from member where merchant_id = $1 and account = $2
  union
  select m.id, m.upline_id from member m join above a on m.id = a.upline_id where m.merchant_id = $1
)
select m.id from member m
where m.merchant_id = $1 and m.account = $2 and m.id <> $3
  and exists (select 1 from above where upline_id = $3)`,
  params: ["merchant","account","agentId"],
  json: [],
  columns: ["id"],
  isPrepared: true,
});

export interface CountTeamParams {
  readonly agentId: string;
  readonly agentTypes: readonly number[];
  readonly today: Date;
  readonly week: Date;
}

export interface CountTeamRow {
  readonly members: number;
  readonly membersDirect: number;
  readonly agents: number;
  readonly agentsDirect: number;
  readonly today: number;
  readonly week: number;
}

/** Counts the accounts below an agent, at any depth. */
export const countTeam = statement<CountTeamParams, CountTeamRow>({
  name: "agents/team.countTeam",
  text: `with recursive below (id) as (
  select id from member where merchant_id = $1 and upline_id = $2
  union
  select m.id from member m join below b on m.upline_id = b.id where m.merchant_id = $1
),
team as (
  select m.created_at, m.upline_id = $2 as direct, m.type = any($3::smallint[]) as agent
  from below b join member m on m.merchant_id = $1 and m.id = b.id
  where m.id <> $2
)
select
  (count(*) filter (where not agent))::int as "members!",
  (count(*) filter (where not agent and direct))::int as "members_direct!",
  (count(*) filter (where agent))::int as "agents!",
  (count(*) filter (where agent and direct))::int as "agents_direct!",
  (count(*) filter (where created_at >= $4))::int as "today!",
  (count(*) filter (where created_at >= $5))::int as "week!"
from team`,
  params: ["merchant","agentId","agentTypes","today","week"],
  json: [],
  columns: ["members","membersDirect","agents","agentsDirect","today","week"],
  isPrepared: false,
});

export interface TeamSignInsParams {
  readonly agentId: string;
  readonly most: number;
}

export interface TeamSignInsRow {
  readonly account: string;
  readonly nickname: string;
  readonly type: AccountType;
  readonly at: Date;
}

/** Returns the latest sign-in of each account below an agent, latest first. */
export const teamSignIns = statement<TeamSignInsParams, TeamSignInsRow>({
  name: "agents/team.teamSignIns",
  text: `with recursive below (id) as (
  select id from member where merchant_id = $1 and upline_id = $2
  union
  select m.id from member m join below b on m.upline_id = b.id where m.merchant_id = $1
)
select m.account, m.nickname, m.type, s.at
from below b join member m on m.merchant_id = $1 and m.id = b.id
cross join lateral (
  select at, id from sign_in where merchant_id = $1 and member_id = m.id and ok order by id desc limit 1
) s
where m.id <> $2
order by s.at desc, s.id desc
limit $3::int`,
  params: ["merchant","agentId","most"],
  json: [],
  columns: ["account","nickname","type","at"],
  isPrepared: false,
});
