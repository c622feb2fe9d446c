import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { language, pageNo, paging, time } from "~/platform/wps/shapes";

const CLOSED = ["regionForbidden", "maintenance"] as const;
const unread = z.int().min(0).describe("How many messages are unread.");
const id = z.uuid().describe("Names the message.");
const ID = "01890000-0000-7000-8000-000000000001";

/** Calls about messages to members (page `messageV2`; requirement P5). */
export const messageCalls = {
  unreadCount: defineCall({
    name: "unreadCount",
    method: "GET",
    path: "/wps/relay/CSP_unreadCount",
    token: true,
    doc: "What waits for the member: the numbers of the badges.",
    input: z.strictObject({}),
    output: z.object({
      missions: z.int().min(0).describe("Missions whose reward can be claimed."),
      messages: unread,
      rewards: z.int().min(0).describe("Rewards that wait to be claimed."),
    }),
    errors: CLOSED,
    example: { input: {}, value: { missions: 1, messages: 2, rewards: 1 } },
  }),
  messages: defineCall({
    name: "messages",
    method: "GET",
    path: "/wps/relay/CSP_messages",
    token: true,
    doc: "The member's messages, the latest first.",
    input: z.strictObject({
      language,
      pageNo,
      pageSize: z.int().min(1).max(50).default(10).describe("Messages a page."),
    }),
    output: z.object({
      rows: z
        .array(
          z.object({
            id,
            kind: z.string().describe("What it is about, e.g. `deposit`."),
            title: z.string().describe("Title, plain text."),
            text: z.string().describe("What it says, plain text."),
            html: z
              .string()
              .nullable()
              .optional()
              .describe("The same as sanitised HTML, for what staff wrote; null or absent for everything else."),
            at: time.describe("When it came."),
            read: z.boolean().describe("Whether it was read."),
          }),
        )
        .describe("The messages of this page."),
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
    doc: "Marks one message as read, or all of them. One that was read stays so.",
    input: z.strictObject({ id: id.optional().describe("The message; all of them without it.") }),
    output: z.object({ unread }),
    errors: CLOSED,
    example: { input: { id: ID }, value: { unread: 0 } },
  }),
  deleteMessage: defineCall({
    name: "deleteMessage",
    method: "DELETE",
    path: "/wps/relay/CSP_messages",
    token: true,
    doc: "Deletes a message. One that is gone already is no error.",
    input: z.strictObject({ id }),
    output: z.object({ unread }),
    errors: CLOSED,
    example: { input: { id: ID }, value: { unread: 0 } },
  }),
} as const;
