import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { imageUrl, language, money, pageNo, paging } from "~/platform/wps/shapes";

const kind = z.enum(["goods", "bonus", "spin"]);

const reward = z.object({
  id: z.string().describe("The reward's id."),
  kind: kind.describe("goods are sent, a bonus is posted, spin gives free spins."),
  name: z.string().describe("Name in the caller's language."),
  units: z.int().min(1).describe("How many pieces or spins one redemption gives."),
  pointsRequirement: z.int().min(1).describe("How many points it takes."),
  amountRequirement: money.nullable().describe("The money that must be paid besides the points; null for none."),
  stock: z.int().min(0).nullable().describe("How many are left; null without end."),
  art: imageUrl.describe("Address of its picture."),
});

/** Calls about the points mall (requirement P1). */
export const pointCalls = {
  pointReward: defineCall({
    name: "pointReward",
    method: "GET",
    path: "/wps/point/rewards",
    doc: "One page of what points can be redeemed for, in the brand's order.",
    input: z.strictObject({
      kind: kind.optional().describe("Only this kind."),
      language,
      pageNo,
      pageSize: z.int().min(1).max(60).default(12).describe("Rewards a page."),
    }),
    output: z.object({
      rows: z.array(reward).describe("The rewards of this page."),
      ...paging,
    }),
    errors: ["regionForbidden", "maintenance"],
    upstream: { token: true },
    example: {
      input: { kind: "goods" },
      value: {
        rows: [
          {
            id: "travel-mug",
            kind: "goods",
            name: "Travel mug",
            units: 1,
            pointsRequirement: 1200,
            amountRequirement: null,
            stock: 40,
            art: "/art/goods/travel-mug.svg?v=1",
          },
        ],
        pageNo: 1,
        pageSize: 12,
        total: 1,
        totalPages: 1,
      },
    },
  }),
  pointConfig: defineCall({
    name: "pointConfig",
    method: "GET",
    path: "/wps/point/config",
    doc: "How points work: what they are worth, and the rules.",
    input: z.strictObject({ language }),
    output: z.object({
      ratio: z
        .string()
        .describe(
          "How many points one unit of the currency is worth, as a decimal, e.g. `100`; `0` for a brand without points.",
        ),
      html: z.string().describe("The rules, sanitised HTML."),
    }),
    errors: ["regionForbidden", "maintenance"],
    upstream: { token: true },
    example: { input: {}, value: { ratio: "100", html: "<p>Points never expire.</p>" } },
  }),
} as const;
