import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode, pageNo, paging, time } from "~/platform/wps/shapes";
import { ENQUIRY_KINDS } from "../rules/enquiries";

const enquiry = z.object({
  id: z.string().describe("Id of the enquiry."),
  memberId: z.string().nullable().describe("Id of the member; null for a visitor."),
  account: z.string().nullable().describe("User name of the member; null for a visitor."),
  topic: z.enum(ENQUIRY_KINDS).describe("What it is about."),
  content: z.string().describe("The question."),
  contact: z.string().describe("Where to answer, as the sender wrote it; may be empty for a member."),
  at: time.describe("When it was sent."),
  answeredAt: time.nullable().describe("When somebody marked it as answered; null while it is open."),
  answeredBy: z.string().nullable().describe("Who marked it."),
});

const example = {
  id: "019413d6-0000-7000-8000-0000000000e1",
  memberId: null,
  account: null,
  topic: "payment" as const,
  content: "Where is my withdrawal?",
  contact: "thea@mail.example",
  at: "2026-01-31T08:00:00.000Z",
  answeredAt: null,
  answeredBy: null,
};

/** Console calls for the enquiries of a brand's visitors and members. */
export const staffEnquiryCalls = {
  enquiries: defineCall({
    name: "enquiries",
    method: "GET",
    path: "/wps/staff/enquiries",
    staff: "players.care",
    audit: { effect: "none" },
    doc: "The enquiries of one brand: open ones the oldest first, or answered ones the latest first.",
    input: z.strictObject({
      code: brandCode,
      state: z.enum(["open", "answered"]).default("open").describe("Which ones."),
      pageNo,
      pageSize: z.int().min(1).max(100).default(20).describe("Enquiries a page."),
    }),
    output: z.object({ rows: z.array(enquiry).describe("The enquiries of this page."), ...paging }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus" },
      value: { rows: [example], pageNo: 1, pageSize: 20, total: 1, totalPages: 1 },
    },
  }),
  answerEnquiry: defineCall({
    name: "answerEnquiry",
    method: "POST",
    path: "/wps/staff/enquiries/answered",
    staff: "players.care",
    audit: { effect: "database" },
    doc: "Marks an enquiry as answered: by mail, by phone, or by a message to the member. Marked twice, the first mark stays.",
    input: z.strictObject({ code: brandCode, id: z.uuid().describe("Id of the enquiry.") }),
    output: enquiry,
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus", id: example.id },
      value: { ...example, answeredAt: "2026-01-31T09:00:00.000Z", answeredBy: "ada" },
    },
  }),
} as const;
