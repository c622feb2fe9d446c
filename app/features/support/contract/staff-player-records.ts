import { z } from "zod";
import { sessionCalls } from "~/features/access/contract/session";
import { memberProfileCalls } from "~/features/members/contract/member-profile";
import { recordKind, reportCalls } from "~/features/reports/contract/report";
import { memberLimitCalls } from "~/features/responsible-play/contract/member-limits";
import { defineCall } from "~/platform/wps/define";
import { brandCode, givenDay, pageNo, time } from "~/platform/wps/shapes";
import { memberId, PLAYER_EXAMPLE } from "./staff-player-shapes";

const named = { code: brandCode, memberId };
const example = { code: "lotus", memberId: PLAYER_EXAMPLE };
const period = {
  from: givenDay.optional().describe("First day, in the brand's time zone; a week ago when left out."),
  to: givenDay.optional().describe("Last day; today when left out. At most 92 days."),
  pageNo,
  pageSize: z.int().min(1).max(100).default(20).describe("Rows a page."),
};

const { accountRecord, bettingRecord } = reportCalls;
const { loginHistory } = memberProfileCalls;
const { limits } = memberLimitCalls;

/** Console calls for the records on a member's pages (requirement X5). */
export const staffPlayerRecordCalls = {
  playerLedger: defineCall({
    name: "playerLedger",
    method: "GET",
    path: "/wps/staff/player/ledger",
    staff: "players.read",
    audit: { effect: "none" },
    doc: "Every movement of one member's money, as his own account record shows it.",
    input: z.strictObject({
      ...named,
      kind: recordKind.default("all").describe("Only movements of this kind."),
      ...period,
    }),
    output: accountRecord.output,
    errors: ["forbidden", "notFound", "periodTooLong"],
    example: { input: example, value: accountRecord.example.value },
  }),
  playerBets: defineCall({
    name: "playerBets",
    method: "GET",
    path: "/wps/staff/player/bets",
    staff: "players.read",
    audit: { effect: "none" },
    doc: "The rounds of one member, as his own betting record shows them.",
    input: z.strictObject({ ...named, ...period }),
    output: bettingRecord.output,
    errors: ["forbidden", "notFound", "periodTooLong"],
    example: { input: example, value: bettingRecord.example.value },
  }),
  playerSessions: defineCall({
    name: "playerSessions",
    method: "GET",
    path: "/wps/staff/player/sessions",
    staff: "players.read",
    audit: { effect: "none" },
    doc: "The sessions of one member that are in force (the latest hundred), and a page of every try to sign in.",
    input: z.strictObject({
      ...named,
      pageNo,
      pageSize: z.int().min(1).max(60).default(20).describe("Tries a page."),
    }),
    output: z.object({
      sessions: sessionCalls.sessions.output.shape.rows,
      signIns: loginHistory.output.describe("Tries to sign in, the latest first."),
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: example,
      value: { sessions: sessionCalls.sessions.example.value.rows, signIns: loginHistory.example.value },
    },
  }),
  playerLimits: defineCall({
    name: "playerLimits",
    method: "GET",
    path: "/wps/staff/player/limits",
    staff: "players.read",
    audit: { effect: "none" },
    doc: "What one member limits himself to, with what of it is used, and his breaks. Staff change neither.",
    input: z.strictObject(named),
    output: z.object({
      limits: limits.output.shape.rows,
      breaks: z
        .array(
          z.object({
            id: z.string().describe("Names the break."),
            kind: z.enum(["timeOut", "exclusion"]).describe("No play, or no way in."),
            at: time.describe("From when."),
            until: time.nullable().describe("Until when; null for ever."),
            inForce: z.boolean().describe("It holds now."),
          }),
        )
        .describe("Every break, the latest first."),
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: example,
      value: {
        limits: limits.example.value.rows,
        breaks: [
          {
            id: "019413d6-0000-7000-8000-000000000003",
            kind: "timeOut",
            at: "2026-01-30T08:00:00.000Z",
            until: "2026-01-31T08:00:00.000Z",
            inForce: false,
          },
        ],
      },
    },
  }),
} as const;
