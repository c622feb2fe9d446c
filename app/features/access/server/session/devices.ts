import { randomBytes } from "node:crypto";
import type { Transaction } from "~/platform/db/transaction";
import { hashToken, newToken } from "~/platform/secrets/tokens";
import { uuidV7 } from "~/platform/text/uuid";
import type { SiteContext } from "~/platform/wps/context";
import { DEVICE_MS, TRUST_MS } from "~/platform/wps/session-cookies";
import * as sql from "./devices.sql.gen";

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
  return tx.first(sql.deviceOfToken, {
    memberId,
    tokenHash: hashToken(deviceToken),
    now: new Date(now),
    seenAfter: new Date(now - DEVICE_MS),
  });
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
  const now = new Date(ctx.now);
  if (ctx.deviceToken != null)
    await tx.run(sql.replaceDeviceToken, { tokenHash: hashToken(ctx.deviceToken), newHash: hashToken(deviceToken) });
  const row = await tx.first(sql.storeDevice, {
    memberId,
    id: uuidV7(ctx.now, randomBytes(10)),
    tokenHash: hashToken(deviceToken),
    device: ctx.device,
    ip: ctx.ip,
    now,
    trustedUntil: trust ? new Date(ctx.now + TRUST_MS) : null,
  });
  if (!row) throw new Error("the device was not stored");
  await tx.run(sql.deleteOldDevices, { memberId, kept: DEVICES_AT_MOST });
  return { id: row.id, deviceToken };
}

/** Returns the context of a call whose client sends the device token in the body instead of a cookie. */
export const withDeviceToken = (ctx: SiteContext, deviceToken: string | undefined): SiteContext =>
  deviceToken === undefined ? ctx : { ...ctx, deviceToken };

/** Ends the member's trust in one device, or in all. The devices stay known. */
export async function endTrust(tx: Transaction, memberId: string, deviceId: string | null): Promise<void> {
  await tx.run(sql.endTrustIn, { memberId, id: deviceId });
}

/** Deletes a device: it is neither trusted nor known. Ids of other members, and unknown ids, have no effect. */
export async function forgetDevice(tx: Transaction, memberId: string, deviceId: string): Promise<void> {
  await tx.run(sql.deleteDevice, { memberId, id: deviceId });
}

/** Returns the known devices of a member, latest used first. */
export function listDevices(tx: Transaction, ctx: SiteContext, memberId: string): Promise<sql.DevicesOfRow[]> {
  const tokenHash = ctx.deviceToken == null ? null : hashToken(ctx.deviceToken);
  return tx.all(sql.devicesOf, {
    memberId,
    tokenHash,
    now: new Date(ctx.now),
    seenAfter: new Date(ctx.now - DEVICE_MS),
  });
}
