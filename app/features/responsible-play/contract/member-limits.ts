import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { money, signedMoney, time } from "~/platform/wps/shapes";
import { typedAmount } from "~/platform/wps/typed";

const kind = z
  .enum(["deposit", "loss", "session"])
  .describe("deposit: money paid in; loss: money lost; session: minutes of one session.");
const period = z
  .enum(["day", "week", "month", "session"])
  .describe("Period of the limit; `session` only for the limit `session`.");
const value = z
  .string()
  .regex(/^\d{1,15}(\.\d{2,4})?$/)
  .nullable()
  .describe("Limit: an amount, for `session` whole minutes; null for none.");

const limit = z.object({
  kind,
  period,
  value,
  used: z.string().nullable().describe("Used amount, negative for a win; null for `session`."),
  left: money.nullable().describe("Remaining amount; null without a limit, and for `session`."),
  resetsAt: time.nullable().describe("Time of the next reset (UTC); null for `session`."),
  pending: z
    .object({ value, at: time.describe("Time from which it applies (UTC).") })
    .nullable()
    .describe("A requested looser limit that does not apply yet; null for none."),
});

const limitsView = z.object({
  rows: z.array(limit).describe("All limits that can be set."),
  coolingHours: z.int().describe("Waiting time of a looser limit, in hours."),
  timeOut: time.nullable().describe("End of the current time-out (UTC); null for none."),
  timeOutHours: z.array(z.int()).describe("Time-outs offered by the brand, in hours."),
  exclusionMonths: z.array(z.int()).describe("Self-exclusions offered by the brand, in months."),
  permanentExclusion: z.boolean().describe("True when a permanent self-exclusion is possible."),
  links: z
    .array(
      z.object({ label: z.string().describe("Text of the link."), href: z.string().describe("Target of the link.") }),
    )
    .describe("Links to help for players."),
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
  net: signedMoney.describe("Winnings minus stakes; negative for a loss."),
});
const confirmation = z.literal(true).describe("Must be true: the member confirmed that the action cannot be undone.");

/** Calls about responsible play: limits, breaks and the reality check (requirement W9). */
export const memberLimitCalls = {
  limits: defineCall({
    name: "limits",
    method: "GET",
    path: "/wps/member/limits",
    token: true,
    doc: "Returns the member's limits, their used amounts and pending changes, and the offered breaks. Days use the brand's time zone.",
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
    doc: "Sets one limit. A stricter limit applies immediately. A looser limit, or its removal, applies after the brand's waiting time; until then, `cancel` withdraws it.",
    input: z.strictObject({
      kind,
      period,
      value: typedAmount
        .nullable()
        .optional()
        .describe("New limit: an amount of 0 or more, for `session` whole minutes from 1; null for none."),
      cancel: z.boolean().default(false).describe("Cancels the pending change; omit `value` then."),
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
    doc: "Starts a time-out. Until it ends, the member can sign in, but cannot play or deposit. A current time-out can be extended, not shortened.",
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
    doc: "Excludes the person from all brands of the operator: all accounts with the same mobile number, the same e-mail address, or the same payee name and date of birth. All their sessions end. They cannot sign in or register until the exclusion ends.",
    input: z.strictObject({
      months: z
        .int()
        .min(1)
        .max(120)
        .nullable()
        .describe("One of `exclusionMonths`; null for a permanent exclusion, if the brand offers it."),
      confirm: confirmation,
    }),
    output: z.object({ until: time.nullable().describe("End of the exclusion (UTC); null for never.") }),
    errors: ["notAllowed", "regionForbidden", "maintenance"],
    example: { input: { months: 6, confirm: true }, value: { until: "2026-07-31T08:00:00.000Z" } },
  }),
  realityCheck: defineCall({
    name: "realityCheck",
    method: "GET",
    path: "/wps/member/realityCheck",
    token: true,
    doc: "Returns the duration of this session and the member's results with real money. Results cover this session, today, this week and this month. A round counts in the period in which it started.",
    input: z.strictObject({}),
    output: z.object({
      everyMinutes: z.int().describe("Interval of the reminders, in minutes; 0 for never."),
      signedInAt: time.describe("Start of this session (UTC)."),
      now: time.describe("Current time of the server (UTC)."),
      sessionMinutes: z.int().nullable().describe("The member's session limit in minutes; null for none."),
      session: net.describe("Results of this session."),
      day: net.describe("Results of today, in the brand's time zone."),
      week: net.describe("Results of this week, from Monday."),
      month: net.describe("Results of this month."),
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
