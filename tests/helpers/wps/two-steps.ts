import { Secret, TOTP } from "otpauth";
import { aToken } from "./members";
import { NOW, type WpsSite } from "./wps-site";

/** Returns the authenticator code of a secret. @param timestamp UTC ms */
export const codeOf = (secret: string, timestamp = NOW): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** Enables the second step of a member created by `aMember`. */
export async function withTwoStep(site: WpsSite, account: string) {
  const calls = site.as({ token: await aToken(site, account) });
  const { secret } = await calls.member.twoStep({ action: "enable", password: "correct horse" });
  await calls.member.twoStep({ action: "confirm", code: codeOf(secret ?? "") });
  return { calls, secret: secret ?? "" };
}
