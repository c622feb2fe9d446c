import { z } from "zod";
import { memberSecurityCalls } from "~/features/access/contract/member-security";
import { registration, registrationErrors } from "~/features/access/contract/registration";
import { defineCall } from "~/platform/wps/define";
import { dialingCode, SIGN_IN_ERRORS, signedIn, signedInExample } from "~/platform/wps/shapes";
import { typedCode, typedEmail, typedInvitation, typedPassword, typedPhone, typedUserName } from "~/platform/wps/typed";
import { identityCalls } from "./member-identity";
import { memberProfileCalls } from "./member-profile";

/** Calls about the member's account: member info, registration, passwords and invitation codes (requirement A4, A7, A9, A11). */
export const memberCalls = {
  info: defineCall({
    name: "info",
    method: "GET",
    path: "/wps/member/info",
    token: true,
    demo: true,
    doc: "Who is signed in, with VIP level and labels.",
    input: z.strictObject({}),
    output: z.object({
      id: z.string().describe("Id of the account."),
      account: z.string().describe("User name."),
      nickname: z.string().describe("Name shown."),
      type: z.int().describe("0 member, 1, 2, 41 and 42 agents, 4 demo."),
      toUpline: z.boolean().describe("May send money to an upline."),
      clubLabel: z
        .object({
          labelName: z.string().describe("Name of the VIP level; empty for none."),
          rankLevel: z.int().min(0).describe("Its rank, from 1; 0 for none."),
        })
        .describe("The VIP level."),
      memberLabel: z
        .array(z.object({ labelName: z.string().describe("Its text."), colour: z.string().describe("`#rrggbb`.") }))
        .describe("Labels that staff gave."),
    }),
    example: {
      input: {},
      value: {
        id: "01890000-0000-7000-8000-000000000000",
        account: "thea",
        nickname: "Thea",
        type: 0,
        toUpline: false,
        clubLabel: { labelName: "Silver", rankLevel: 2 },
        memberLabel: [],
      },
    },
  }),
  register: defineCall({
    name: "register",
    method: "PUT",
    path: "/wps/member/register",
    encrypted: true,
    cookies: "signsIn",
    doc: "Opens an account by user name, by the brand's registration rules, and signs it in. In this order: the fields, the invitation code, the human check, the code by SMS, the account.",
    input: registration,
    output: signedIn,
    errors: registrationErrors,
    example: {
      input: { username: "thea77", password: "secret77", confirmPassword: "secret77", agree: true, human: "…" },
      value: { ...signedInExample, firstTimeLogin: true },
    },
  }),
  registerMobile: defineCall({
    name: "registerMobile",
    method: "PUT",
    path: "/wps/member/register/mobile",
    encrypted: true,
    cookies: "signsIn",
    doc: "As `register`, by mobile number: the number is the user name.",
    input: registration,
    output: signedIn,
    errors: registrationErrors,
    example: {
      input: {
        mobileNum: "0123456789",
        countryDialingCode: "+60",
        password: "secret77",
        confirmPassword: "secret77",
        agree: true,
        human: "…",
      },
      value: { ...signedInExample, firstTimeLogin: true },
    },
  }),
  changePassword: defineCall({
    name: "changePassword",
    method: "POST",
    path: "/wps/member/password",
    token: true,
    whileForced: true,
    encrypted: true,
    cookies: "signsIn",
    doc: "Changes one's password. All sessions end, the one that asks too: the answer holds the token of a new one.",
    input: z.strictObject({
      oldPassword: typedPassword
        .optional()
        .describe("The password until now; not asked for in a forced change right after it was given."),
      newPassword: typedPassword.describe("The new password, by the brand's rule."),
      confirmNewPassword: typedPassword.describe("The new password again."),
    }),
    output: signedIn,
    errors: [
      "wrongCredentials",
      "passwordCommon",
      "tooManyRequests",
      "regionForbidden",
      "maintenance",
      ...SIGN_IN_ERRORS,
    ],
    example: {
      input: { oldPassword: "secret77", newPassword: "secret78", confirmNewPassword: "secret78" },
      value: signedInExample,
    },
  }),
  forgotByEmail: defineCall({
    name: "forgotByEmail",
    method: "POST",
    path: "/wps/member/password/email",
    forms: true,
    doc: "Sends a link for a new password to the account's e-mail address. The answer is the same whether there is such an account or not.",
    input: z.strictObject({
      username: typedUserName.max(64).describe("User name."),
      email: typedEmail.describe("The account's e-mail address."),
    }),
    output: z.object({}),
    errors: ["tooManyRequests", "regionForbidden", "maintenance"],
    example: { input: { username: "thea", email: "thea@mail.example" }, value: {} },
  }),
  resetByLink: defineCall({
    name: "resetByLink",
    method: "POST",
    path: "/wps/member/password/link",
    encrypted: true,
    doc: "Sets a new password by the link that came by e-mail, which works once. All sessions end.",
    input: z.strictObject({
      link: z.string().max(200).describe("What the link holds."),
      newPassword: typedPassword.describe("The new password, by the brand's rule."),
    }),
    output: z.object({}),
    errors: ["invalidCode", "codeExpired", "passwordCommon", "tooManyRequests", "regionForbidden", "maintenance"],
    example: { input: { link: "c29tZSBsaW5r", newPassword: "secret78" }, value: {} },
  }),
  forgotByPhone: defineCall({
    name: "forgotByPhone",
    method: "POST",
    path: "/wps/member/password/verification",
    encrypted: true,
    doc: "Sets a new password by the code that came by SMS. All sessions end.",
    input: z.strictObject({
      mobileNum: typedPhone.describe("Mobile number, in any spelling."),
      countryDialingCode: dialingCode,
      verificationCode: typedCode().describe("The code that came by SMS."),
      newPassword: typedPassword.describe("The new password, by the brand's rule."),
    }),
    output: z.object({}),
    errors: [
      "notAllowed",
      "invalidPhone",
      "invalidCode",
      "codeExpired",
      "passwordCommon",
      "tooManyRequests",
      "regionForbidden",
      "maintenance",
    ],
    example: {
      input: {
        mobileNum: "0123456789",
        countryDialingCode: "+60",
        verificationCode: "123456",
        newPassword: "secret78",
      },
      value: {},
    },
  }),
  affiliateCheck: defineCall({
    name: "affiliateCheck",
    method: "GET",
    path: "/wps/agent/affiliate",
    doc: "Whether an invitation code belongs to somebody who may invite.",
    input: z.strictObject({
      code: typedInvitation(64).describe("The code."),
      domain: z
        .string()
        .max(255)
        .optional()
        .describe("The page's host. Decides nothing: the brand comes from the Host header."),
    }),
    output: z.object({ valid: z.boolean().describe("It may be used.") }),
    errors: ["tooManyRequests", "regionForbidden", "maintenance"],
    example: { input: { code: "a1b2c3" }, value: { valid: true } },
  }),
  ...memberProfileCalls,
  ...memberSecurityCalls,
  ...identityCalls,
} as const;
