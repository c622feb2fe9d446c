import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode, pageNo, paging, time } from "~/platform/wps/shapes";
import { ENQUIRY_KINDS } from "../rules/enquiries";

const enquiry = z.object({
  id: z.string().describe("Id of the enquiry."),
  memberId: z.string().nullable().describe("Id of the member; null for a visitor."),
  account: z.string().nullable().describe("User name of the member; null for a visitor."),
  topic: z.enum(ENQUIRY_KINDS).describe("Topic of the question."),
  content: z.string().describe("Text of the question."),
  contact: z.string().describe("E-mail address or phone number for the reply, as entered; may be empty for a member."),
  at: time.describe("Time of the enquiry."),
  answeredAt: time.nullable().describe("Time at which it was marked as answered; null while it is open."),
  answeredBy: z.string().nullable().describe("Staff account that marked it."),
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
    doc: "Lists the enquiries of one brand: open ones oldest first, or answered ones latest first.",
    input: z.strictObject({
      code: brandCode,
      state: z.enum(["open", "answered"]).default("open").describe("State of the enquiries."),
      pageNo,
      pageSize: z.int().min(1).max(100).default(20).describe("Enquiries per page."),
    }),
    output: z.object({ rows: z.array(enquiry).describe("Enquiries of this page."), ...paging }),
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
    doc: "Marks an enquiry as answered, for a reply by e-mail, phone or message. A second mark changes nothing.",
    input: z.strictObject({ code: brandCode, id: z.uuid().describe("Id of the enquiry.") }),
    output: enquiry,
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus", id: example.id },
      value: { ...example, answeredAt: "2026-01-31T09:00:00.000Z", answeredBy: "ada" },
    },
  }),
} as const;
