import { isFlagOn } from "~/platform/brands/is-flag-on";
import { takeByAddress } from "~/platform/limits/limits";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { findMember, type Member, normaliseUserName } from "../../accounts.server";
import { allowanceKey, countSignInAttempt, resetSignInAttempts } from "../../allowance.server";
import { checkCode, spendCodes } from "../../codes.server";
import { checkPassword } from "../../passwords.server";
import { toE164 } from "../../phone.server";
import { openSignIn, recordSignIn, sideOf } from "../../sign-in.server";
import { checkTwoStep } from "../../two-step.server";
import { withDeviceToken } from "./devices";
import { enterByTicket } from "./identity-accounts";
import { replaceRemembered } from "./remembered";

type LoginInput = Parameters<Implementation<"session">["login"]>[1];

/** Implements the call `login`. */
export async function login(caller: SiteContext, input: LoginInput) {
  const ctx = withDeviceToken(caller, input.deviceToken);
  // An empty form is not an attempt and is not counted.
  if (input.type === "username" && (normaliseUserName(input.username ?? "") === "" || !input.password))
    throw new WpsError("credentialsMissing");
  await takeByAddress(ctx, "signInIp");
  if (input.type === "firebase") return enterByTicket(ctx, input);
  return input.type === "sms" ? bySms(ctx, input) : byPassword(ctx, input);
}

/**
 * Counts before the comparison, so concurrent guesses cannot exceed the limit. Work and answer are the same whether or not the
 * account exists (pitfalls: access).
 */
async function byPassword(ctx: SiteContext, input: LoginInput) {
  const account = normaliseUserName(input.username ?? "");
  const who = await ctx.db.read(ctx.brand.code, (tx) => findMember(tx, { account: input.username ?? "" }));
  const key = await allowanceKey(ctx, who?.id ?? null, account);
  const captchaRequired = await countSignInAttempt(ctx, key, input);
  const isRight = await checkPassword(who?.passwordHash ?? null, input.password ?? "");
  if (!who || !isRight || isPasswordExpired(who, ctx.now)) {
    noteFailure(ctx, who);
    throw new WpsError("wrongCredentials", {}, { captchaRequired });
  }
  const stepped = await checkTwoStep(ctx, who, "username", input.twoStepCode);
  const proof = { method: "username", ...proofOf(ctx, input, stepped) } as const;
  const answer = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    if (input.rememberToken) await replaceRemembered(tx, input.rememberToken);
    return openSignIn(tx, ctx, who, proof);
  });
  await resetSignInAttempts(ctx, key);
  return answer;
}

/** Returns true for an expired one-time password. */
const isPasswordExpired = ({ passwordUntil }: Member, now: number): boolean =>
  passwordUntil !== null && passwordUntil.getTime() <= now;

/** Not awaited: the time to store it would reveal that the account exists. */
function noteFailure(ctx: SiteContext, who: Member | null): void {
  if (!who) return;
  const noted = ctx.db.transaction(ctx.brand.code, (tx) => recordSignIn(tx, ctx, who, "username", false));
  noted.catch((err: unknown) => ctx.log.warn({ brand: ctx.brand.code, err }, "a failed sign-in was not recorded"));
}

/**
 * A number without an account gets the answer of a wrong code, which reveals nothing to the code's holder. The sign-in uses the
 * code up: a member who must add the second step sends the same code again.
 */
async function bySms(ctx: SiteContext, input: LoginInput) {
  if (!isFlagOn(ctx.brand, "mobileLogin")) throw new WpsError("notAllowed");
  const mobile = toE164(ctx, input.mobileNum, input.countryDialingCode);
  const who = await ctx.db.read(ctx.brand.code, (tx) => findMember(tx, { mobile }));
  const key = await allowanceKey(ctx, who?.id ?? null, mobile);
  const right = await checkCode(ctx, { purpose: "login", receiver: mobile, code: input.smsCode, key });
  if (!who) throw new WpsError("invalidCode");
  const stepped = await checkTwoStep(ctx, who, "sms", input.twoStepCode);
  const proof = { method: "sms", ...proofOf(ctx, input, stepped) } as const;
  return spendCodes(ctx, [right], async (tx) => {
    if (input.rememberToken) await replaceRemembered(tx, input.rememberToken);
    return openSignIn(tx, ctx, who, proof);
  });
}

/** Returns the proof fields shared by all methods. @param stepped true when the second step has just been passed */
const proofOf = (ctx: SiteContext, { rememberMe, side, trustDevice }: LoginInput, stepped: boolean) => ({
  side: sideOf(ctx, side),
  rememberMe,
  trust: trustDevice === true && stepped,
});
