-- The part of bets that counts: a brand may let bets on some games count less, or not at all.

-- For VIP points, rebate, missions and referral. Until now every bet counted whole. The rewrite reaches the rows of all brands, which
-- an update would not where the owner is held by row security.
alter table play_day add column counted bigint;
alter table play_day alter column counted type bigint using bet;
alter table play_day alter column counted set not null;
alter table play_day add check (counted between 0 and bet and rebated <= counted);

-- For turnover; null where the whole bet counts.
alter table round add column turnover bigint;
