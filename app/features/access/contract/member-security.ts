import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { dialingCode } from "~/platform/wps/shapes";
import { typedCode, typedEmail, typedPassword, typedPhone, typedStepCode } from "~/platform/wps/typed";

const secret = (what: string) => typedPassword.describe(what);
const code = (what: string) => typedCode().optional().describe(what);

const password = secret("The account password, for an account with a password.").optional();
const ownerCode = code(
  "The code that `smsOwner` sent to the bound mobile number, for an account with a number and no password.",
);

/** Calls that protect the member's account (requirement A16, A19). */
export const memberSecurityCalls = {
  setPaymentPassword: defineCall({
    name: "setPaymentPassword",
    method: "POST",
    path: "/wps/member/paymentPassword",
    token: true,
    encrypted: true,
    doc: "Sets the payment password, by the brand's rule. The caller proves ownership with the current payment password, or with the account password when setting it for the first time or after forgetting it. An account without a password uses a code sent to its mobile number.",
    input: z.strictObject({
      paymentPassword: secret("The new payment password; must differ from the account password."),
      confirmPaymentPassword: secret("The new payment password, repeated."),
      oldPaymentPassword: secret("The current payment password.").optional(),
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
    doc: "Binds a mobile number or an e-mail address with the code that `smsBind` or `mailBind` sent to it. It replaces the previous one. The caller must also prove ownership of the account, because both can be used to set a new password. Whether the number already has an account is reported only to a caller with its code.",
    input: z.strictObject({
      mobileNum: typedPhone.optional().describe("Mobile number, in any format; either this or `email`."),
      countryDialingCode: dialingCode,
      email: typedEmail.optional().describe("E-mail address; either this or `mobileNum`."),
      verificationCode: code("The code sent to the number or address."),
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
    doc: "Changes the second step of the sign-in. `enable` creates a secret for an authenticator app and changes nothing yet. `confirm` enables the step with a valid code of the app, returns the recovery codes once, and ends all other sessions. `disable` disables the step with a code of the app or a recovery code.",
    input: z.strictObject({
      action: z.enum(["enable", "confirm", "disable"]).describe("The action."),
      code: typedStepCode
        .optional()
        .describe("Code of the app for `confirm`; code of the app or a recovery code for `disable`."),
      password: password.describe("The account password, for an account with a password; required for `enable`."),
      ownerCode: ownerCode.describe(
        "The code of `smsOwner`, for an account without a password; required for `enable`.",
      ),
    }),
    output: z.object({
      on: z.boolean().describe("True when the second step is enabled."),
      secret: z.string().nullable().describe("Secret to enter in the app (base32); null except for `enable`."),
      uri: z
        .string()
        .nullable()
        .describe("The secret as an `otpauth` address for a QR code; null except for `enable`."),
      recoveryCodes: z
        .array(z.string())
        .nullable()
        .describe("Recovery codes, each usable once instead of the app; returned only now; null except for `confirm`."),
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
