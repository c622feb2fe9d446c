import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { amount, MONEY_ERRORS, money, PAYOUT_ERRORS, requestId, time } from "~/platform/wps/shapes";

const size = (what: string) =>
  z
    .object({
      direct: z.int().min(0).describe("Accounts directly below the agent."),
      all: z.int().min(0).describe("Accounts at any level below the agent."),
    })
    .describe(what);

/** Calls about an agent's team. Other accounts are refused (requirement U8). */
export const agentCalls = {
  teamOverview: defineCall({
    name: "teamOverview",
    method: "GET",
    path: "/wps/agent/overview",
    token: true,
    doc: "Returns the agent's team: number of members and agents, new accounts, and the latest sign-ins. Days and weeks use the brand's time zone; a week starts on Monday. Agents only: types 1, 2, 41 and 42.",
    input: z.strictObject({}),
    output: z.object({
      members: size("Members of the team."),
      agents: size("Agents of the team."),
      joined: z
        .object({
          today: z.int().min(0).describe("New accounts of today."),
          week: z.int().min(0).describe("New accounts of this week."),
        })
        .describe("New members and agents of the team."),
      lastSignIns: z
        .array(
          z.object({
            account: z.string().describe("User name."),
            nickname: z.string().describe("Display name."),
            isAgent: z.boolean().describe("True for an agent."),
            at: time.describe("Time of the last sign-in."),
          }),
        )
        .describe("The ten accounts of the team with the most recent sign-ins, most recent first."),
    }),
    example: {
      input: {},
      value: {
        members: { direct: 3, all: 12 },
        agents: { direct: 1, all: 2 },
        joined: { today: 1, week: 4 },
        lastSignIns: [{ account: "thea", nickname: "Thea", isAgent: false, at: "2026-01-31T08:00:00.000Z" }],
      },
    },
  }),
  transferDownline: defineCall({
    name: "transferDownline",
    method: "POST",
    path: "/wps/agent/transfer",
    token: true,
    encrypted: true,
    doc: "Transfers money to an account of the agent's team, at any level. The receiver gets it immediately. Agents only. The rules of withdrawals apply: turnover, identity check, daily limits, and the minimum and maximum amount of the brand's withdrawal methods.",
    input: z.strictObject({
      member: z.string().min(1).max(64).describe("User name of the receiver."),
      amount,
      paymentPassword: z.string().min(1).max(128).describe("The agent's payment password."),
      requestId,
    }),
    output: z.object({ balance: money.describe("Balance of the agent's main wallet after the transfer.") }),
    errors: ["notInTeam", "timeOut", "downlineClosed", ...PAYOUT_ERRORS, ...MONEY_ERRORS],
    example: {
      input: { member: "thea", amount: "25.00", paymentPassword: "246813", requestId: "2f1c6a52-downline" },
      value: { balance: "1169.50" },
    },
  }),
} as const;
