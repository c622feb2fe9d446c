import { z } from "zod";
import type { WpsErrorCode } from "~/platform/wps/errors";
import { captchaAnswer, humanAnswer, SIGN_IN_ERRORS } from "~/platform/wps/shapes";
import {
  typedCode,
  typedDialingCode,
  typedEmail,
  typedInvitation,
  typedName,
  typedPassword,
  typedPhone,
  typedReference,
  typedUserName,
} from "~/platform/wps/typed";

const text = (what: string) => typedName(255).optional().describe(what);
const secret = (what: string) => typedPassword.optional().describe(what);
const number = (what: string) => typedReference(255).optional().describe(what);
const invitation = (what: string) => typedInvitation(255).optional().describe(what);

/** Input of a registration, with WPS names; the brand's rules decide which fields are required (requirement A7). */
export const registration = z.strictObject({
  username: typedUserName.optional().describe("User name."),
  password: secret("Password."),
  confirmPassword: secret("The password again."),
  payeeName: text("Name of who is paid."),
  email: typedEmail.optional().describe("E-mail address."),
  qqNum: number("QQ number."),
  mobileNum: typedPhone.optional().describe("Mobile number, in any spelling."),
  countryDialingCode: typedDialingCode
    .optional()
    .describe("Dialling code of the mobile number, with or without a plus."),
  verificationCode: typedCode().optional().describe("The code that came by SMS."),
  recommenderId: invitation("Who recommended the site: user name or code."),
  affiliateCode: invitation("Invitation code of an agent."),
  referralCode: invitation("Invitation code of a member."),
  paymentPassword: secret("Password for payments."),
  line: text("LINE."),
  whatsapp: typedPhone.optional().describe("WhatsApp."),
  zalo: typedPhone.optional().describe("Zalo."),
  facebook: text("Facebook."),
  wechat: text("WeChat."),
  idNumber: number("Number of an identity document."),
  captcha: captchaAnswer.optional().describe("A solved captcha, for who cannot solve the challenge."),
  human: humanAnswer.optional(),
  agree: z.boolean().default(false).describe("Is old enough and accepts the terms; must be true."),
  domain: text("The page's host. Decides nothing."),
  login: z.boolean().default(true).describe("Sign in at once; an account is always signed in."),
  registerUrl: z.string().max(2000).optional().describe("Address of the form."),
  registerMethod: text("`WEB`."),
  firebaseChannel: text("`sms`, where the phone service verified the number."),
  firebaseIdToken: z
    .string()
    .max(4000)
    .optional()
    .describe(
      "ID token of the phone service: proves the mobile number in place of a code by SMS, where the brand has one.",
    ),
});

/** Errors of both registration calls. */
export const registrationErrors = [
  "notAllowed",
  "invitationCode",
  "verificationFirst",
  "captchaFailed",
  "invalidPhone",
  "passwordCommon",
  "invalidCode",
  "codeExpired",
  "identityUnavailable",
  "usernameTaken",
  "mobileTaken",
  "tooManyRequests",
  "regionForbidden",
  "maintenance",
  ...SIGN_IN_ERRORS,
] as const satisfies readonly WpsErrorCode[];
