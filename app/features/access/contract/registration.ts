import { z } from "zod";
import type { WpsErrorCode } from "~/platform/wps/errors";
import { captchaAnswer, ENTRY_ERRORS, humanAnswer } from "~/platform/wps/shapes";

const text = (what: string) => z.string().trim().max(255).optional().describe(what);
/** Passwords are taken as they are: spaces around them belong to them. */
const secret = (what: string) => z.string().max(200).optional().describe(what);

/** What somebody fills in to open an account (spec 1 section 3, "Registration user"); the brand's rules say what is asked for. */
export const registration = z.strictObject({
  username: text("User name."),
  password: secret("Password."),
  confirmPassword: secret("The password again."),
  payeeName: text("Name of who is paid."),
  email: text("E-mail address."),
  qqNum: text("QQ number."),
  mobileNum: text("Mobile number."),
  countryDialingCode: text("Dialling code of the mobile number, with a plus."),
  verificationCode: text("The code that came by SMS."),
  recommenderId: text("Who recommended the site: user name or code."),
  affiliateCode: text("Invitation code of an agent."),
  referralCode: text("Invitation code of a member."),
  paymentPassword: secret("Password for payments."),
  line: text("LINE."),
  whatsapp: text("WhatsApp."),
  facebook: text("Facebook."),
  wechat: text("WeChat."),
  idNumber: text("Number of an identity document."),
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

/** What both registrations may answer with. */
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
  ...ENTRY_ERRORS,
] as const satisfies readonly WpsErrorCode[];
