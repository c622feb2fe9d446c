import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { typedName } from "~/platform/wps/typed";
import { ENQUIRY_KINDS, ENQUIRY_LENGTH } from "../rules/enquiries";

/** Calls for enquiries of visitors and members to customer service (requirement A17). */
export const feedbackCalls = {
  feedback: defineCall({
    name: "feedback",
    method: "PUT",
    path: "/wps/feedback",
    doc: "Sends a question to the brand's customer service, which reads it in the console. The sender is a visitor, or the member of the session. Available during maintenance and in countries where the brand is not offered.",
    input: z.strictObject({
      topic: z.enum(ENQUIRY_KINDS).describe("Topic of the question."),
      content: z.string().trim().min(1).max(ENQUIRY_LENGTH).describe("Text of the question."),
      contact: typedName(100)
        .default("")
        .describe("E-mail address or phone number for the reply; required for visitors and demo accounts."),
    }),
    output: z.object({}),
    errors: ["tooManyRequests"],
    example: {
      input: { topic: "payment", content: "Where is my withdrawal?", contact: "thea@mail.example" },
      value: {},
    },
  }),
} as const;
