import { sendMail } from "~/features/sending/mail.server";
import { sendSms } from "~/features/sending/sms.server";
import type { FlagName } from "~/platform/brands/config.gen";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { takeByAddress, takePoint } from "~/platform/limits/limits";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { findMember } from "../../accounts.server";
import { allowanceKey, sessionAllowanceKey } from "../../allowance.server";
import { CODE_MINUTES, type CodePurpose, issueCode } from "../../codes.server";
import { mailAddress } from "../../mail-address.server";
import { countryOfNumber, toE164 } from "../../phone.server";
import { signedInMember } from "../../signed-in-member.server";
import { newCaptcha } from "./captcha";
import { newChallenge } from "./human";
import { assertPerson, type HumanProof } from "./person";

/** Implements the calls for captcha, proof of work and codes by SMS and e-mail (requirement A2, A6). */
export const verification: Implementation<"verification"> = {
  captcha: (ctx) => newCaptcha(ctx),
  humanChallenge: (ctx) => newChallenge(ctx),
  async smsNoLogin(ctx, { mobileNum, purpose, ...input }) {
    const { mobile, text } = await newCode(ctx, purpose, { number: mobileNum, ...input });
    const who = await memberOfNumber(ctx, mobile);
    // Not awaited: duration and failure of the sending would reveal that the account exists.
    if (who) sendSms(ctx, mobile, text).catch(() => ctx.log.warn({ brand: ctx.brand.code }, "a code was not sent"));
    return { expiredMinutes: CODE_MINUTES };
  },
  smsRegister: (ctx, input) => sendRegistrationCode(ctx, input),
  smsRegisterMobile: (ctx, input) => sendRegistrationCode(ctx, input),
  smsBind: (ctx, { mobileNum, ...input }) => sendCodeAwaited(ctx, "contact", { number: mobileNum, ...input }),
  async smsOwner(ctx, input) {
    const { id, mobile } = await signedInMember(ctx);
    if (mobile === null) throw new WpsError("mobileFirst");
    return sendCodeAwaited(ctx, "owner", { number: mobile, ...input, key: sessionAllowanceKey(id) });
  },
  async mailBind(ctx, { email, ...shown }) {
    const address = mailAddress(ctx, email);
    await assertPerson(ctx, shown);
    await takeByAddress(ctx, "mailIp");
    await takePoint(ctx, "mailMinute", address.toLowerCase());
    await takePoint(ctx, "mailHour", address.toLowerCase());
    await takePoint(ctx, "mailBrand", "");
    const values = { code: await issueCode(ctx, "contact", address), ...aboutCode(ctx) };
    const say = (key: string) => ctx.translate(ctx.brand, ctx.language, key, values);
    await sendMail(ctx, { to: address, subject: say("common:mail.code.subject"), text: say("common:mail.code.text") });
    return { expiredMinutes: CODE_MINUTES };
  },
};

/** Brand flag required for a code's purpose; null for none. */
const FLAG_OF = {
  login: "mobileLogin",
  password: "forgotPasswordByPhone",
  register: "smsVerification",
  contact: null,
  owner: null,
} as const satisfies Readonly<Record<CodePurpose, FlagName | null>>;

interface CodeRequest extends HumanProof {
  readonly number: string;
  readonly countryDialingCode?: string | undefined;
  /** Key of the counters, if not the number. */
  readonly key?: string;
}

const memberOfNumber = (ctx: SiteContext, mobile: string) =>
  ctx.db.read(ctx.brand.code, (tx) => findMember(tx, { mobile }));

/** Sends a registration code. Only the registration itself, with the code, reveals whether the number has an account. */
function sendRegistrationCode(
  ctx: SiteContext,
  { mobileNo, ...input }: Omit<CodeRequest, "number"> & { mobileNo: string },
) {
  return sendCodeAwaited(ctx, "register", { number: mobileNo, ...input });
}

/** Sends a code and awaits the delivery: the caller sees a failure. */
async function sendCodeAwaited(ctx: SiteContext, purpose: CodePurpose, asked: CodeRequest) {
  const { mobile, text } = await newCode(ctx, purpose, asked);
  await sendSms(ctx, mobile, text);
  return { expiredMinutes: CODE_MINUTES };
}

const aboutCode = ({ brand }: SiteContext) => ({ brand: brand.config.name, minutes: CODE_MINUTES });

/**
 * Creates a code for a number, and its text. Codes are created for every number, so that work and refusals are the same whether
 * or not the number has an account (pitfalls: access).
 */
async function newCode(ctx: SiteContext, purpose: CodePurpose, asked: CodeRequest) {
  const flag = FLAG_OF[purpose];
  if (flag !== null && !isFlagOn(ctx.brand, flag)) throw new WpsError("notAllowed");
  await assertPerson(ctx, asked);
  const mobile = toE164(ctx, asked.number, asked.countryDialingCode);
  const { countries } = ctx.brand.config.providers.sms;
  if (countries && !countries.includes(countryOfNumber(mobile) ?? "")) throw new WpsError("notAllowed");
  // The network address is counted first, so an address over its limit cannot use up the limits of other people's numbers.
  await takeByAddress(ctx, "smsIp");
  const key = asked.key ?? (await allowanceKey(ctx, (await memberOfNumber(ctx, mobile))?.id ?? null, mobile));
  await takePoint(ctx, "smsMinute", key);
  await takePoint(ctx, "smsHour", key);
  await takePoint(ctx, "smsBrand", "");
  const values = { code: await issueCode(ctx, purpose, mobile), ...aboutCode(ctx) };
  return { mobile, text: ctx.translate(ctx.brand, ctx.language, "common:sms.code", values) };
}
