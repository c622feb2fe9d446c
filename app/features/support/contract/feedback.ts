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
    doc: "Sends a question to the brand's customer service, who reads it on the console: from a visitor, or from the member whose token comes along. It is open during maintenance and where the brand is not offered.",
    input: z.strictObject({
      topic: z.enum(ENQUIRY_KINDS).describe("What it is about."),
      content: z.string().trim().min(1).max(ENQUIRY_LENGTH).describe("The question."),
      contact: typedName(100)
        .default("")
        .describe("Where to answer: an e-mail address or a phone number. A visitor has to give one."),
    }),
    output: z.object({}),
    errors: ["tooManyRequests"],
    example: {
      input: { topic: "payment", content: "Where is my withdrawal?", contact: "thea@mail.example" },
      value: {},
    },
  }),
} as const;
