import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode } from "~/platform/wps/shapes";
import { WHY_FACTS, WHY_STEPS, WHY_VERDICTS } from "../rules/players";
import { memberId, PLAYER_EXAMPLE } from "./staff-player-shapes";

const fact = z.object({
  name: z.enum(WHY_FACTS).describe("What it is."),
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
    doc: "Why an address of one brand shows what it shows: host and side, version, maintenance, region, the account, the page's module with its flag and where that comes from, the blocks of the page and the other features that are off, and what is closed. Of what staff set it names who, why, and since and until when. A player is one who is signed in; without one it is a visitor, whose country nobody knows.",
    input: z.strictObject({
      code: brandCode,
      address: z
        .string()
        .trim()
        .min(1)
        .max(500)
        .describe("A path (`/promotions`), or a whole address as it stands in the player's browser."),
      memberId: memberId.optional(),
    }),
    output: z.object({
      path: z.string().describe("The path that was looked at."),
      shown: z.boolean().describe("Nothing keeps the page from being shown."),
      steps: z
        .array(
          z.object({
            step: z.enum(WHY_STEPS).describe("What was looked at."),
            verdict: z
              .enum(WHY_VERDICTS)
              .describe("Nothing in the way, not shown for this reason, or only something to know."),
            facts: z.array(fact).describe("What it was judged by."),
          }),
        )
        .describe("In the order in which a request meets them."),
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
