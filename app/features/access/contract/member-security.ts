import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { dialingCode } from "~/platform/wps/shapes";
import { typedCode, typedEmail, typedPassword, typedPhone, typedStepCode } from "~/platform/wps/typed";

const secret = (what: string) => typedPassword.describe(what);
const code = (what: string) => typedCode().optional().describe(what);

const password = secret("The account password, where the account has one.").optional();
const ownerCode = code(
  "The code that `smsOwner` sent to the bound mobile number, where the account has no password but a number.",
);

/** Calls that protect the member's account (requirement A16, A19). */
export const memberSecurityCalls = {
  setPaymentPassword: defineCall({
    name: "setPaymentPassword",
    method: "POST",
    path: "/wps/member/paymentPassword",
    token: true,
    encrypted: true,
    doc: "Sets the password for payments, by the brand's rule. It is proved by the payment password until now, or by the account password the first time and where the other is forgotten; an account without a password proves itself by a code to its mobile number.",
    input: z.strictObject({
      paymentPassword: secret("The new payment password; another than the account password."),
      confirmPaymentPassword: secret("The new payment password again."),
      oldPaymentPassword: secret("The payment password until now.").optional(),
      password,
      ownerCode,
    }),
    output: z.object({}),
    errors: [
      "wrongPaymentPassword",
      "wrongPassword",
      "mobileFirst",
      "invalidCode",
      "codeExpired",
      "tooManyRequests",
      "regionForbidden",
      "maintenance",
    ],
    example: {
      input: { paymentPassword: "246813", confirmPaymentPassword: "246813", password: "correct horse" },
      value: {},
    },
  }),
  bindContact: defineCall({
    name: "bindContact",
    method: "POST",
    path: "/wps/member/contact",
    token: true,
    encrypted: true,
    doc: "Binds a mobile number or an e-mail address by the code that `smsBind` or `mailBind` sent to it; it takes the place of the one before. Since both give new passwords, the account's owner proves himself as well. Whether the number has an account already is told to who has its code.",
    input: z.strictObject({
      mobileNum: typedPhone.optional().describe("Mobile number, in any spelling; or `email`."),
      countryDialingCode: dialingCode,
      email: typedEmail.optional().describe("E-mail address; or `mobileNum`."),
      verificationCode: code("The code that was sent to it."),
      password,
      ownerCode,
    }),
    output: z.object({}),
    errors: [
      "wrongPassword",
      "invalidPhone",
      "invalidCode",
      "codeExpired",
      "mobileTaken",
      "tooManyRequests",
      "regionForbidden",
      "maintenance",
    ],
    example: {
      input: { mobileNum: "+60 12-345 6785", verificationCode: "123456", password: "correct horse" },
      value: {},
    },
  }),
  twoStep: defineCall({
    name: "twoStep",
    method: "POST",
    path: "/wps/member/twoStep",
    token: true,
    encrypted: true,
    doc: "The second step of signing in. `enable` makes a secret for an authenticator app and changes nothing yet; `confirm` switches the step on by a right code of the app, gives the recovery codes once, and ends all other sessions; `disable` switches it off by a code of the app or a recovery code.",
    input: z.strictObject({
      action: z.enum(["enable", "confirm", "disable"]).describe("What to do."),
      code: typedStepCode.optional().describe("Code of the app, to confirm; to disable also a recovery code."),
      password: password.describe("The account password, where the account has one; to enable."),
      ownerCode: ownerCode.describe("The code of `smsOwner`, for an account without a password; to enable."),
    }),
    output: z.object({
      on: z.boolean().describe("The second step is on."),
      secret: z.string().nullable().describe("Secret to type into the app (base32); null but for `enable`."),
      uri: z.string().nullable().describe("The same as an `otpauth` address for a QR code; null but for `enable`."),
      recoveryCodes: z
        .array(z.string())
        .nullable()
        .describe("Codes that each stand for the app once; shown this time only; null but for `confirm`."),
    }),
    errors: [
      "wrongPassword",
      "invalidCode",
      "codeExpired",
      "staleSave",
      "tooManyRequests",
      "regionForbidden",
      "maintenance",
    ],
    example: {
      input: { action: "enable", password: "correct horse" },
      value: {
        on: false,
        secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
        uri: "otpauth://totp/Lotus:thea?issuer=Lotus&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30",
        recoveryCodes: null,
      },
    },
  }),
} as const;
