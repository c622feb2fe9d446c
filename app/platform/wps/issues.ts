import type { z } from "zod";
import type { FieldIssue } from "./errors";
import { ISSUE_CODES, type IssueCode } from "./issue-codes";

const isIssueCode = (word: string): word is IssueCode => Object.hasOwn(ISSUE_CODES, word);

/** Returns the code of an issue, from its text key (`errors:field.age`) or its plain word (`in_the_past`). */
export function issueCodeOf(issue: string): IssueCode {
  if (/^errors:rule\./.test(issue)) return "format";
  if (/^errors:required\./.test(issue)) return "required";
  const word = issue.replace(/^errors:(?:field\.)?/, "").replace(/_([a-z])/g, (_all, letter) => letter.toUpperCase());
  return isIssueCode(word) ? word : "invalid";
}

const MOST_ALLOWED = 50;

type Coded = Pick<FieldIssue, "code" | "params">;

/** Returns the code and bounds of a schema violation. */
export function codeOfZod(issue: z.core.$ZodIssue): Coded {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? { code: "required" }
        : { code: "wrongType", params: { expected: String(issue.expected) } };
    case "too_small": {
      const isSize = issue.origin === "string" || issue.origin === "array";
      return { code: isSize ? "tooShort" : "tooSmall", params: { minimum: String(issue.minimum) } };
    }
    case "too_big": {
      const isSize = issue.origin === "string" || issue.origin === "array";
      return { code: isSize ? "tooLong" : "tooLarge", params: { maximum: String(issue.maximum) } };
    }
    case "not_multiple_of":
      return { code: "notMultiple", params: { divisor: String(issue.divisor) } };
    case "invalid_value":
      return { code: "notOneOf", params: { allowed: issue.values.slice(0, MOST_ALLOWED).map(String).join(",") } };
    case "invalid_format":
      return { code: "format", params: { format: issue.format } };
    case "unrecognized_keys":
      return { code: "unknownField" };
    default:
      return { code: "invalid" };
  }
}

/** Adds the code to each issue in the details of a refusal. Other details stay unchanged. */
export function codedDetails(details: unknown): unknown {
  if (typeof details !== "object" || details === null || !("issues" in details) || !Array.isArray(details.issues))
    return details;
  const issues = (details.issues as readonly FieldIssue[]).map((one) => {
    return { ...one, code: one.code ?? issueCodeOf(String(one.issue)) };
  });
  return { ...details, issues };
}
