/* @name deviceOfToken */
select id, coalesce(trusted_until > :now!, false) as "trusted!" from member_device
where merchant_id = :merchant! and member_id = :memberId! and token_hash = :tokenHash! and seen_at > :seenAfter!;

-- Replaces a browser's token, for all members who signed in on it.
/* @name replaceDeviceToken */
update member_device set token_hash = :newHash! where merchant_id = :merchant! and token_hash = :tokenHash!;

/* @name storeDevice */
insert into member_device (merchant_id, member_id, id, token_hash, device, ip, created_at, seen_at, trusted_until)
values (:merchant!, :memberId!, :id!, :tokenHash!, :device!, :ip, :now!, :now!, :trustedUntil)
on conflict (merchant_id, member_id, token_hash) do update
set device = excluded.device, ip = excluded.ip, seen_at = excluded.seen_at,
  trusted_until = coalesce(excluded.trusted_until, member_device.trusted_until)
returning id;

-- Deletes a member's devices except those used last.
/* @name deleteOldDevices */
delete from member_device
where merchant_id = :merchant! and id in (
  select id from member_device where merchant_id = :merchant! and member_id = :memberId!
  order by seen_at desc, id desc offset :kept!::int);

-- Ends the trust in one device, or in all.
/* @name endTrustIn */
update member_device set trusted_until = null
where merchant_id = :merchant! and member_id = :memberId! and (:id::uuid is null or id = :id) and trusted_until is not null;

/* @name deleteDevice */
delete from member_device where merchant_id = :merchant! and member_id = :memberId! and id::text = :id!;

-- Returns the known devices of a member, latest used first.
/* @name devicesOf */
select id, device, ip, created_at, seen_at, case when trusted_until > :now! then trusted_until end as trusted_until,
  token_hash is not distinct from :tokenHash as "current!"
from member_device
where merchant_id = :merchant! and member_id = :memberId! and seen_at > :seenAfter!
order by seen_at desc, id desc;
