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
  .describe("The token of a remembered sign-in, which this one replaces; browsers send it as a cookie.");

const twoStepCode = typedStepCode
  .optional()
  .describe("Code of the authenticator app or a recovery code, once `twoStepRequired` asked for it.");

const deviceToken = z
  .string()
  .regex(/^[\w-]{43}$/)
  .optional()
  .describe("The device's own token, as an earlier sign-in gave it; browsers send it as a cookie.");

const trustDevice = z
  .boolean()
  .optional()
  .describe("With a right `twoStepCode`: this device is not asked for the second step for 30 days.");

/** Sign-in calls and calls on active sessions (requirement A1 to A5, A12 to A20). */
export const sessionCalls = {
  login: defineCall({
    name: "login",
    method: "POST",
    path: "/wps/session/login",
    encrypted: true,
    cookies: "signsIn",
    doc: "Signs in by user name and password, by mobile number and SMS code, or goes on with a sign-in by an identity provider that waits for its second step. After some failures it asks for a captcha, in whose place a solved challenge is taken; the answer is the same whether the account exists or not.",
    input: z.strictObject({
      type: z.enum(["username", "sms", "firebase"]).default("username").describe("The way to sign in."),
      username: typedUserName.max(64).optional().describe("User name; for the type `username`."),
      password: typedPassword.optional().describe("Password; for the type `username`."),
      mobileNum: typedPhone.optional().describe("Mobile number; for the type `sms`."),
      countryDialingCode: dialingCode,
      smsCode: typedCode().optional().describe("The code that came by SMS; for the type `sms`."),
      ticket: z.string().max(600).optional().describe("What `identityCallback` gave; for the type `firebase`."),
      captcha: captchaAnswer.optional().describe("The solved captcha, once a failure asked for one."),
      human: humanAnswer.optional().describe("A solved challenge of `humanChallenge`, in place of a captcha."),
      twoStepCode,
      side: z
        .enum(["member", "agent"])
        .optional()
        .describe("The side to sign in to, where the host serves both; otherwise the host decides."),
      rememberMe: z.boolean().default(false).describe("Also give a token that signs in again within one day."),
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
    doc: "Opens a demo account with play money, where the brand offers free play, and signs it in.",
    input: z.strictObject({
      os: z.string().max(40).default("").describe("Operating system."),
      platform: z.string().max(10).default("W").describe("Platform, `W`."),
      random: z.string().max(400).default("").describe("A random string of the client's; not needed."),
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
    doc: "What the shell shows of somebody who is signed in: who it is, what waits, and what has to be done first.",
    input: z.strictObject({}),
    output: z.object({
      account: z.string().describe("User name."),
      nickname: z.string().describe("Name shown."),
      id: z.string().describe("Id of the account."),
      isAgent: z.int().describe("0 member, 1, 2, 41 and 42 agents, 4 demo."),
      avatar: z.string().describe("Address of the avatar's picture."),
      signedInAt: time.describe("When this session was opened: no two sign-ins of an account share it."),
      lastLogin: time.nullable().describe("The sign-in before this one."),
      device: z.string().describe("What this session was opened with."),
      unreadMessage: z.int().min(0).describe("Unread messages."),
      availablePromoCount: z.int().min(0).describe("Rewards that wait to be claimed."),
      availablePromo: z
        .object({ REFERRAL: z.object({ enabled: z.boolean().describe("Whether it runs.") }).describe("Referral.") })
        .describe("Promotions that the shell names."),
      hasVip: z.boolean().describe("Whether the brand has VIP levels."),
      vipRankLevel: z.int().min(0).describe("Rank of the VIP level, from 1; 0 for none."),
      memberLabel: z
        .array(z.object({ labelName: z.string().describe("Its text."), colour: z.string().describe("`#rrggbb`.") }))
        .describe("Labels that staff gave."),
      pending: z
        .array(z.enum(["firstLogin", "changePassword"]))
        .describe("What has to be done: the first-login action, the forced change of the password."),
      forced: z.boolean().describe("The password must be changed before other calls are answered."),
      currencySymbol: z.string().describe("Symbol before amounts."),
      sumBalance: z.string().describe("Balance over all wallets, two decimals."),
      isSingle: z.boolean().describe("One wallet for all vendors."),
      pageAccount: z
        .string()
        .optional()
        .describe("Opaque name of the account; a page sends it as the header `Page-Account` with its calls."),
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
        device: "Firefox on Linux",
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
    doc: "Signs in by the token of a remembered sign-in, which works once and is replaced by a new one. It belongs to its session and ends with it; a token that is used a second time ends the session. Where the second step is on, it is asked for unless the device is trusted.",
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
    doc: "One's own sessions that are in force or remembered, the latest first.",
    input: z.strictObject({}),
    output: z.object({
      rows: z
        .array(
          z.object({
            id: z.string().describe("Id, to end it."),
            at: time.describe("When it was opened."),
            seenAt: time.describe("When it was last used, to the minute."),
            device: z.string().describe("What it was opened with."),
            ip: z.string().nullable().describe("From where it was opened."),
            current: z.boolean().describe("It is the one that asks."),
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
            device: "Firefox on Linux",
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
    doc: "Ends one of one's own sessions by its id, or all others. Ended sessions are over at once, everywhere.",
    input: z.strictObject({
      id: z.string().max(64).optional().describe("The session to end; without it all but this one."),
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
    doc: "Notes that the first-login action was done.",
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
    doc: "Ends the session: its token is refused from the next request on, on every node.",
    input: z.strictObject({}),
    output: z.object({}),
    example: { input: {}, value: {} },
  }),
} as const;
