import { z } from "zod";
import { isLanguageCode } from "~/platform/text/languages";
import { defineCall } from "~/platform/wps/define";
import { brandCode, pageNo, paging, requestId, time } from "~/platform/wps/shapes";
import { AUDIENCES, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from "../rules/sending";

const audience = z
  .enum(AUDIENCES)
  .describe("account: one member; label: all who have it; all: every member of the brand.");
const receiverName = z.string().trim().max(100).default("").describe("The user name or the label; not read for all.");
const language = z.string().refine(isLanguageCode);
const texts = (longest: number) => z.record(language, z.string().trim().min(1).max(longest));

const sentRow = z.object({
  id: z.string().describe("Names the message."),
  audience,
  name: z.string().describe("The user name or the label; empty for all."),
  title: z.record(z.string(), z.string()).describe("Titles by language, plain text."),
  html: z.record(z.string(), z.string()).describe("Texts by language, sanitised HTML."),
  reason: z.string().nullable().describe("Why, for colleagues; null where nobody said."),
  by: z.string().describe("Who sent it."),
  at: time.describe("When."),
  receivers: z.int().describe("How many it was for."),
  sent: z.int().describe("How many have it."),
  done: z.boolean().describe("False while it is still on its way to some."),
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
    doc: "How many members a message would reach, the labels that it can be sent to, and the languages to write it in.",
    input: z.strictObject({ code: brandCode, audience, name: receiverName }),
    output: z.object({
      receivers: z.int().describe("How many members would get it."),
      labels: z.array(z.string()).describe("Labels that members of the brand have, by name."),
      languages: z.array(z.string()).describe("The brand's languages, in its order."),
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
    doc: "Sends a message to one member, to all with a label, or to all of a brand: to the first thousand at once, to the others from then on. Each gets it once. The same requestId again sends nothing more.",
    input: z.strictObject({
      code: brandCode,
      audience,
      name: receiverName,
      title: texts(MAX_TITLE_LENGTH).describe(
        "Titles by language, plain text. Who reads another gets the brand's default language.",
      ),
      html: texts(MAX_TEXT_LENGTH).describe("Texts as HTML in the same languages; made safe before they are kept."),
      reason: z.string().max(500).optional().describe("Why, for colleagues."),
      requestId,
    }),
    output: z.object({ message: sentRow.describe("What was sent.") }),
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
    doc: "What staff sent to members of a brand, by whom, and how far it has come; the latest first.",
    input: z.strictObject({
      code: brandCode,
      pageNo,
      pageSize: z.int().min(1).max(100).default(20).describe("Messages a page."),
    }),
    output: z.object({ rows: z.array(sentRow).describe("The messages of this page."), ...paging }),
    errors: ["notFound"],
    example: {
      input: { code: "lotus" },
      value: { rows: [SENT], pageNo: 1, pageSize: 20, total: 1, totalPages: 1 },
    },
  }),
} as const;
