import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { money, signedMoney, time } from "~/platform/wps/shapes";
import { typedAmount } from "~/platform/wps/typed";

const kind = z.enum(["deposit", "loss", "session"]).describe("Money paid in, money lost, or minutes of one session.");
const period = z
  .enum(["day", "week", "month", "session"])
  .describe("What it is counted over; `session` for `session` alone.");
const value = z
  .string()
  .regex(/^\d{1,15}(\.\d{2,4})?$/)
  .nullable()
  .describe("The limit: money, for `session` whole minutes; null for none.");

const limit = z.object({
  kind,
  period,
  value,
  used: z.string().nullable().describe("What of it is used up: money, below zero for a win; null for `session`."),
  left: money.nullable().describe("What is left of it; null without a limit, and for `session`."),
  resetsAt: time.nullable().describe("When it is counted anew (UTC); null for `session`."),
  pending: z
    .object({ value, at: time.describe("From when it holds (UTC).") })
    .nullable()
    .describe("A looser limit that was asked for and still waits; null for none."),
});

const limitsView = z.object({
  rows: z.array(limit).describe("Every limit that can be set, set or not."),
  coolingHours: z.int().describe("How many hours a looser limit waits."),
  timeOut: time.nullable().describe("When a time-out in force ends (UTC); null for none."),
  timeOutHours: z.array(z.int()).describe("The time-outs that the brand offers, hours."),
  exclusionMonths: z.array(z.int()).describe("The self-exclusions that the brand offers, months."),
  permanentExclusion: z.boolean().describe("Whether a self-exclusion may be for ever."),
  links: z
    .array(z.object({ label: z.string().describe("What it says."), href: z.string().describe("Where it leads.") }))
    .describe("Where players find help."),
});

const example: z.output<typeof limitsView> = {
  rows: [
    {
      kind: "deposit",
      period: "day",
      value: "100.00",
      used: "40.00",
      left: "60.00",
      resetsAt: "2026-01-31T17:00:00.000Z",
      pending: { value: "200.00", at: "2026-02-01T08:00:00.000Z" },
    },
  ],
  coolingHours: 24,
  timeOut: null,
  timeOutHours: [24, 168, 720],
  exclusionMonths: [6, 12, 60],
  permanentExclusion: true,
  links: [{ label: "Where to get help", href: "/help#responsible" }],
};

const net = z.object({
  bet: money.describe("Stakes."),
  win: money.describe("Winnings."),
  net: signedMoney.describe("Winnings less stakes; below zero for a loss."),
});
const confirmation = z.literal(true).describe("Whoever asks has said so twice: it cannot be taken back.");

/** Calls about responsible play: limits, breaks and the reality check (requirement W9). */
export const memberLimitCalls = {
  limits: defineCall({
    name: "limits",
    method: "GET",
    path: "/wps/member/limits",
    token: true,
    doc: "One's own limits, what of them is used, what waits, and the breaks that the brand offers. Days are those of the brand's time zone.",
    input: z.strictObject({}),
    output: limitsView,
    errors: ["regionForbidden", "maintenance"],
    example: { input: {}, value: example },
  }),
  setLimits: defineCall({
    name: "setLimits",
    method: "PUT",
    path: "/wps/member/limits",
    token: true,
    doc: "Sets one limit. A stricter one holds at once. A looser one, or none, holds after the brand's cooling time; until then it may be taken back with `cancel`.",
    input: z.strictObject({
      kind,
      period,
      value: typedAmount
        .nullable()
        .optional()
        .describe("The limit: an amount of 0 or more, for `session` whole minutes from 1; null for none."),
      cancel: z.boolean().default(false).describe("Takes back what still waits; `value` is left out then."),
    }),
    output: limitsView,
    errors: ["amountInvalid", "notAllowed", "regionForbidden", "maintenance"],
    example: { input: { kind: "deposit", period: "day", value: "100" }, value: example },
  }),
  takeTimeOut: defineCall({
    name: "takeTimeOut",
    method: "POST",
    path: "/wps/member/limits/timeOut",
    token: true,
    doc: "Takes a break: until it is over one signs in, but neither plays nor pays in. One in force is made longer, never shorter.",
    input: z.strictObject({
      hours: z.int().min(1).max(1_008).describe("One of `timeOutHours`."),
      confirm: confirmation,
    }),
    output: limitsView,
    errors: ["notAllowed", "regionForbidden", "maintenance"],
    example: { input: { hours: 24, confirm: true }, value: { ...example, timeOut: "2026-02-01T08:00:00.000Z" } },
  }),
  selfExclude: defineCall({
    name: "selfExclude",
    method: "POST",
    path: "/wps/member/limits/exclusion",
    token: true,
    cookies: "signsOut",
    doc: "Excludes the person from all brands of the operator: accounts with the same mobile number, the same e-mail address, or the same payee name and birthday. All their sessions end; they neither sign in nor register until it is over.",
    input: z.strictObject({
      months: z
        .int()
        .min(1)
        .max(120)
        .nullable()
        .describe("One of `exclusionMonths`; null for ever, where the brand offers it."),
      confirm: confirmation,
    }),
    output: z.object({ until: time.nullable().describe("When it ends (UTC); null for never.") }),
    errors: ["notAllowed", "regionForbidden", "maintenance"],
    example: { input: { months: 6, confirm: true }, value: { until: "2026-07-31T08:00:00.000Z" } },
  }),
  realityCheck: defineCall({
    name: "realityCheck",
    method: "GET",
    path: "/wps/member/realityCheck",
    token: true,
    doc: "How long this session has lasted, and what was won or lost with real money in it and today, this week and this month: rounds count where they began.",
    input: z.strictObject({}),
    output: z.object({
      everyMinutes: z.int().describe("After how many minutes signed in a member is reminded; 0 is never."),
      signedInAt: time.describe("When this session began (UTC)."),
      now: time.describe("The server's time (UTC)."),
      sessionMinutes: z.int().nullable().describe("The member's own limit of one session, minutes; null for none."),
      session: net.describe("In this session."),
      day: net.describe("Today, by the brand's clock."),
      week: net.describe("Since Monday."),
      month: net.describe("This month."),
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: {},
      value: {
        everyMinutes: 60,
        signedInAt: "2026-01-31T07:00:00.000Z",
        now: "2026-01-31T08:00:00.000Z",
        sessionMinutes: null,
        session: { bet: "20.00", win: "12.50", net: "-7.50" },
        day: { bet: "20.00", win: "12.50", net: "-7.50" },
        week: { bet: "80.00", win: "95.00", net: "15.00" },
        month: { bet: "80.00", win: "95.00", net: "15.00" },
      },
    },
  }),
} as const;
