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
  confirmPassword: secret("The password, repeated."),
  payeeName: text("Payee name."),
  email: typedEmail.optional().describe("E-mail address."),
  qqNum: number("QQ number."),
  mobileNum: typedPhone.optional().describe("Mobile number, in any format."),
  countryDialingCode: typedDialingCode
    .optional()
    .describe("Dialling code of the mobile number, with or without a plus."),
  verificationCode: typedCode().optional().describe("The code sent by SMS."),
  recommenderId: invitation("User name or code of the person who recommended the site."),
  affiliateCode: invitation("Invitation code of an agent."),
  referralCode: invitation("Invitation code of a member."),
  paymentPassword: secret("Payment password."),
  line: text("LINE contact."),
  whatsapp: typedPhone.optional().describe("WhatsApp contact."),
  zalo: typedPhone.optional().describe("Zalo contact."),
  facebook: text("Facebook contact."),
  wechat: text("WeChat contact."),
  idNumber: number("Number of an identity document."),
  captcha: captchaAnswer.optional().describe("A solved captcha, as an alternative to the challenge."),
  human: humanAnswer.optional(),
  agree: z.boolean().default(false).describe("The member is of legal age and accepts the terms; must be true."),
  domain: text("Host of the page. Informational."),
  login: z.boolean().default(true).describe("Sign in immediately; a new account is always signed in."),
  registerUrl: z.string().max(2000).optional().describe("URL of the registration form."),
  registerMethod: text("Registration method, `WEB`."),
  firebaseChannel: text("`sms` when the phone service verified the number."),
  firebaseIdToken: z
    .string()
    .max(4000)
    .optional()
    .describe(
      "ID token of the phone service. It proves the mobile number instead of a code by SMS, when the brand uses one.",
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
