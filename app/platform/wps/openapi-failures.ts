import { WPS_ERRORS } from "./errors";
import { ISSUE_CODES } from "./issue-codes";

type Json = Record<string, unknown>;

const text = (description: string, more: Json = {}): Json => ({ type: "string", description, ...more });

/** Schema of one refused field. */
const issue: Json = {
  type: "object",
  description: "One refused field.",
  properties: {
    field: text("Path of the field, e.g. `rows.0.name`; empty for the whole input."),
    code: {
      type: "string",
      enum: Object.keys(ISSUE_CODES),
      description: `Why, one word of the list that all calls share. ${Object.entries(ISSUE_CODES)
        .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
        .join(" ")}`,
    },
    issue: text("The same in an older form: key of a text, or another word. Read `code`."),
    params: {
      type: "object",
      additionalProperties: { type: "string" },
      description:
        "Bounds that were broken (`minimum`, `maximum`, `allowed`, `limit` …), and what else stands in the text.",
    },
  },
  required: ["field", "code", "issue"],
};

/** Returns the schema of a refusal's details. The fields depend on the code. */
const details = (game: Json): Json => ({
  type: "object",
  properties: {
    issues: {
      type: "array",
      items: { $ref: "#/components/schemas/Issue" },
      description: "The refused fields (`validation`, and refusals of one field such as `amountLimits`).",
    },
    captchaRequired: { type: "boolean", description: "The next try needs a captcha (`GET /wps/captcha`)." },
    hot: {
      type: "array",
      items: game,
      description: "Games that can be started instead (`gameMaintenance` and the like).",
    },
    ticket: text("What the second step of the sign-in is sent with (`twoStepRequired`)."),
    address: text("Where the account's own side is (`nonAgents`, `nonMembers`)."),
    until: text("When it is over: an exclusion (`selfExcluded`), a maintenance (`gameMaintenance`)."),
    notice: text("What staff say about it (`gameMaintenance`)."),
    help: text("Where help is to be had (`selfExcluded`)."),
  },
});

/**
 * Returns the schemas shared by all answers, and those of refusals.
 *
 * @param refs returns the reference to the value of a call, or to a shared shape, by name
 */
export function failureSchemas(refs: (name: string) => Json): Record<string, Json> {
  return {
    Success: {
      type: "object",
      properties: { success: { const: true }, message: { type: "null" } },
      required: ["success", "message"],
    },
    Issue: issue,
    Failure: {
      type: "object",
      properties: {
        success: { const: false },
        message: text("What is wrong, in the caller's language."),
        value: {
          anyOf: [{ type: "null" }, details(refs("Game"))],
          description: "More about it; null for nothing.",
        },
        code: { type: "string", enum: Object.keys(WPS_ERRORS), description: "The error's code." },
        errorId: text("For a system error: the number under which it was logged."),
      },
      required: ["success", "message", "value", "code"],
    },
  };
}
