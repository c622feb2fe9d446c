import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { imageUrl, language, money, pageNo, paging } from "~/platform/wps/shapes";

const kind = z.enum(["goods", "bonus", "spin"]);

const reward = z.object({
  id: z.string().describe("Id of the reward."),
  kind: kind.describe("goods: shipped; bonus: credited to the wallet; spin: free spins."),
  name: z.string().describe("Name in the caller's language."),
  units: z.int().min(1).describe("Number of pieces or spins per redemption."),
  pointsRequirement: z.int().min(1).describe("Points required per redemption."),
  amountRequirement: money.nullable().describe("Money to pay in addition to the points; null for none."),
  stock: z.int().min(0).nullable().describe("Remaining stock; null for unlimited."),
  art: imageUrl.describe("URL of the picture."),
});

/** Calls about the points mall (requirement P1). */
export const pointCalls = {
  pointReward: defineCall({
    name: "pointReward",
    method: "GET",
    path: "/wps/point/rewards",
    doc: "Lists one page of the rewards that points can be redeemed for, in the brand's order.",
    input: z.strictObject({
      kind: kind.optional().describe("Only rewards of this type."),
      language,
      pageNo,
      pageSize: z.int().min(1).max(60).default(12).describe("Rewards per page."),
    }),
    output: z.object({
      rows: z.array(reward).describe("Rewards of this page."),
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
    doc: "Returns the value of points and the rules of the points programme.",
    input: z.strictObject({ language }),
    output: z.object({
      ratio: z
        .string()
        .describe("Points per unit of the currency, as a decimal, e.g. `100`; `0` for a brand without points."),
      html: z.string().describe("Rules, sanitised HTML."),
    }),
    errors: ["regionForbidden", "maintenance"],
    upstream: { token: true },
    example: { input: {}, value: { ratio: "100", html: "<p>Points never expire.</p>" } },
  }),
} as const;
