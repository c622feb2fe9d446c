import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode, pageNo, paging, time } from "~/platform/wps/shapes";

/** Calls about messages that the sandbox providers of demo brands store instead of sending. */
export const staffOutboxCalls = {
  outbox: defineCall({
    name: "outbox",
    method: "GET",
    path: "/wps/staff/outbox",
    staff: "outbox.read",
    audit: { effect: "none" },
    doc: "Lists the text messages and e-mails stored by the sandbox providers of a demo brand. Returns those of the last month, latest first. Messages of other brands cannot be read.",
    input: z.strictObject({
      code: brandCode,
      pageNo,
      pageSize: z.int().min(1).max(100).default(20).describe("Messages per page."),
    }),
    output: z.object({
      rows: z
        .array(
          z.object({
            id: z.string().describe("Id of the message."),
            channel: z.enum(["sms", "mail"]).describe("Text message or e-mail."),
            receiver: z.string().describe("Number in E.164, or e-mail address."),
            subject: z.string().nullable().describe("Subject of an e-mail; null for text messages."),
            body: z.string().describe("Text of the message."),
            at: time.describe("Time of the message."),
          }),
        )
        .describe("Messages of this page."),
      ...paging,
    }),
    errors: ["forbidden", "notFound"],
    example: {
      input: { code: "lotus" },
      value: {
        rows: [
          {
            id: "019413d6-0000-7000-8000-000000000000",
            channel: "sms",
            receiver: "+60123456789",
            subject: null,
            body: "Lotus: your code is 123456.",
            at: "2026-01-31T08:00:00.000Z",
          },
        ],
        pageNo: 1,
        pageSize: 20,
        total: 1,
        totalPages: 1,
      },
    },
  }),
} as const;
