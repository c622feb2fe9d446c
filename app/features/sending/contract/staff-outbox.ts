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
    doc: "The text messages and mails that a demo brand's sandbox providers were given in the last month, the latest first. Those of other brands are nobody's to read.",
    input: z.strictObject({
      code: brandCode,
      pageNo,
      pageSize: z.int().min(1).max(100).default(20).describe("Messages a page."),
    }),
    output: z.object({
      rows: z
        .array(
          z.object({
            id: z.string().describe("Id of the message."),
            channel: z.enum(["sms", "mail"]).describe("Text message or mail."),
            receiver: z.string().describe("A number in E.164, or a mail address."),
            subject: z.string().nullable().describe("Subject of a mail; null for text messages."),
            body: z.string().describe("The text."),
            at: time.describe("When it was given."),
          }),
        )
        .describe("The messages of this page."),
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
