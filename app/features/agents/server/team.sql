-- Returns an account in an agent's team, at any depth. `union` drops accounts that are already found, so a cycle in the tree
-- ends the recursion.
/* @name teamMember */
with recursive above (id, upline_id) as (
  select id, upline_id from member where merchant_id = :merchant! and account = :account!
  union
  select m.id, m.upline_id from member m join above a on m.id = a.upline_id where m.merchant_id = :merchant!
)
select m.id from member m
where m.merchant_id = :merchant! and m.account = :account! and m.id <> :agentId!
  and exists (select 1 from above where upline_id = :agentId!);

/* @fragment below */
below (id) as (
  select id from member where merchant_id = :merchant! and upline_id = :agentId!
  union
  select m.id from member m join below b on m.upline_id = b.id where m.merchant_id = :merchant!
);

-- @report
-- Counts the accounts below an agent, at any depth.
/* @name countTeam */
with recursive @below,
team as (
  select m.created_at, m.upline_id = :agentId! as direct, m.type = any(:agentTypes!::smallint[]) as agent
  from below b join member m on m.merchant_id = :merchant! and m.id = b.id
  where m.id <> :agentId!
)
select
  (count(*) filter (where not agent))::int as "members!",
  (count(*) filter (where not agent and direct))::int as "members_direct!",
  (count(*) filter (where agent))::int as "agents!",
  (count(*) filter (where agent and direct))::int as "agents_direct!",
  (count(*) filter (where created_at >= :today!))::int as "today!",
  (count(*) filter (where created_at >= :week!))::int as "week!"
from team;

-- @report
-- Returns the latest sign-in of each account below an agent, latest first.
/* @name teamSignIns */
with recursive @below
select m.account, m.nickname, m.type, s.at
from below b join member m on m.merchant_id = :merchant! and m.id = b.id
cross join lateral (
  select at, id from sign_in where merchant_id = :merchant! and member_id = m.id and ok order by id desc limit 1
) s
where m.id <> :agentId!
order by s.at desc, s.id desc
limit :most!::int;
