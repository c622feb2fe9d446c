import { type CallSpec, errorCodesOf } from "../define";
import { saidError, WPS_ERRORS, WpsError, type WpsErrorCode } from "../errors";
import { safeHtml } from "../html.server";
import type { DriftKind } from "./drift";

/** Tells of a difference. */
export type Note = (kind: DriftKind, detail: string) => void;

/** An answer as it came. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** What an answer of the WPS looks like. */
interface Envelope {
  readonly success: boolean;
  readonly message?: unknown;
  readonly value?: unknown;
  readonly code?: unknown;
  readonly errorId?: unknown;
}

/** Longer messages are no messages. */
const MAX_MESSAGE = 500;

/**
 * The value of an answer, exactly as the contract declares it: what is there beside is left out.
 * @throws WpsError the error that was answered, with its own words; upstreamFailed for an answer against the contract
 */
export function readAnswer(call: CallSpec, { status, text }: RawAnswer, note: Note): unknown {
  const answer = envelopeOf(text);
  if (answer === null) {
    note(status >= 500 ? "status" : "notJson", `status ${status}, ${text.length} characters that are no answer`);
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
 * HTML of another system is what somebody wrote elsewhere: it is made safe as that of a brand's files is. Fields that hold HTML
 * are called `html`.
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

/** The error of the catalogue that was answered; what the catalogue or the call does not know is `upstreamRefused`. */
function errorOf(call: CallSpec, status: number, answer: Envelope, note: Note): WpsError {
  const said = textIn(answer.message, MAX_MESSAGE);
  const errorId = textIn(answer.errorId, 40);
  const code = codeOf(call, status, answer);
  if (status >= 500 && code !== "maintenance") note("status", `status ${status}, ${String(answer.code ?? "no code")}`);
  if (code === null) {
    note("unknownCode", `status ${status}, code ${JSON.stringify(answer.code)?.slice(0, 80) ?? "absent"}`);
    return saidError("upstreamRefused", said, {});
  }
  return saidError(code, said, { params: paramsFor(code, errorId), details: answer.value ?? null });
}

function codeOf(call: CallSpec, status: number, { code }: Envelope): WpsErrorCode | null {
  const known = errorCodesOf(call).find((each) => each === code);
  // An older system may say by the status alone that the session is over.
  return known ?? (code === undefined && status === 401 && call.token ? "notLoggedIn" : null);
}

/** For the catalogue's own text, where no message came: it waits five minutes (spec 1 section 8) and names nothing. */
function paramsFor(code: WpsErrorCode, errorId: string | null): Readonly<Record<string, string>> {
  const usual: Readonly<Record<string, string>> = { minutes: "5", errorId: errorId ?? "-" };
  return Object.fromEntries(WPS_ERRORS[code].params.map((name) => [name, usual[name] ?? "-"]));
}

function textIn(value: unknown, most: number): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, most) : null;
}
