import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { keyFor } from "~/platform/secrets/keys";
import type { DoorContext } from "~/platform/staff/context";
import { DEVICE_MS } from "~/platform/wps/session-cookies";

// The device of somebody of staff carries a signed token: it opens nothing, and only gives the device tries of its own.

const signatureOf = ({ secret }: Pick<DoorContext, "secret">, content: string): Buffer =>
  createHmac("sha256", keyFor({ secret, brand: { code: "*" } }, "device"))
    .update(content)
    .digest();

/** A token for the device on which somebody of staff has just signed in. */
export function newStaffDevice(ctx: DoorContext, staffId: string): string {
  const content = `${randomBytes(16).toString("base64url")}.${ctx.now + DEVICE_MS}`;
  return `${content}.${signatureOf(ctx, `${content}.${staffId}`).toString("base64url")}`;
}

/** The device that a request came from, as one of this person's; null for any other. @param staffId null for nobody */
export function staffDeviceOf(ctx: DoorContext, staffId: string | null): string | null {
  const [id = "", until = "", signature = ""] = (ctx.deviceToken ?? "").split(".");
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(ctx, `${id}.${until}.${staffId ?? ""}`);
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && staffId !== null && Number(until) > ctx.now ? id : null;
}
