import { Secret, TOTP } from "otpauth";
import { aToken } from "./members";
import { NOW, type WpsSite } from "./wps-site";

/** What an authenticator app shows for a secret. @param timestamp UTC ms */
export const codeOf = (secret: string, timestamp = NOW): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** Switches the second step of a member of `aMember` on. */
export async function withTwoStep(site: WpsSite, account: string) {
  const calls = site.as({ token: await aToken(site, account) });
  const { secret } = await calls.member.twoStep({ action: "enable", password: "correct horse" });
  await calls.member.twoStep({ action: "confirm", code: codeOf(secret ?? "") });
  return { calls, secret: secret ?? "" };
}
