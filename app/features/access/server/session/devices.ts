import { randomBytes } from "node:crypto";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { hashToken, newToken } from "~/platform/secrets/tokens";
import { uuidV7 } from "~/platform/text/uuid";
import type { SiteContext } from "~/platform/wps/context";
import { DEVICE_MS, TRUST_MS } from "~/platform/wps/session-cookies";

/** A browser that a member signed in on before. */
export interface KnownDevice {
  readonly id: string;
  /** True when the device skips the second step. */
  readonly trusted: boolean;
}

/** Maximum number of devices stored for a member, latest used first. Clients without cookies add a new one at each sign-in. */
const DEVICES_AT_MOST = 50;

/** Returns the device of the request if this member signed in on it before; null otherwise. */
export async function findDevice(tx: Transaction, ctx: SiteContext, memberId: string): Promise<KnownDevice | null> {
  const { deviceToken = null, now } = ctx;
  if (deviceToken === null) return null;
  const [row] = await tx.query<{ id: string; trusted: boolean }>(
    `select id, coalesce(trusted_until > $4, false) as trusted from member_device
     where merchant_id = $1 and member_id = $2 and token_hash = $3 and seen_at > $5`,
    [merchantOf(tx), memberId, hashToken(deviceToken), new Date(now), new Date(now - DEVICE_MS)],
  );
  return row ?? null;
}

/**
 * Records the device of a sign-in, in the sign-in's transaction. A browser has one token for all members who sign in on it; each
 * member has a separate row. Every sign-in replaces the token, so a token planted in a browser is useless afterwards.
 * @param trust true when the member has just passed the second step and trusts the device
 * @returns the token for the browser's cookie, and the row's id
 */
export async function noteDevice(
  tx: Transaction,
  ctx: SiteContext,
  { memberId, trust }: { readonly memberId: string; readonly trust: boolean },
): Promise<{ readonly id: string; readonly deviceToken: string }> {
  const deviceToken = newToken();
  const merchant = merchantOf(tx);
  const now = new Date(ctx.now);
  if (ctx.deviceToken != null)
    await tx.query("update member_device set token_hash = $3 where merchant_id = $1 and token_hash = $2", [
      merchant,
      hashToken(ctx.deviceToken),
      hashToken(deviceToken),
    ]);
  const [row] = await tx.query<{ id: string }>(
    `insert into member_device (merchant_id, member_id, id, token_hash, device, ip, created_at, seen_at, trusted_until)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8)
     on conflict (merchant_id, member_id, token_hash) do update set device = $5, ip = $6, seen_at = $7,
       trusted_until = coalesce($8, member_device.trusted_until)
     returning id`,
    [
      merchant,
      memberId,
      uuidV7(ctx.now, randomBytes(10)),
      hashToken(deviceToken),
      ctx.device,
      ctx.ip,
      now,
      trust ? new Date(ctx.now + TRUST_MS) : null,
    ],
  );
  if (!row) throw new Error("the device was not stored");
  await tx.query(
    `delete from member_device where merchant_id = $1 and id in (
       select id from member_device where merchant_id = $1 and member_id = $2 order by seen_at desc, id desc offset $3)`,
    [merchant, memberId, DEVICES_AT_MOST],
  );
  return { id: row.id, deviceToken };
}

/** Returns the context of a call whose client sends the device token in the body instead of a cookie. */
export const withDeviceToken = (ctx: SiteContext, deviceToken: string | undefined): SiteContext =>
  deviceToken === undefined ? ctx : { ...ctx, deviceToken };

/** Ends the member's trust in one device, or in all. The devices stay known. */
export async function endTrust(tx: Transaction, memberId: string, deviceId: string | null): Promise<void> {
  await tx.query(
    `update member_device set trusted_until = null
     where merchant_id = $1 and member_id = $2 and ($3::uuid is null or id = $3::uuid) and trusted_until is not null`,
    [merchantOf(tx), memberId, deviceId],
  );
}

/** Deletes a device: it is neither trusted nor known. Ids of other members, and unknown ids, have no effect. */
export async function forgetDevice(tx: Transaction, memberId: string, deviceId: string): Promise<void> {
  await tx.query("delete from member_device where merchant_id = $1 and member_id = $2 and id::text = $3", [
    merchantOf(tx),
    memberId,
    deviceId,
  ]);
}

/** A row of the member's device list. */
export interface DeviceRow extends Record<string, unknown> {
  readonly id: string;
  readonly device: string;
  readonly ip: string | null;
  readonly created_at: Date;
  readonly seen_at: Date;
  readonly trusted_until: Date | null;
  readonly current: boolean;
}

/** Returns the known devices of a member, latest used first. */
export function listDevices(tx: Transaction, ctx: SiteContext, memberId: string): Promise<DeviceRow[]> {
  const current = ctx.deviceToken == null ? null : hashToken(ctx.deviceToken);
  return tx.query<DeviceRow>(
    `select id, device, ip, created_at, seen_at, case when trusted_until > $3 then trusted_until end as trusted_until,
       token_hash is not distinct from $5 as current
     from member_device where merchant_id = $1 and member_id = $2 and seen_at > $4 order by seen_at desc, id desc`,
    [merchantOf(tx), memberId, new Date(ctx.now), new Date(ctx.now - DEVICE_MS), current],
  );
}
