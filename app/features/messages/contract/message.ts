import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { language, pageNo, paging, time } from "~/platform/wps/shapes";

const CLOSED = ["regionForbidden", "maintenance"] as const;
const unread = z.int().min(0).describe("Number of unread messages.");
const id = z.uuid().describe("Id of the message.");
const ID = "01890000-0000-7000-8000-000000000001";

/** Calls about messages to members (page `messageV2`; requirement P5). */
export const messageCalls = {
  unreadCount: defineCall({
    name: "unreadCount",
    method: "GET",
    path: "/wps/relay/CSP_unreadCount",
    token: true,
    doc: "Returns the counters of the member's badges.",
    input: z.strictObject({}),
    output: z.object({
      missions: z.int().min(0).describe("Missions with a reward that can be claimed."),
      messages: unread,
      rewards: z.int().min(0).describe("Rewards that can be claimed."),
    }),
    errors: CLOSED,
    example: { input: {}, value: { missions: 1, messages: 2, rewards: 1 } },
  }),
  messages: defineCall({
    name: "messages",
    method: "GET",
    path: "/wps/relay/CSP_messages",
    token: true,
    doc: "Lists the member's messages, latest first.",
    input: z.strictObject({
      language,
      pageNo,
      pageSize: z.int().min(1).max(50).default(10).describe("Messages per page."),
    }),
    output: z.object({
      rows: z
        .array(
          z.object({
            id,
            kind: z.string().describe("Topic, e.g. `deposit`."),
            title: z.string().describe("Title, plain text."),
            text: z.string().describe("Text, plain text."),
            html: z
              .string()
              .nullable()
              .optional()
              .describe("Text as sanitised HTML, for messages written by staff; otherwise null or omitted."),
            at: time.describe("Time of the message."),
            read: z.boolean().describe("True when the message was read."),
          }),
        )
        .describe("Messages of this page."),
      unread,
      ...paging,
    }),
    errors: CLOSED,
    example: {
      input: { pageSize: 10 },
      value: {
        rows: [
          {
            id: ID,
            kind: "deposit",
            title: "Your deposit has arrived",
            text: "P 100.00 was added to your wallet.",
            html: null,
            at: "2026-01-31T08:00:00.000Z",
            read: false,
          },
        ],
        unread: 1,
        pageNo: 1,
        pageSize: 10,
        total: 1,
        totalPages: 1,
      },
    },
  }),
  readMessage: defineCall({
    name: "readMessage",
    method: "PUT",
    path: "/wps/relay/CSP_messages",
    token: true,
    doc: "Marks one message, or all messages, as read. A read message stays read.",
    input: z.strictObject({ id: id.optional().describe("Id of the message; all messages when omitted.") }),
    output: z.object({ unread }),
    errors: CLOSED,
    example: { input: { id: ID }, value: { unread: 0 } },
  }),
  deleteMessage: defineCall({
    name: "deleteMessage",
    method: "DELETE",
    path: "/wps/relay/CSP_messages",
    token: true,
    doc: "Deletes a message. Deleting a deleted message is not an error.",
    input: z.strictObject({ id }),
    output: z.object({ unread }),
    errors: CLOSED,
    example: { input: { id: ID }, value: { unread: 0 } },
  }),
} as const;
