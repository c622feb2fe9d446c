import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { imageUrl, language, pageNo, paging, time } from "~/platform/wps/shapes";

/** Categories of promotions except All, in display order. */
const category = z.enum([
  "others",
  "sports",
  "live",
  "slots",
  "cards",
  "fish",
  "lotto",
  "rebate",
  "points",
  "ranking",
  "deposit",
  "app",
  "newbie",
  "games",
]);

const row = z.object({
  id: z.string().describe("Id of the promotion."),
  category: category.describe("Category of the promotion."),
  title: z.string().describe("Title, plain text."),
  summary: z.string().describe("One sentence, plain text."),
  art: imageUrl.describe("URL of the picture."),
  status: z
    .enum(["join", "soon", "active", "close"])
    .describe("join: can be joined; soon: not started; active: applies automatically; close: ended."),
  at: time.describe("Start time."),
  until: time.nullable().describe("End time; null for no end."),
});

const exampleRow = {
  id: "welcome",
  category: "newbie" as const,
  title: "Welcome bonus",
  summary: "Your first deposit, doubled.",
  art: "/art/promo/RNG-welcome.svg?v=1",
  status: "join" as const,
  at: "2026-01-01T00:00:00.000Z",
  until: null,
};

/** Calls about promotions (requirement P2). */
export const promotionCalls = {
  promotions: defineCall({
    name: "promotions",
    method: "GET",
    path: "/wps/promotion/list",
    doc: "Lists one page of the promotions of one category, or of all, in the brand's order.",
    input: z.strictObject({
      category: category.optional().describe("Only promotions of this category."),
      language,
      pageNo,
      pageSize: z.int().min(1).max(60).default(12).describe("Promotions per page."),
    }),
    output: z.object({
      rows: z.array(row).describe("Promotions of this page."),
      categories: z.array(category).describe("All categories with promotions, in order, independent of the filter."),
      ...paging,
    }),
    errors: ["regionForbidden", "maintenance"],
    example: {
      input: { category: "newbie" },
      value: { rows: [exampleRow], categories: ["newbie"], pageNo: 1, pageSize: 12, total: 1, totalPages: 1 },
    },
  }),
  promotionDetail: defineCall({
    name: "promotionDetail",
    method: "GET",
    path: "/wps/promotion/detail",
    doc: "Returns one promotion with its rules.",
    input: z.strictObject({ id: z.string().max(64).describe("Id of the promotion."), language }),
    output: row.extend({ html: z.string().describe("Rules, sanitised HTML.") }),
    errors: ["notFound", "regionForbidden", "maintenance"],
    example: { input: { id: "welcome" }, value: { ...exampleRow, html: "<p>First deposit doubled.</p>" } },
  }),
} as const;
