import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import {
  captchaAnswer,
  dialingCode,
  humanAnswer,
  SIGN_IN_ERRORS,
  signedIn,
  signedInExample,
  time,
} from "~/platform/wps/shapes";
import { typedCode, typedPassword, typedPhone, typedStepCode, typedUserName } from "~/platform/wps/typed";
import { deviceCalls } from "./session-devices";
import { identityCalls } from "./session-identity";

const replacedToken = z
  .string()
  .max(100)
  .optional()
  .describe("Token of a remembered sign-in, which this sign-in replaces; browsers send it as a cookie.");

const twoStepCode = typedStepCode
  .optional()
  .describe("Code of the authenticator app or a recovery code, after the error `twoStepRequired`.");

const deviceToken = z
  .string()
  .regex(/^[\w-]{43}$/)
  .optional()
  .describe("Device token from an earlier sign-in; browsers send it as a cookie.");

const trustDevice = z
  .boolean()
  .optional()
  .describe("With a valid `twoStepCode`: this device skips the second step for 30 days.");

/** Sign-in calls and calls on active sessions (requirement A1 to A5, A12 to A20). */
export const sessionCalls = {
  login: defineCall({
    name: "login",
    method: "POST",
    path: "/wps/session/login",
    encrypted: true,
    cookies: "signsIn",
    doc: "Signs in with a password, an SMS code or the ticket of an identity provider. The ticket completes the second step of a sign-in with an identity provider. After several failures it requires a captcha or a solved challenge. The response does not reveal whether the account exists.",
    input: z.strictObject({
      type: z.enum(["username", "sms", "firebase"]).default("username").describe("Sign-in method."),
      username: typedUserName.max(64).optional().describe("User name; for the type `username`."),
      password: typedPassword.optional().describe("Password; for the type `username`."),
      mobileNum: typedPhone.optional().describe("Mobile number; for the type `sms`."),
      countryDialingCode: dialingCode,
      smsCode: typedCode().optional().describe("The code sent by SMS; for the type `sms`."),
      ticket: z.string().max(600).optional().describe("The `ticket` of `identityCallback`; for the type `firebase`."),
      captcha: captchaAnswer.optional().describe("The solved captcha, when required after a failure."),
      human: humanAnswer.optional().describe("A solved challenge of `humanChallenge`, instead of a captcha."),
      twoStepCode,
      side: z
        .enum(["member", "agent"])
        .optional()
        .describe("Side to sign in to, on a host that serves both; otherwise the host decides."),
      rememberMe: z.boolean().default(false).describe("Also return a token that signs in again within one day."),
      rememberToken: replacedToken,
      deviceToken,
      trustDevice,
    }),
    output: signedIn,
    errors: [
      "credentialsMissing",
      "wrongCredentials",
      "captchaFailed",
      "twoStepRequired",
      "invalidCode",
      "codeExpired",
      "identityFailed",
      "invalidPhone",
      "tooManyRequests",
      "notAllowed",
      "nonAgents",
      "nonMembers",
      "regionForbidden",
      "maintenance",
      ...SIGN_IN_ERRORS,
    ],
    example: { input: { username: "thea", password: "correct horse" }, value: signedInExample },
  }),
  loginFreeplay: defineCall({
    name: "loginFreeplay",
    method: "POST",
    path: "/wps/session/login/freeplay",
    cookies: "signsIn",
    doc: "Creates a demo account with play money and signs it in, on a brand that offers free play.",
    input: z.strictObject({
      os: z.string().max(40).default("").describe("Operating system."),
      platform: z.string().max(10).default("W").describe("Platform, `W`."),
      random: z.string().max(400).default("").describe("A random string from the client; not required."),
      gatewayVersion: z.int().default(3).describe("Version of the gateway, 3."),
    }),
    output: signedIn,
    errors: ["notAllowed", "tooManyRequests", "regionForbidden", "maintenance"],
    example: { input: {}, value: { ...signedInExample, user: { ...signedInExample.user, isAgent: 4 } } },
  }),
  ...identityCalls,
  loginInfo: defineCall({
    name: "loginInfo",
    method: "GET",
    path: "/wps/session/info",
    token: true,
    demo: true,
    whileForced: true,
    doc: "Returns the signed-in account for the page shell: identity, counters and required actions.",
    input: z.strictObject({}),
    output: z.object({
      account: z.string().describe("User name."),
      nickname: z.string().describe("Display name."),
      id: z.string().describe("Id of the account."),
      isAgent: z.int().describe("0 member, 1, 2, 41 and 42 agents, 4 demo."),
      avatar: z.string().describe("URL of the avatar picture."),
      signedInAt: time.describe("Time of this sign-in; unique per session of the account."),
      lastLogin: time.nullable().describe("Time of the previous sign-in; null when there is none."),
      device: z.string().describe("Device of this session."),
      unreadMessage: z.int().min(0).describe("Number of unread messages."),
      availablePromoCount: z.int().min(0).describe("Number of rewards that can be claimed."),
      availablePromo: z
        .object({
          REFERRAL: z
            .object({ enabled: z.boolean().describe("True when the promotion runs.") })
            .describe("Referral promotion."),
        })
        .describe("State of promotions that the page shell uses."),
      hasVip: z.boolean().describe("True when the brand has VIP levels."),
      vipRankLevel: z.int().min(0).describe("Rank of the VIP level, from 1; 0 for none."),
      memberLabel: z
        .array(
          z.object({ labelName: z.string().describe("Text of the label."), colour: z.string().describe("`#rrggbb`.") }),
        )
        .describe("Labels set by staff."),
      pending: z
        .array(z.enum(["firstLogin", "changePassword"]))
        .describe("Required actions: the first-login action, a forced password change."),
      forced: z.boolean().describe("True when the password must be changed before other calls are accepted."),
      currencySymbol: z.string().describe("Currency symbol, placed before amounts."),
      sumBalance: z.string().describe("Total balance of all wallets, with two decimals."),
      isSingle: z.boolean().describe("True when one wallet serves all vendors."),
      pageAccount: z
        .string()
        .optional()
        .describe("Opaque identifier of the account. Pages send it in the header `Page-Account` with their calls."),
    }),
    example: {
      input: {},
      value: {
        account: "thea",
        nickname: "Thea",
        id: "01890000-0000-7000-8000-000000000000",
        isAgent: 0,
        avatar: "/art/avatar/7.svg?v=1",
        signedInAt: "2026-01-31T08:30:00.000Z",
        lastLogin: "2026-01-31T08:00:00.000Z",
        device: "Firefox · Linux",
        unreadMessage: 2,
        availablePromoCount: 1,
        availablePromo: { REFERRAL: { enabled: true } },
        hasVip: true,
        vipRankLevel: 2,
        memberLabel: [{ labelName: "New", colour: "#2266aa" }],
        pending: [],
        forced: false,
        currencySymbol: "P",
        sumBalance: "1234.50",
        isSingle: true,
      },
    },
  }),
  remembered: defineCall({
    name: "remembered",
    method: "POST",
    path: "/wps/session/remembered",
    cookies: "signsIn",
    doc: "Signs in with the token of a remembered sign-in. The token works once and is replaced by a new one. It belongs to its session and expires with it; using a token twice ends the session. If the second step is enabled, it is required unless the device is trusted.",
    input: z.strictObject({
      rememberToken: replacedToken,
      twoStepCode,
      deviceToken,
      trustDevice,
    }),
    output: signedIn,
    errors: [
      "notLoggedIn",
      "twoStepRequired",
      "invalidCode",
      "tooManyRequests",
      "nonAgents",
      "nonMembers",
      "regionForbidden",
      "maintenance",
      ...SIGN_IN_ERRORS,
    ],
    example: { input: { rememberToken: "c29tZSB0b2tlbg" }, value: signedInExample },
  }),
  sessions: defineCall({
    name: "sessions",
    method: "GET",
    path: "/wps/session/list",
    token: true,
    demo: true,
    doc: "Lists the member's active and remembered sessions, most recent first.",
    input: z.strictObject({}),
    output: z.object({
      rows: z
        .array(
          z.object({
            id: z.string().describe("Id of the session, for `endSession`."),
            at: time.describe("Time of the sign-in."),
            seenAt: time.describe("Time of the last request, rounded to the minute."),
            device: z.string().describe("Device of the session."),
            ip: z.string().nullable().describe("IP address of the sign-in."),
            current: z.boolean().describe("True for the session that makes this call."),
          }),
        )
        .describe("The sessions."),
    }),
    example: {
      input: {},
      value: {
        rows: [
          {
            id: "01890000-0000-7000-8000-000000000000",
            at: "2026-01-31T08:00:00.000Z",
            seenAt: "2026-01-31T08:00:00.000Z",
            device: "Firefox · Linux",
            ip: "203.0.113.9",
            current: true,
          },
        ],
      },
    },
  }),
  endSession: defineCall({
    name: "endSession",
    method: "DELETE",
    path: "/wps/session/list",
    token: true,
    demo: true,
    doc: "Ends one session of the member, or all except this one. Ended sessions stop working immediately on every node.",
    input: z.strictObject({
      id: z.string().max(64).optional().describe("The session to end; when omitted, all sessions except this one."),
    }),
    output: z.object({}),
    example: { input: {}, value: {} },
  }),
  ...deviceCalls,
  firstLogin: defineCall({
    name: "firstLogin",
    method: "POST",
    path: "/wps/session/firstLogin",
    token: true,
    demo: true,
    whileForced: true,
    doc: "Records that the first-login action is done.",
    input: z.strictObject({}),
    output: z.object({}),
    example: { input: {}, value: {} },
  }),
  logout: defineCall({
    name: "logout",
    method: "POST",
    path: "/wps/session/logout",
    token: true,
    demo: true,
    whileForced: true,
    cookies: "signsOut",
    doc: "Ends the session. Its token is refused from the next request on, on every node.",
    input: z.strictObject({}),
    output: z.object({}),
    example: { input: {}, value: {} },
  }),
} as const;
