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
    doc: "Returns the signed-in account with VIP level and labels.",
    input: z.strictObject({}),
    output: z.object({
      id: z.string().describe("Id of the account."),
      account: z.string().describe("User name."),
      nickname: z.string().describe("Display name."),
      type: z.int().describe("0 member, 1, 2, 41 and 42 agents, 4 demo."),
      toUpline: z.boolean().describe("True when the account can send money to an upline."),
      clubLabel: z
        .object({
          labelName: z.string().describe("Name of the VIP level; empty for none."),
          rankLevel: z.int().min(0).describe("Rank of the level, from 1; 0 for none."),
        })
        .describe("The VIP level."),
      memberLabel: z
        .array(
          z.object({ labelName: z.string().describe("Text of the label."), colour: z.string().describe("`#rrggbb`.") }),
        )
        .describe("Labels set by staff."),
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
    doc: "Registers an account with a user name, by the brand's registration rules, and signs it in. Checks in this order: the fields, the invitation code, the human check, the SMS code, the account.",
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
    doc: "Registers an account with a mobile number, like `register`; the number is the user name.",
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
    doc: "Changes the password. All sessions end, including this one; the response contains the token of a new session.",
    input: z.strictObject({
      oldPassword: typedPassword
        .optional()
        .describe("Current password; not required in a forced change right after a one-time password."),
      newPassword: typedPassword.describe("The new password, by the brand's rule."),
      confirmNewPassword: typedPassword.describe("The new password, repeated."),
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
    doc: "Sends a link for a new password to the account's e-mail address. The response does not reveal whether the account exists.",
    input: z.strictObject({
      username: typedUserName.max(64).describe("User name."),
      email: typedEmail.describe("E-mail address of the account."),
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
    doc: "Sets a new password with the link sent by e-mail, which works once. All sessions end.",
    input: z.strictObject({
      link: z.string().max(200).describe("Value of the link."),
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
    doc: "Sets a new password with the code sent by SMS. All sessions end.",
    input: z.strictObject({
      mobileNum: typedPhone.describe("Mobile number, in any format."),
      countryDialingCode: dialingCode,
      verificationCode: typedCode().describe("The code sent by SMS."),
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
    doc: "Checks whether an invitation code is valid: its owner exists and may invite.",
    input: z.strictObject({
      code: typedInvitation(64).describe("Invitation code."),
      domain: z
        .string()
        .max(255)
        .optional()
        .describe("Host of the page. Informational: the brand is determined by the Host header."),
    }),
    output: z.object({ valid: z.boolean().describe("True when the code can be used.") }),
    errors: ["tooManyRequests", "regionForbidden", "maintenance"],
    example: { input: { code: "a1b2c3" }, value: { valid: true } },
  }),
  ...memberProfileCalls,
  ...memberSecurityCalls,
  ...identityCalls,
} as const;
