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
  from: givenDay.optional().describe("First day, in the brand's time zone; default: a week ago."),
  to: givenDay.optional().describe("Last day; default: today. At most 92 days."),
  pageNo,
  pageSize: z.int().min(1).max(100).default(20).describe("Rows per page."),
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
    doc: "Lists all money movements of one member, as in the member's account record.",
    input: z.strictObject({
      ...named,
      kind: recordKind.default("all").describe("Only movements of this type."),
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
    doc: "Lists the rounds of one member, as in the member's betting record.",
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
    doc: "Returns the active sessions of one member (at most the latest hundred), and one page of the sign-in attempts.",
    input: z.strictObject({
      ...named,
      pageNo,
      pageSize: z.int().min(1).max(60).default(20).describe("Attempts per page."),
    }),
    output: z.object({
      sessions: sessionCalls.sessions.output.shape.rows,
      signIns: loginHistory.output.describe("Sign-in attempts, latest first."),
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
    doc: "Returns the limits of one member with the used amounts, and the member's breaks. Staff cannot change them.",
    input: z.strictObject(named),
    output: z.object({
      limits: limits.output.shape.rows,
      breaks: z
        .array(
          z.object({
            id: z.string().describe("Id of the break."),
            kind: z.enum(["timeOut", "exclusion"]).describe("timeOut: no play; exclusion: no sign-in."),
            at: time.describe("Start time."),
            until: time.nullable().describe("End time; null for permanent."),
            inForce: z.boolean().describe("True when it is in force."),
          }),
        )
        .describe("Breaks, latest first."),
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
