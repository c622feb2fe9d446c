-- @across
-- Returns the times of override versions.
/* @name changesOfVersions */
select h.merchant_id, h.version, h.at
from brand_override_history h
join unnest(:merchants!::text[], :versions!::bigint[]) as meant (merchant, version)
  on meant.merchant = h.merchant_id and meant.version = h.version;
