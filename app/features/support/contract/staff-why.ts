import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode } from "~/platform/wps/shapes";
import { WHY_FACTS, WHY_STEPS, WHY_VERDICTS } from "../rules/players";
import { memberId, PLAYER_EXAMPLE } from "./staff-player-shapes";

const fact = z.object({
  name: z.enum(WHY_FACTS).describe("Type of the fact."),
  value: z.string().describe("A code, a name, or a time."),
});

/** "Why does this player see this?" (requirement X8). */
export const staffWhyCalls = {
  whyShown: defineCall({
    name: "whyShown",
    method: "GET",
    path: "/wps/staff/why",
    staff: "players.read",
    audit: { effect: "none", kept: { address: "path" } },
    doc: "Explains what a page of one brand shows and why: host and side, version, maintenance, region, account, the module of the page with its flag and the flag's source, disabled blocks and features, and closures. For settings by staff it includes the account, the reason and the period. A player is treated as signed in; without a player the page is explained for a visitor from an unknown country.",
    input: z.strictObject({
      code: brandCode,
      address: z
        .string()
        .trim()
        .min(1)
        .max(500)
        .describe("A path (`/promotions`), or a full URL copied from the player's browser."),
      memberId: memberId.optional(),
    }),
    output: z.object({
      path: z.string().describe("Examined path."),
      shown: z.boolean().describe("True when nothing prevents the page from being shown."),
      steps: z
        .array(
          z.object({
            step: z.enum(WHY_STEPS).describe("Examined condition."),
            verdict: z.enum(WHY_VERDICTS).describe("Passed, prevents the page, or informational."),
            facts: z.array(fact).describe("Facts of the condition."),
          }),
        )
        .describe("Conditions in the order in which a request meets them."),
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus", address: "/promotions", memberId: PLAYER_EXAMPLE },
      value: {
        path: "/promotions",
        shown: false,
        steps: [
          {
            step: "flag",
            verdict: "hidden",
            facts: [
              { name: "flag", value: "promotions" },
              { name: "value", value: "off" },
              { name: "source", value: "override" },
              { name: "actor", value: "iris" },
              { name: "reason", value: "Complaint 4711" },
              { name: "at", value: "2026-01-31T08:00:00.000Z" },
            ],
          },
        ],
      },
    },
  }),
} as const;
