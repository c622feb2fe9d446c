import { z } from "zod";
import { isLanguageCode } from "~/platform/text/languages";
import { defineCall } from "~/platform/wps/define";
import { brandCode, pageNo, paging, requestId, time } from "~/platform/wps/shapes";
import { AUDIENCES, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from "../rules/sending";

const audience = z
  .enum(AUDIENCES)
  .describe("account: one member; label: all members with a label; all: every member of the brand.");
const receiverName = z.string().trim().max(100).default("").describe("User name or label; ignored for all.");
const language = z.string().refine(isLanguageCode);
const texts = (longest: number) => z.record(language, z.string().trim().min(1).max(longest));

const sentRow = z.object({
  id: z.string().describe("Id of the message."),
  audience,
  name: z.string().describe("User name or label; empty for all."),
  title: z.record(z.string(), z.string()).describe("Titles by language, plain text."),
  html: z.record(z.string(), z.string()).describe("Texts by language, sanitised HTML."),
  reason: z.string().nullable().describe("Internal reason; null when none was given."),
  by: z.string().describe("Staff account that sent it."),
  at: time.describe("Time of sending."),
  receivers: z.int().describe("Number of intended receivers."),
  sent: z.int().describe("Number of members who received it."),
  done: z.boolean().describe("False while it is still being delivered."),
});

const SENT = {
  id: "019413d6-0000-7000-8000-000000000003",
  audience: "account" as const,
  name: "thea",
  title: { EN: "A note for you" },
  html: { EN: "<p>Your table is ready.</p>" },
  reason: null,
  by: "iris",
  at: "2026-01-31T08:00:00.000Z",
  receivers: 1,
  sent: 1,
  done: true,
};

/** Console calls for messages to members (requirement X7). */
export const staffMessageCalls = {
  messageAudience: defineCall({
    name: "messageAudience",
    method: "GET",
    path: "/wps/staff/messages/audience",
    staff: "messages.send",
    audit: { effect: "none" },
    doc: "Returns the number of receivers of a message, the available labels, and the brand's languages.",
    input: z.strictObject({ code: brandCode, audience, name: receiverName }),
    output: z.object({
      receivers: z.int().describe("Number of receivers."),
      labels: z.array(z.string()).describe("Labels of the brand's members, in alphabetical order."),
      languages: z.array(z.string()).describe("Languages of the brand, in order."),
    }),
    errors: ["notFound"],
    example: {
      input: { code: "lotus", audience: "label", name: "prefers chat" },
      value: { receivers: 12, labels: ["prefers chat"], languages: ["EN"] },
    },
  }),
  sendMessage: defineCall({
    name: "sendMessage",
    method: "POST",
    path: "/wps/staff/messages",
    staff: "messages.send",
    audit: { effect: "database" },
    bodyLimitKb: 1024,
    doc: "Sends a message to one member, to all members with a label, or to all members of a brand. The first thousand receive it immediately, the others shortly after. Each receives it once. Repeating the call with the same requestId sends nothing.",
    input: z.strictObject({
      code: brandCode,
      audience,
      name: receiverName,
      title: texts(MAX_TITLE_LENGTH).describe(
        "Titles by language, plain text. Members with another language get the brand's default language.",
      ),
      html: texts(MAX_TEXT_LENGTH).describe("Texts as HTML in the same languages; sanitised before they are stored."),
      reason: z.string().max(500).optional().describe("Internal reason."),
      requestId,
    }),
    output: z.object({ message: sentRow.describe("Sent message.") }),
    errors: ["notFound", "requestConflict"],
    example: {
      input: {
        ...{ code: "lotus", audience: "account", name: "thea", title: SENT.title, html: SENT.html },
        requestId: "5b7e1c1e-note",
      },
      value: { message: SENT },
    },
  }),
  sentMessages: defineCall({
    name: "sentMessages",
    method: "GET",
    path: "/wps/staff/messages",
    staff: "messages.send",
    audit: { effect: "none" },
    doc: "Lists the messages that staff sent to members of a brand, latest first. Each has its sender and progress.",
    input: z.strictObject({
      code: brandCode,
      pageNo,
      pageSize: z.int().min(1).max(100).default(20).describe("Messages per page."),
    }),
    output: z.object({ rows: z.array(sentRow).describe("Messages of this page."), ...paging }),
    errors: ["notFound"],
    example: {
      input: { code: "lotus" },
      value: { rows: [SENT], pageNo: 1, pageSize: 20, total: 1, totalPages: 1 },
    },
  }),
} as const;
