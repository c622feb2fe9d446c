// Generated from devices.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface DeviceOfTokenParams {
  readonly now: Date;
  readonly memberId: string;
  readonly tokenHash: string;
  readonly seenAfter: Date;
}

export interface DeviceOfTokenRow {
  readonly id: string;
  readonly trusted: boolean;
}

export const deviceOfToken = statement<DeviceOfTokenParams, DeviceOfTokenRow>({
  name: "access/devices.deviceOfToken",
  text: `select id, coalesce(trusted_until > $1, false) as "trusted!" from member_device
where merchant_id = $2 and member_id = $3 and token_hash = $4 and seen_at > $5`,
  params: ["now","merchant","memberId","tokenHash","seenAfter"],
  json: [],
  columns: ["id","trusted"],
  isPrepared: true,
});

export interface ReplaceDeviceTokenParams {
  readonly newHash: string;
  readonly tokenHash: string;
}

/** Replaces a browser's token, for all members who signed in on it. */
export const replaceDeviceToken = statement<ReplaceDeviceTokenParams, never>({
  name: "access/devices.replaceDeviceToken",
  text: `update member_device set token_hash = $1 where merchant_id = $2 and token_hash = $3`,
  params: ["newHash","merchant","tokenHash"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface StoreDeviceParams {
  readonly memberId: string;
  readonly id: string;
  readonly tokenHash: string;
  readonly device: string;
  readonly ip: string | null;
  readonly now: Date;
  readonly trustedUntil: Date | null;
}

export interface StoreDeviceRow {
  readonly id: string;
}

export const storeDevice = statement<StoreDeviceParams, StoreDeviceRow>({
  name: "access/devices.storeDevice",
  text: `insert into member_device (merchant_id, member_id, id, token_hash, device, ip, created_at, seen_at, trusted_until)
values ($1, $2, $3, $4, $5, $6, $7, $7, $8)
on conflict (merchant_id, member_id, token_hash) do update
set device = excluded.device, ip = excluded.ip, seen_at = excluded.seen_at,
  trusted_until = coalesce(excluded.trusted_until, member_device.trusted_until)
returning id`,
  params: ["merchant","memberId","id","tokenHash","device","ip","now","trustedUntil"],
  json: [],
  columns: ["id"],
  isPrepared: true,
});

export interface DeleteOldDevicesParams {
  readonly memberId: string;
  readonly kept: number;
}

/** Deletes a member's devices except those used last. */
export const deleteOldDevices = statement<DeleteOldDevicesParams, never>({
  name: "access/devices.deleteOldDevices",
  text: `delete from member_device
where merchant_id = $1 and id in (
  select id from member_device where merchant_id = $1 and member_id = $2
  order by seen_at desc, id desc offset $3::int)`,
  params: ["merchant","memberId","kept"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface EndTrustInParams {
  readonly memberId: string;
  readonly id: string | null;
}

/** Ends the trust in one device, or in all. */
export const endTrustIn = statement<EndTrustInParams, never>({
  name: "access/devices.endTrustIn",
  text: `update member_device set trusted_until = null
where merchant_id = $1 and member_id = $2 and ($3::uuid is null or id = $3) and trusted_until is not null`,
  params: ["merchant","memberId","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DeleteDeviceParams {
  readonly memberId: string;
  readonly id: string;
}

export const deleteDevice = statement<DeleteDeviceParams, never>({
  name: "access/devices.deleteDevice",
  text: `delete from member_device where merchant_id = $1 and member_id = $2 and id::text = $3`,
  params: ["merchant","memberId","id"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DevicesOfParams {
  readonly now: Date;
  readonly tokenHash: string | null;
  readonly memberId: string;
  readonly seenAfter: Date;
}

export interface DevicesOfRow {
  readonly id: string;
  readonly device: string;
  readonly ip: string | null;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly trustedUntil: Date | null;
  readonly current: boolean;
}

/** Returns the known devices of a member, latest used first. */
export const devicesOf = statement<DevicesOfParams, DevicesOfRow>({
  name: "access/devices.devicesOf",
  text: `select id, device, ip, created_at, seen_at, case when trusted_until > $1 then trusted_until end as trusted_until,
  token_hash is not distinct from $2 as "current!"
from member_device
where merchant_id = $3 and member_id = $4 and seen_at > $5
order by seen_at desc, id desc`,
  params: ["now","tokenHash","merchant","memberId","seenAfter"],
  json: [],
  columns: ["id","device","ip","createdAt","seenAt","trustedUntil","current"],
  isPrepared: true,
});
