import type { ServerResponse } from "node:http";
import { type LanguageCode, languageOf } from "~/platform/text/languages";
import type { WpsErrorCode } from "~/platform/wps/errors";
import { baseHeaders, DATA_POLICY } from "./security";
import type { ServerText } from "./types";

const STATUS_OF: Readonly<Record<ServerText, number>> = {
  invalidUrl: 404,
  notFound: 404,
  badRequest: 400,
  refused: 403,
  tooLarge: 413,
  unavailable: 503,
  databaseSilent: 503,
  networkAbnormal: 504,
  systemError: 500,
};

/** Value of Retry-After, in seconds. */
const RETRY_AFTER_S: Readonly<Partial<Record<ServerText, number>>> = { unavailable: 30, databaseSilent: 5 };

/** Error codes of the calls for each text. */
const ERROR_CODE_OF: Readonly<Record<ServerText, WpsErrorCode>> = {
  invalidUrl: "unknownHost",
  notFound: "notFound",
  badRequest: "malformedBody",
  refused: "forbidden",
  tooLarge: "tooLarge",
  unavailable: "brandUnavailable",
  databaseSilent: "brandUnavailable",
  networkAbnormal: "networkAbnormal",
  systemError: "systemError",
};

/** Content of a plain answer. */
export interface PlainAnswer {
  readonly key: ServerText;
  readonly text: string;
  readonly language: LanguageCode;
  /** True for JSON in the format of the calls, for `/wps/*`. */
  readonly api: boolean;
  /** Id shown to the visitor, with which support finds the log line. */
  readonly errorId?: string;
}

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

function page(answer: PlainAnswer): string {
  const { bcp47, dir } = languageOf(answer.language);
  const text = escapeHtml(answer.text);
  const id = answer.errorId === undefined ? "" : `<p><code>${escapeHtml(answer.errorId)}</code></p>`;
  const seconds = RETRY_AFTER_S[answer.key];
  const again = seconds === undefined ? "" : `<meta http-equiv="refresh" content="${seconds}">`;
  return `<!doctype html><html lang="${bcp47}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${again}<title>${text}</title></head><body><h1>${text}</h1>${id}</body></html>`;
}

function json(answer: PlainAnswer): string {
  const { key, text, errorId } = answer;
  return JSON.stringify({
    success: false,
    message: text,
    value: null,
    code: ERROR_CODE_OF[key],
    ...(errorId ? { errorId } : {}),
  });
}

/**
 * Sends an answer that needs no brand: one sentence, no styles, never cached. If an answer was already started, the
 * connection is closed instead.
 */
export function sendPlain(response: ServerResponse, answer: PlainAnswer, head: boolean): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = Buffer.from(answer.api ? json(answer) : page(answer));
  const headers = [
    ...baseHeaders(),
    "Content-Type",
    answer.api ? "application/json" : "text/html; charset=utf-8",
    "Content-Length",
    String(body.length),
    "Cache-Control",
    "no-store",
    "Content-Security-Policy",
    DATA_POLICY,
  ];
  const seconds = RETRY_AFTER_S[answer.key];
  if (seconds !== undefined) headers.push("Retry-After", String(seconds));
  response.writeHead(STATUS_OF[answer.key], headers);
  response.end(head ? undefined : body);
}
