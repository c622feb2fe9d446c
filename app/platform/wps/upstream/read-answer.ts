import { type CallSpec, errorCodesOf } from "../define";
import { upstreamError, WPS_ERRORS, WpsError, type WpsErrorCode } from "../errors";
import { safeHtml } from "../html.server";
import type { DriftKind } from "./drift";

/** Reports a difference. */
export type NoteDrift = (kind: DriftKind, detail: string) => void;

/** Raw answer of an upstream system. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Envelope of a WPS answer. */
interface Envelope {
  readonly success: boolean;
  readonly message?: unknown;
  readonly value?: unknown;
  readonly code?: unknown;
  readonly errorId?: unknown;
}

/** Maximum length of a message in characters; longer ones are truncated. */
const MAX_MESSAGE = 500;

/**
 * Returns the value of an answer as declared in the contract, without additional fields.
 *
 * @throws WpsError the error of the answer, with its message; upstreamFailed for an invalid answer
 */
export function readAnswer(call: CallSpec, { status, text }: RawAnswer, note: NoteDrift): unknown {
  const answer = envelopeOf(text);
  if (answer === null) {
    note(
      status >= 500 ? "status" : "notJson",
      `status ${status}, ${text.length} characters that are not a valid answer`,
    );
    throw new WpsError("upstreamFailed");
  }
  if (!answer.success) throw errorOf(call, status, answer, note);
  const parsed = call.output.safeParse(answer.value ?? {});
  if (parsed.success) return withSafeHtml(parsed.data);
  const [first] = parsed.error.issues;
  const more = parsed.error.issues.length - 1;
  const path = ["value", ...(first?.path ?? [])].join(".");
  note("shape", `${path}: ${first?.message}${more > 0 ? ` (and ${more} more)` : ""}`);
  throw new WpsError("upstreamFailed");
}

/**
 * Sanitises the HTML of an upstream system like that of a brand's files, because its origin is unknown. Fields with
 * HTML have the name `html`.
 */
function withSafeHtml(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSafeHtml);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => {
    return [name, name === "html" && typeof one === "string" ? safeHtml(one) : withSafeHtml(one)];
  });
  return Object.fromEntries(entries);
}

function envelopeOf(text: string): Envelope | null {
  try {
    const answer: unknown = JSON.parse(text);
    const isAnswer = typeof answer === "object" && answer !== null && "success" in answer;
    return isAnswer && typeof answer.success === "boolean" ? (answer as Envelope) : null;
  } catch {
    return null;
  }
}

/** Returns the error of the answer. A code unknown to the catalogue or the call becomes `upstreamRefused`. */
function errorOf(call: CallSpec, status: number, answer: Envelope, note: NoteDrift): WpsError {
  const said = textIn(answer.message, MAX_MESSAGE);
  const errorId = textIn(answer.errorId, 40);
  const code = codeOf(call, status, answer);
  if (status >= 500 && code !== "maintenance") note("status", `status ${status}, ${String(answer.code ?? "no code")}`);
  if (code === null) {
    note("unknownCode", `status ${status}, code ${JSON.stringify(answer.code)?.slice(0, 80) ?? "absent"}`);
    return upstreamError("upstreamRefused", said, {});
  }
  return upstreamError(code, said, { params: paramsFor(code, errorId), details: answer.value ?? null });
}

function codeOf(call: CallSpec, status: number, { code }: Envelope): WpsErrorCode | null {
  const known = errorCodesOf(call).find((each) => each === code);
  // Older systems may report an expired session by the status only.
  return known ?? (code === undefined && status === 401 && call.token ? "notLoggedIn" : null);
}

/** Returns values for the catalogue's text, used without a message: a wait of five minutes and no details. */
function paramsFor(code: WpsErrorCode, errorId: string | null): Readonly<Record<string, string>> {
  const usual: Readonly<Record<string, string>> = { minutes: "5", errorId: errorId ?? "-" };
  return Object.fromEntries(WPS_ERRORS[code].params.map((name) => [name, usual[name] ?? "-"]));
}

function textIn(value: unknown, most: number): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, most) : null;
}
