-- @across
-- Returns the latest change of each brand that has one, latest first.
/* @name latestChanges */
select v.merchant_id as brand, v.version, h.key, h.at
from brand_override_version v
join brand_override_history h on h.merchant_id = v.merchant_id and h.version = v.version
where v.merchant_id = any(:merchants!)
order by h.at desc, v.merchant_id;

-- @across
-- Counts the messages in the sandboxes of some brands after a time, by channel.
/* @name sandboxedCounts */
select channel, count(*)::int as "kept!" from outbox where merchant_id = any(:merchants!) and at > :after! group by channel;
