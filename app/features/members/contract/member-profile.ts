import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { imageUrl, pageNo, paging, time } from "~/platform/wps/shapes";
import { typedDay, typedName, typedPhone, typedReference } from "~/platform/wps/typed";

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe("Day of birth, `yyyy-MM-dd`.");

const profile = z.object({
  account: z.string().describe("User name."),
  nickname: z.string().describe("Name shown."),
  payeeName: z.string().nullable().describe("Name of who is paid, as at the bank; null until it is given."),
  birthday: day.nullable().describe("Day of birth, `yyyy-MM-dd`; null until it is given."),
  contacts: z.record(z.string(), z.string()).describe("Further contacts by field name; only those that are given."),
  locked: z
    .array(z.enum(["payeeName", "birthday", "idNumber"]))
    .describe("Fields that were given once and that only staff change now."),
  minimumAge: z.int().describe("The age in years that a birthday must show."),
});

const profileExample = {
  account: "thea",
  nickname: "Thea",
  payeeName: "Thea Example",
  birthday: "1990-05-17",
  contacts: { whatsapp: "+60123456789" },
  locked: ["payeeName" as const, "birthday" as const],
  minimumAge: 21,
};

const contact = (what: string, typed = typedName(255)) => typed.optional().describe(`${what}; empty takes it out.`);

const preset = z.object({
  id: z.string().describe("Goes back with `setAvatar`."),
  url: imageUrl.describe("Address of the picture."),
});

const signInEvent = z.object({
  at: time.describe("When."),
  ip: z.string().nullable().describe("From which address; null where it is not known."),
  device: z.string().describe("What with."),
  ok: z.boolean().describe("False for a try that was refused."),
  method: z
    .enum(["username", "sms", "firebase", "remembered", "freeplay", "register"])
    .describe("By what: user name, code by SMS, the phone service, a remembered sign-in, free play, the registration."),
});

const signInExample = {
  at: "2026-01-31T08:00:00.000Z",
  ip: "203.0.113.9",
  device: "Firefox on Linux",
  ok: true,
  method: "username" as const,
};

/** Calls about the member's account: picture, profile, security settings and sign-in history (requirement H5, A10, A19). */
export const memberProfileCalls = {
  avatar: defineCall({
    name: "avatar",
    method: "GET",
    path: "/wps/relay/MCSFE_getPlayerAvatar",
    token: true,
    demo: true,
    doc: "One's own picture, and the drawn ones to choose from.",
    input: z.strictObject({}),
    output: z.object({
      id: z.string().describe("Which picture it is; one of `presets`, or another that came with the account."),
      url: imageUrl.describe("Its address."),
      presets: z.array(preset).describe("The pictures to choose from."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: {},
      value: {
        id: "7",
        url: "/art/avatar/7.svg?v=1",
        presets: [{ id: "7", url: "/art/avatar/7.svg?v=1" }],
      },
    },
  }),
  setAvatar: defineCall({
    name: "setAvatar",
    method: "PUT",
    path: "/wps/relay/MCSFE_setPlayerAvatar",
    token: true,
    doc: "Chooses one of the pictures that `avatar` gives.",
    input: z.strictObject({ id: z.string().max(40).describe("Id of the picture.") }),
    output: z.object({}),
    errors: ["regionForbidden", "maintenance"],
    example: { input: { id: "7" }, value: {} },
  }),
  icon: defineCall({
    name: "icon",
    method: "GET",
    path: "/wps/member/info/icon",
    token: true,
    demo: true,
    doc: "The medal of one's VIP level.",
    input: z.strictObject({}),
    output: z.object({
      icon: imageUrl.nullable().describe("Address of the medal; null without a level."),
      labelName: z.string().describe("Name of the level in the caller's language; empty for none."),
      rankLevel: z.int().min(0).describe("Its rank, from 1; 0 for none."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: { input: {}, value: { icon: "/art/medal/2.svg?v=1", labelName: "Silver", rankLevel: 2 } },
  }),
  profile: defineCall({
    name: "profile",
    method: "GET",
    path: "/wps/member/profile",
    token: true,
    doc: "What one has said about oneself.",
    input: z.strictObject({}),
    output: profile,
    errors: ["regionForbidden", "maintenance"],
    example: { input: {}, value: profileExample },
  }),
  setProfile: defineCall({
    name: "setProfile",
    method: "PUT",
    path: "/wps/member/profile",
    token: true,
    doc: "Changes what one has said about oneself, by the brand's registration rules. What is left out stays. Payee name, birthday and identity number are given once: bank accounts are opened in that name, so afterwards only staff change them.",
    input: z.strictObject({
      nickname: typedName(255).optional().describe("Name shown, 2 to 20 characters."),
      payeeName: typedName(255).optional().describe("Name of who is paid, as at the bank; once."),
      birthday: typedDay.optional().describe("Day of birth, `yyyy-MM-dd`, of somebody of 21 or over; once."),
      qqNum: contact("QQ number", typedReference(255)),
      line: contact("LINE"),
      whatsapp: contact("WhatsApp", typedPhone),
      zalo: contact("Zalo", typedPhone),
      facebook: contact("Facebook"),
      wechat: contact("WeChat"),
      idNumber: typedReference(255).optional().describe("Number of an identity document; once."),
    }),
    output: profile,
    errors: ["regionForbidden", "maintenance"],
    example: { input: { nickname: "Thea" }, value: profileExample },
  }),
  security: defineCall({
    name: "security",
    method: "GET",
    path: "/wps/member/security",
    token: true,
    doc: "What protects one's account, and who signed in last. Numbers and addresses are masked.",
    input: z.strictObject({}),
    output: z.object({
      password: z
        .object({
          set: z.boolean().describe("There is one; who came by a number or a service has none."),
          changedAt: time.nullable().describe("When it was chosen; null without one."),
          expired: z.boolean().describe("It is older than the brand allows."),
        })
        .describe("The account password."),
      paymentPassword: z.boolean().describe("A payment password is set."),
      mobile: z.string().nullable().describe("The bound mobile number, masked; null for none."),
      email: z.string().nullable().describe("The bound e-mail address, masked; null for none."),
      twoStep: z
        .object({
          on: z.boolean().describe("Signing in asks for a second step."),
          recoveryCodes: z.int().min(0).describe("Recovery codes that were not used yet."),
        })
        .describe("The second step."),
      lastSignIn: signInEvent.nullable().describe("The sign-in before this session; null for none."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: {},
      value: {
        password: { set: true, changedAt: "2026-01-01T08:00:00.000Z", expired: false },
        paymentPassword: true,
        mobile: "+60*****6789",
        email: "t***@mail.example",
        twoStep: { on: true, recoveryCodes: 8 },
        lastSignIn: signInExample,
      },
    },
  }),
  loginHistory: defineCall({
    name: "loginHistory",
    method: "GET",
    path: "/wps/member/logins",
    token: true,
    doc: "Every try to sign in to one's account, the latest first.",
    input: z.strictObject({
      pageNo,
      pageSize: z.int().min(1).max(60).default(10).describe("Rows a page."),
    }),
    output: z.object({
      rows: z.array(signInEvent).describe("The tries of this page."),
      ...paging,
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: {},
      value: { rows: [signInExample], pageNo: 1, pageSize: 10, total: 1, totalPages: 1 },
    },
  }),
  dataExport: defineCall({
    name: "dataExport",
    method: "POST",
    path: "/wps/member/data",
    token: true,
    demo: true,
    doc: "Everything that the brand holds about the member: profile, sign-ins, bank accounts, orders, every movement and round, limits, rewards, messages. Secrets, files and what staff note for themselves are not in it.",
    input: z.strictObject({}),
    output: z.object({
      at: time.describe("When it was put together."),
      data: z
        .record(z.string(), z.array(z.record(z.string(), z.unknown())))
        .describe("Entries by kind, as they are stored: amounts in minor units of the brand's currency, times in UTC."),
    }),
    errors: ["tooManyRequests"],
    example: {
      input: {},
      value: { at: "2026-01-31T08:00:00.000Z", data: { member: [{ account: "thea", nickname: "Thea" }] } },
    },
  }),
} as const;
