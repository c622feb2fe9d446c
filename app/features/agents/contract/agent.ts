import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { amount, MONEY_ERRORS, money, PAYOUT_ERRORS, requestId, time } from "~/platform/wps/shapes";

const size = (what: string) =>
  z
    .object({
      direct: z.int().min(0).describe("Those whose upline is the agent."),
      all: z.int().min(0).describe("Those at any depth below the agent."),
    })
    .describe(what);

/** Calls about an agent's team. Other accounts are refused (requirement U8). */
export const agentCalls = {
  teamOverview: defineCall({
    name: "teamOverview",
    method: "GET",
    path: "/wps/agent/overview",
    token: true,
    doc: "The agent's team: how many members and agents stand below, how many are new, and who signed in last. Days and weeks are those of the brand's time zone; a week begins on Monday. Agents only: types 1, 2, 41 and 42.",
    input: z.strictObject({}),
    output: z.object({
      members: size("Members of the team."),
      agents: size("Agents of the team."),
      joined: z
        .object({
          today: z.int().min(0).describe("Since the day began."),
          week: z.int().min(0).describe("Since the week began."),
        })
        .describe("New members and agents of the team."),
      lastSignIns: z
        .array(
          z.object({
            account: z.string().describe("User name."),
            nickname: z.string().describe("Name shown."),
            isAgent: z.boolean().describe("True for an agent."),
            at: time.describe("The last time that this account signed in."),
          }),
        )
        .describe("The ten accounts of the team that signed in last, the latest first."),
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
    doc: "Sends money to somebody of the agent's team, at any depth below, who has it at once. Agents only. The rules of withdrawals hold: turnover, identity, the limits of the day, and the least and greatest amount of the brand's withdrawal methods.",
    input: z.strictObject({
      member: z.string().min(1).max(64).describe("User name of the receiver."),
      amount,
      paymentPassword: z.string().min(1).max(128).describe("The agent's payment password."),
      requestId,
    }),
    output: z.object({ balance: money.describe("The agent's main wallet after it.") }),
    errors: ["notInTeam", "timeOut", "downlineClosed", ...PAYOUT_ERRORS, ...MONEY_ERRORS],
    example: {
      input: { member: "thea", amount: "25.00", paymentPassword: "246813", requestId: "2f1c6a52-downline" },
      value: { balance: "1169.50" },
    },
  }),
} as const;
