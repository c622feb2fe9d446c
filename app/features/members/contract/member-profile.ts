import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { imageUrl, pageNo, paging, time } from "~/platform/wps/shapes";
import { typedDay, typedName, typedPhone, typedReference } from "~/platform/wps/typed";

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe("Date of birth, `yyyy-MM-dd`.");

const profile = z.object({
  account: z.string().describe("User name."),
  nickname: z.string().describe("Display name."),
  payeeName: z.string().nullable().describe("Payee name, as registered at the bank; null when not set."),
  birthday: day.nullable().describe("Date of birth, `yyyy-MM-dd`; null when not set."),
  contacts: z.record(z.string(), z.string()).describe("Other contacts by field name; only those that are set."),
  locked: z
    .array(z.enum(["payeeName", "birthday", "idNumber"]))
    .describe("Fields that are already set and that only staff can change."),
  minimumAge: z.int().describe("Minimum age in years, for the date of birth."),
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

const contact = (what: string, typed = typedName(255)) => typed.optional().describe(`${what}; empty to remove it.`);

const preset = z.object({
  id: z.string().describe("Id of the avatar, for `setAvatar`."),
  url: imageUrl.describe("URL of the picture."),
});

const signInEvent = z.object({
  at: time.describe("Time of the attempt."),
  ip: z.string().nullable().describe("IP address; null when unknown."),
  device: z.string().describe("Device."),
  ok: z.boolean().describe("False for a failed attempt."),
  method: z
    .enum(["username", "sms", "firebase", "remembered", "freeplay", "register"])
    .describe("Method: user name, code by SMS, phone service, remembered sign-in, free play, registration."),
});

const signInExample = {
  at: "2026-01-31T08:00:00.000Z",
  ip: "203.0.113.9",
  device: "Firefox · Linux",
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
    doc: "Returns the member's avatar and the available ones.",
    input: z.strictObject({}),
    output: z.object({
      id: z.string().describe("Id of the avatar; one of `presets`, or another one set with the account."),
      url: imageUrl.describe("URL of the picture."),
      presets: z.array(preset).describe("Available avatars."),
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
    doc: "Sets one of the avatars listed by `avatar`.",
    input: z.strictObject({ id: z.string().max(40).describe("Id of the avatar.") }),
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
    doc: "Returns the medal of the member's VIP level.",
    input: z.strictObject({}),
    output: z.object({
      icon: imageUrl.nullable().describe("URL of the medal; null without a level."),
      labelName: z.string().describe("Name of the level in the caller's language; empty for none."),
      rankLevel: z.int().min(0).describe("Rank of the level, from 1; 0 for none."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: { input: {}, value: { icon: "/art/medal/2.svg?v=1", labelName: "Silver", rankLevel: 2 } },
  }),
  profile: defineCall({
    name: "profile",
    method: "GET",
    path: "/wps/member/profile",
    token: true,
    doc: "Returns the member's profile.",
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
    doc: "Changes the member's profile, by the brand's registration rules. Omitted fields do not change. Payee name, date of birth and identity number can be set only once, because bank accounts use that name; afterwards only staff can change them.",
    input: z.strictObject({
      nickname: typedName(255).optional().describe("Display name, 2 to 20 characters."),
      payeeName: typedName(255).optional().describe("Payee name, as registered at the bank; can be set once."),
      birthday: typedDay
        .optional()
        .describe("Date of birth, `yyyy-MM-dd`; the member must be 21 or older; can be set once."),
      qqNum: contact("QQ number", typedReference(255)),
      line: contact("LINE contact"),
      whatsapp: contact("WhatsApp contact", typedPhone),
      zalo: contact("Zalo contact", typedPhone),
      facebook: contact("Facebook contact"),
      wechat: contact("WeChat contact"),
      idNumber: typedReference(255).optional().describe("Number of an identity document; can be set once."),
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
    doc: "Returns the security settings of the account and its last sign-in. Numbers and addresses are masked.",
    input: z.strictObject({}),
    output: z.object({
      password: z
        .object({
          set: z
            .boolean()
            .describe(
              "True when the account has a password; accounts registered with a number or a service have none.",
            ),
          changedAt: time.nullable().describe("Time at which the password was set; null without one."),
          expired: z.boolean().describe("True when the password is older than the brand allows."),
        })
        .describe("The account password."),
      paymentPassword: z.boolean().describe("True when a payment password is set."),
      mobile: z.string().nullable().describe("Bound mobile number, masked; null for none."),
      email: z.string().nullable().describe("Bound e-mail address, masked; null for none."),
      twoStep: z
        .object({
          on: z.boolean().describe("True when the second step is enabled."),
          recoveryCodes: z.int().min(0).describe("Number of unused recovery codes."),
        })
        .describe("Second step of the sign-in."),
      lastSignIn: signInEvent.nullable().describe("Previous sign-in, before this session; null for none."),
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
    doc: "Lists all attempts to sign in to the account, latest first.",
    input: z.strictObject({
      pageNo,
      pageSize: z.int().min(1).max(60).default(10).describe("Attempts per page."),
    }),
    output: z.object({
      rows: z.array(signInEvent).describe("Attempts of this page."),
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
    doc: "Returns all data that the brand stores about the member: profile, sign-ins, bank accounts, orders, money movements, rounds, limits, rewards, messages. Secrets, files and internal notes of staff are not included.",
    input: z.strictObject({}),
    output: z.object({
      at: time.describe("Time of the export."),
      data: z
        .record(z.string(), z.array(z.record(z.string(), z.unknown())))
        .describe("Entries by type, as stored: amounts in minor units of the brand's currency, times in UTC."),
    }),
    errors: ["tooManyRequests"],
    example: {
      input: {},
      value: { at: "2026-01-31T08:00:00.000Z", data: { member: [{ account: "thea", nickname: "Thea" }] } },
    },
  }),
} as const;
