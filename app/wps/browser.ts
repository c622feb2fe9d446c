import type { CallByKey, CallKey, InputOf, ValueOf } from "./types";

/** A request that takes longer than this is given up (spec 1 section 9), in ms. */
export const CALL_TIMEOUT = 120_000;

/** The code of a call that got no answer: its text is `errors:networkAbnormal`. */
const NETWORK_ABNORMAL = "networkAbnormal";

/** A call that failed. `message` is for people, in the page's language; empty where the server could not be asked. */
export class CallError extends Error {
  override readonly name = "CallError";

  constructor(
    /** Code of the error catalogue. */
    readonly code: string,
    message: string,
    /** What the answer says beside the message, e.g. the refused fields. */
    readonly value: unknown = null,
    /** The number to tell customer service, for a system error. */
    readonly errorId: string | null = null,
  ) {
    super(message);
  }

  /** Key of the error's text, for errors that came without one. */
  get textKey(): string {
    return `errors:${this.code}`;
  }
}

/** How a call is made, where the usual will not do. */
export interface BrowserCallOptions {
  /** Language code of the page: messages come back in it. */
  readonly language?: string;
  /** Gives the call up, beside the time-out; an abort is thrown as it is. */
  readonly signal?: AbortSignal;
}

/**
 * Makes one call from the page, on its own origin: `await browserCall("GET /wps/system/status", {})`.
 * Gives the value or throws a `CallError`; no answer within 120 s, or none that can be read, is `networkAbnormal`.
 * Imports no schemas, so that they are not shipped to browsers.
 */
export async function browserCall<K extends CallKey>(
  key: K,
  input: InputOf<CallByKey<K>>,
  options: BrowserCallOptions = {},
): Promise<ValueOf<CallByKey<K>>> {
  let answer: unknown;
  try {
    const response = await fetch(...requestOf(key, input as Readonly<Record<string, unknown>>, options));
    answer = await response.json();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallError(NETWORK_ABNORMAL, "");
  }
  return unwrap(answer) as ValueOf<CallByKey<K>>;
}

function requestOf(
  key: string,
  input: Readonly<Record<string, unknown>>,
  { language, signal }: BrowserCallOptions,
): [string, RequestInit] {
  const [method = "GET", path = ""] = key.split(" ");
  const limit = AbortSignal.timeout(CALL_TIMEOUT);
  const headers = new Headers({ accept: "application/json" });
  if (language) headers.set("language", language);
  const init: RequestInit = { method, headers, signal: signal ? AbortSignal.any([signal, limit]) : limit };
  if (method !== "GET") {
    headers.set("content-type", "application/json");
    return [path, { ...init, body: JSON.stringify(input) }];
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) query.set(name, String(value));
  return [query.size > 0 ? `${path}?${query}` : path, init];
}

function unwrap(answer: unknown): unknown {
  if (typeof answer !== "object" || answer === null || !("success" in answer))
    throw new CallError(NETWORK_ABNORMAL, "");
  const { success, message, value, code, errorId } = answer as Record<string, unknown>;
  if (success === true) return value;
  const text = typeof message === "string" ? message : "";
  throw new CallError(
    typeof code === "string" ? code : "systemError",
    text,
    value ?? null,
    typeof errorId === "string" ? errorId : null,
  );
}
