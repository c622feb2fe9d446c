import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { captchaAnswer, dialingCode, humanAnswer, time } from "~/platform/wps/shapes";
import { typedEmail, typedPhone } from "~/platform/wps/typed";

const human = humanAnswer.optional();
const captcha = captchaAnswer.optional().describe("A solved captcha, as an alternative to the challenge.");

const sent = z.object({
  expiredMinutes: z.int().min(1).describe("Validity of the code in minutes, from now."),
});

const SMS_ERRORS = [
  "notAllowed",
  "verificationFirst",
  "captchaFailed",
  "invalidPhone",
  "tooManyRequests",
  "quotaExceeded",
  "deliveryFailed",
  "regionForbidden",
  "maintenance",
] as const;

const registration = z.strictObject({
  mobileNo: typedPhone.describe("Mobile number, in any format."),
  countryDialingCode: dialingCode,
  type: z
    .enum(["username", "mobile"])
    .optional()
    .describe("Type of registration; the path of the call already determines it."),
  human,
  captcha,
});

/** Calls for captcha, proof of work and codes by SMS and e-mail (requirement A2, A6, A18). */
export const verificationCalls = {
  captcha: defineCall({
    name: "captcha",
    method: "GET",
    path: "/wps/captcha",
    doc: "Returns a captcha picture. It is valid for five minutes and one attempt.",
    input: z.strictObject({}),
    output: z.object({
      id: z.string().describe("Id of the captcha, sent back with the text."),
      image: z.string().describe("The picture as a data URL."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: { input: {}, value: { id: "c29tZSBzZWFsZWQgYW5zd2Vy", image: "data:image/svg+xml;base64,PHN2Zy8+" } },
  }),
  humanChallenge: defineCall({
    name: "humanChallenge",
    method: "GET",
    path: "/wps/verification/human",
    doc: "Returns a proof-of-work challenge (ALTCHA, version 2). The solution is the base64 of the JSON `{challenge: {parameters, signature}, solution}` and is accepted once.",
    input: z.strictObject({}),
    output: z.object({
      parameters: z
        .object({
          algorithm: z.string().describe("Key derivation algorithm."),
          nonce: z.string().describe("Random value, hexadecimal; placed before the counter."),
          salt: z.string().describe("Random, hexadecimal."),
          cost: z.int().describe("Number of iterations per derivation."),
          keyLength: z.int().describe("Length of a derived key in bytes."),
          keyPrefix: z.string().describe("Required prefix of the derived key of the solution's counter, hexadecimal."),
          data: z.object({ until: z.int().describe("Expiry time, UTC ms.") }).describe("Additional signed data."),
        })
        .describe("Parameters of the challenge."),
      signature: z.string().describe("Signature of the parameters."),
      expiresAt: time.describe("End of the time in which a solution is accepted."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: {},
      value: {
        parameters: {
          algorithm: "PBKDF2/SHA-256",
          nonce: "0f0e0d0c0b0a09080706050403020100",
          salt: "000102030405060708090a0b0c0d0e0f",
          cost: 1000,
          keyLength: 32,
          keyPrefix: "00112233445566778899aabbccddeeff",
          data: { until: 1_769_847_000_000 },
        },
        signature: "8d1f",
        expiresAt: "2026-01-31T08:10:00.000Z",
      },
    },
  }),
  smsNoLogin: defineCall({
    name: "smsNoLogin",
    method: "POST",
    path: "/wps/verification/sms/noLogin",
    doc: "Sends a code to the mobile number of an account, to sign in or to set a new password. The response is the same when the number has no account; no code is sent then.",
    input: z.strictObject({
      mobileNum: typedPhone.describe("Mobile number, in any format."),
      countryDialingCode: dialingCode,
      purpose: z.enum(["login", "password"]).describe("Purpose of the code."),
      human,
      captcha,
    }),
    output: sent,
    errors: SMS_ERRORS,
    example: {
      input: { mobileNum: "+60 12-345 6789", purpose: "login", human: "eyJjaGFsbGVuZ2UiOnt9fQ==" },
      value: { expiredMinutes: 5 },
    },
  }),
  smsRegister: defineCall({
    name: "smsRegister",
    method: "POST",
    path: "/wps/verification/sms/register",
    doc: "Sends a code to the mobile number of a registration with a user name.",
    input: registration,
    output: sent,
    errors: SMS_ERRORS,
    example: {
      input: { mobileNo: "012-345 6780", countryDialingCode: "+60", human: "eyJjaGFsbGVuZ2UiOnt9fQ==" },
      value: { expiredMinutes: 5 },
    },
  }),
  smsRegisterMobile: defineCall({
    name: "smsRegisterMobile",
    method: "POST",
    path: "/wps/verification/sms/register/mobile",
    doc: "Sends a code to a mobile number that registers an account on its own.",
    input: registration,
    output: sent,
    errors: SMS_ERRORS,
    example: {
      input: { mobileNo: "60123456781", countryDialingCode: "60", human: "eyJjaGFsbGVuZ2UiOnt9fQ==" },
      value: { expiredMinutes: 5 },
    },
  }),
  smsBind: defineCall({
    name: "smsBind",
    method: "POST",
    path: "/wps/verification/sms/bind",
    token: true,
    doc: "Sends a code to a mobile number that the member wants to bind (`bindContact`). The response does not reveal whether the number already has an account.",
    input: z.strictObject({
      mobileNum: typedPhone.describe("Mobile number, in any format."),
      countryDialingCode: dialingCode,
      human,
      captcha,
    }),
    output: sent,
    errors: SMS_ERRORS,
    example: {
      input: { mobileNum: "+60 12-345 6784", human: "eyJjaGFsbGVuZ2UiOnt9fQ==" },
      value: { expiredMinutes: 5 },
    },
  }),
  smsOwner: defineCall({
    name: "smsOwner",
    method: "POST",
    path: "/wps/verification/sms/owner",
    token: true,
    doc: "Sends a code to the bound mobile number of the account, to prove ownership (`ownerCode`).",
    input: z.strictObject({ human, captcha }),
    output: sent,
    errors: ["mobileFirst", ...SMS_ERRORS],
    example: { input: { human: "eyJjaGFsbGVuZ2UiOnt9fQ==" }, value: { expiredMinutes: 5 } },
  }),
  mailBind: defineCall({
    name: "mailBind",
    method: "POST",
    path: "/wps/verification/mail/bind",
    token: true,
    doc: "Sends a code to an e-mail address that the member wants to bind (`bindContact`).",
    input: z.strictObject({
      email: typedEmail.describe("E-mail address."),
      human,
      captcha,
    }),
    output: sent,
    errors: [
      "verificationFirst",
      "captchaFailed",
      "tooManyRequests",
      "quotaExceeded",
      "deliveryFailed",
      "regionForbidden",
      "maintenance",
    ],
    example: {
      input: { email: "thea@mail.example", human: "eyJjaGFsbGVuZ2UiOnt9fQ==" },
      value: { expiredMinutes: 5 },
    },
  }),
} as const;
