import type { SiteContext } from "~/engine/context";
import { take } from "~/engine/limits";
import { findMember } from "~/engine/member/accounts";
import { sendSms } from "~/engine/providers/sms";
import type { Implementation } from "~/engine/wps";
import { WpsError } from "~/wps/errors";
import { newCaptcha } from "./captcha";
import { CODE_MINUTES, type CodePurpose, issueCode } from "./codes";
import { newChallenge } from "./human";
import { assertPerson, type Shown } from "./person";
import { countryOfNumber, toE164 } from "./phone";

/** Captcha, proof of work and codes by SMS (spec 1 sections 4 and 5). */
export const verification: Implementation<"verification"> = {
  captcha: (ctx) => newCaptcha(ctx),
  humanChallenge: (ctx) => newChallenge(ctx),
  async smsNoLogin(ctx, { mobileNum, purpose, ...input }) {
    const { mobile, text } = await newCode(ctx, purpose, { number: mobileNum, ...input });
    const who = await ctx.db.transaction(ctx.brand.code, (tx) => findMember(tx, { mobile }));
    // Not waited for: how long sending takes, and whether it fails, would tell that there is an account.
    if (who) sendSms(ctx, mobile, text).catch(() => ctx.log.warn({ brand: ctx.brand.code }, "A code was not sent."));
    return { expiredMinutes: CODE_MINUTES };
  },
  smsRegister: (ctx, input) => toNewcomer(ctx, input),
  smsRegisterMobile: (ctx, input) => toNewcomer(ctx, input),
};

/** The brand flag that a kind of code needs. */
const FLAG_OF = {
  login: "mobileLogin",
  password: "forgotPasswordByPhone",
  register: "smsVerification",
} as const satisfies Readonly<Record<CodePurpose, keyof SiteContext["brand"]["flags"]>>;

interface Asked extends Shown {
  readonly number: string;
  readonly countryDialingCode?: string | undefined;
}

/** Whether the number has an account already is told by the registration itself, to who has the code. */
async function toNewcomer(ctx: SiteContext, { mobileNo, ...input }: Omit<Asked, "number"> & { mobileNo: string }) {
  const { mobile, text } = await newCode(ctx, "register", { number: mobileNo, ...input });
  await sendSms(ctx, mobile, text);
  return { expiredMinutes: CODE_MINUTES };
}

/**
 * A new code for a number, and the text to send. The same work and the same refusals whether the number has an account
 * or not (pitfalls: access), so a code is made for every number.
 */
async function newCode(ctx: SiteContext, purpose: CodePurpose, asked: Asked) {
  if (ctx.brand.flags[FLAG_OF[purpose]] !== true) throw new WpsError("notAllowed");
  await assertPerson(ctx, asked);
  const mobile = toE164(ctx, asked.number, asked.countryDialingCode);
  const { countries } = ctx.brand.config.providers.sms;
  if (countries && !countries.includes(countryOfNumber(mobile) ?? "")) throw new WpsError("notAllowed");
  // The address first: one that is over its limit cannot use up what others' numbers have left.
  await take(ctx, "smsIp", ctx.ip ?? "");
  await take(ctx, "smsMinute", mobile);
  await take(ctx, "smsHour", mobile);
  await take(ctx, "smsBrand", "");
  const code = await issueCode(ctx, purpose, mobile);
  const values = { code, brand: ctx.brand.config.name, minutes: CODE_MINUTES };
  return { mobile, text: ctx.translate(ctx.brand, ctx.language, "common:sms.code", values) };
}
