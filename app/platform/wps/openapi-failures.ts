import { WPS_ERRORS } from "./errors";
import { ISSUE_CODES } from "./issue-codes";

type Json = Record<string, unknown>;

const text = (description: string, more: Json = {}): Json => ({ type: "string", description, ...more });

/** Schema of one refused field. */
const issue: Json = {
  type: "object",
  description: "A refused field.",
  properties: {
    field: text("Path of the field, e.g. `rows.0.name`; empty for the whole input."),
    code: {
      type: "string",
      enum: Object.keys(ISSUE_CODES),
      description: `Reason, from a list shared by all calls. ${Object.entries(ISSUE_CODES)
        .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
        .join(" ")}`,
    },
    issue: text("Reason in an older form: key of a text, or another word. Use `code` instead."),
    params: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "Violated bounds (`minimum`, `maximum`, `allowed`, `limit` …), and other values of the text.",
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
      description: "Refused fields (`validation`, and errors about one field such as `amountLimits`).",
    },
    captchaRequired: {
      type: "boolean",
      description: "True when the next attempt needs a captcha (`GET /wps/captcha`).",
    },
    hot: {
      type: "array",
      items: game,
      description: "Games that can be started instead (`gameMaintenance` and similar errors).",
    },
    ticket: text("Ticket for the second step of the sign-in (`twoStepRequired`)."),
    address: text("Address of the side for this type of account (`nonAgents`, `nonMembers`)."),
    until: text("End of the exclusion (`selfExcluded`) or the maintenance (`gameMaintenance`)."),
    notice: text("Message by staff (`gameMaintenance`)."),
    help: text("Address of help (`selfExcluded`)."),
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
        message: text("Message of the error, in the caller's language."),
        value: {
          anyOf: [{ type: "null" }, details(refs("Game"))],
          description: "Details; null for none.",
        },
        code: { type: "string", enum: Object.keys(WPS_ERRORS), description: "Code of the error." },
        errorId: text("Id of a system error in the log."),
      },
      required: ["success", "message", "value", "code"],
    },
  };
}
