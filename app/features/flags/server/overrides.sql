-- @across
-- Returns the overrides of every brand that ever had one, in one statement, so that values and versions belong together.
/* @name storedOverrides */
select v.merchant_id, v.version, o.key as "key?", o.value as "value?"
from brand_override_version v left join brand_override o on o.merchant_id = v.merchant_id;

/* @name overridesOfBrand */
select v.version, o.key as "key?", o.value as "value?", o.reason as "reason?", o.actor as "actor?", o.at as "at?"
from brand_override_version v left join brand_override o on o.merchant_id = v.merchant_id
where v.merchant_id = :merchant!;

-- @across
-- Returns the overrides of one key, for every brand that ever had an override.
/* @name overridesOfKey */
select v.merchant_id, v.version, o.key as "key?", o.value as "value?", o.reason as "reason?", o.actor as "actor?", o.at as "at?"
from brand_override_version v left join brand_override o on o.merchant_id = v.merchant_id and o.key = :key!;

/* @name valueOfOverride */
select value from brand_override where merchant_id = :merchant! and key = :key!;

/* @name deleteOverride */
delete from brand_override where merchant_id = :merchant! and key = :key!;

/* @name storeOverride */
insert into brand_override (merchant_id, key, value, reason, actor, at)
values (:merchant!, :key!, :value!, :reason!, :actor!, :at!)
on conflict (merchant_id, key) do update
set value = excluded.value, reason = excluded.reason, actor = excluded.actor, at = excluded.at;

/* @name addVersion */
insert into brand_override_version (merchant_id, version) values (:merchant!, 0) on conflict do nothing;

/* @name claimVersion */
update brand_override_version set version = version + 1 where merchant_id = :merchant! returning version;

-- Tells every node that overrides have changed.
/* @name countChange */
insert into config_version as c (name, version) values (:name!, 1) on conflict (name) do update set version = c.version + 1;

/* @name notifyNodes */
select pg_notify(:channel!, :merchant!)::text;
