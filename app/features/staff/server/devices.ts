import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { keyFor } from "~/platform/secrets/keys";
import type { PreSignInContext } from "~/platform/staff/context";
import { DEVICE_MS } from "~/platform/wps/session-cookies";

// A staff device holds a signed token. The token grants no access; it only gives the device a separate allowance of
// sign-in attempts.

const signatureOf = ({ secret }: Pick<PreSignInContext, "secret">, content: string): Buffer =>
  createHmac("sha256", keyFor({ secret, brand: { code: "*" } }, "device"))
    .update(content)
    .digest();

/** Returns a token for the device of a successful staff sign-in. */
export function newStaffDevice(ctx: PreSignInContext, staffId: string): string {
  const content = `${randomBytes(16).toString("base64url")}.${ctx.now + DEVICE_MS}`;
  return `${content}.${signatureOf(ctx, `${content}.${staffId}`).toString("base64url")}`;
}

/**
 * Returns the device id of a request if its token belongs to this staff member, otherwise null. @param staffId null for
 * an unknown account
 */
export function staffDeviceOf(ctx: PreSignInContext, staffId: string | null): string | null {
  const [id = "", until = "", signature = ""] = (ctx.deviceToken ?? "").split(".");
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(ctx, `${id}.${until}.${staffId ?? ""}`);
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && staffId !== null && Number(until) > ctx.now ? id : null;
}
