import { CallError } from "./call-error";
import { ACCOUNT_CHANGED_PATH, ANYBODY, PAGE_ACCOUNT_HEADER } from "./page-account";
import type { CallByKey, CallKey, InputOf, SealedCallKey, ValueOf } from "./types";

/** A request that takes longer than this is given up (spec 1 section 9), in ms. */
export const CALL_TIMEOUT = 120_000;

/** The code of a call that got no answer: its text is `errors:networkAbnormal`. */
const NETWORK_ABNORMAL = "networkAbnormal";

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
export async function browserCall<K extends Exclude<CallKey, SealedCallKey>>(
  key: K,
  input: InputOf<CallByKey<K>>,
  options: BrowserCallOptions = {},
): Promise<ValueOf<CallByKey<K>>> {
  return exchange(key, input, options) as Promise<ValueOf<CallByKey<K>>>;
}

/**
 * The same for the encrypted calls, whose body goes sealed (checklist A16). What seals it is loaded by the first call.
 * On a page of plain http, where browsers do not encrypt, it throws `sealRequired`: send the form itself instead.
 */
export async function sealedCall<K extends SealedCallKey>(
  key: K,
  input: InputOf<CallByKey<K>>,
  options: BrowserCallOptions = {},
): Promise<ValueOf<CallByKey<K>>> {
  return sealed(input, (body) => exchange(key, body, options)) as Promise<ValueOf<CallByKey<K>>>;
}

/**
 * Seals a body and hands it to `send`, as the encrypted calls do: for the forms of the site's own routes.
 * @throws CallError sealRequired on a page of plain http, networkAbnormal without the script or the keys
 */
export async function sealed<T>(body: object, send: (body: { readonly sealed: string }) => Promise<T>): Promise<T> {
  const loaded = await import("./seal").catch(() => null);
  if (!loaded) throw new CallError(NETWORK_ABNORMAL, "");
  return loaded.sendSealed(body, send, () => browserCall("GET /wps/system/keys", {}));
}

/**
 * Solves a challenge of `humanChallenge`, in about a tenth of a second.
 * @returns the solution for the field `human`; empty where this browser cannot: the call then asks for a captcha
 */
export async function proveHuman(): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const solve = async () =>
    (await import("./human")).solveChallenge(await browserCall("GET /wps/verification/human", {}));
  return solve().catch(() => "");
}

/**
 * The ways to customer service with every path readable, also those that travel encrypted (checklist A17).
 * @param ask makes the call `service`, where the usual (from the page) will not do
 * @throws CallError networkAbnormal, or whatever keeps a path from being opened: browsers decrypt on trusted pages only
 */
export async function customerService(
  ask: Parameters<typeof import("./service-key").readableEntries>[0] = (input) =>
    browserCall("GET /wps/system/customerService", input),
): Promise<ValueOf<CallByKey<"GET /wps/system/customerService">>["entries"]> {
  return (await import("./service-key")).readableEntries(ask);
}

async function exchange(key: string, input: object, options: BrowserCallOptions): Promise<unknown> {
  let answer: unknown;
  try {
    const response = await fetch(...requestOf(key, input, options));
    answer = await response.json();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallError(NETWORK_ABNORMAL, "");
  }
  return unwrap(answer);
}

function requestOf(key: string, input: object, { language, signal }: BrowserCallOptions): [string, RequestInit] {
  const [method = "GET", path = ""] = key.split(" ");
  const limit = AbortSignal.timeout(CALL_TIMEOUT);
  const headers = new Headers({ accept: "application/json" });
  if (language) headers.set("language", language);
  const account = globalThis.document?.documentElement.dataset["account"];
  // A kept page learns whose it is by its first call.
  if (account !== undefined && account !== ANYBODY) headers.set(PAGE_ACCOUNT_HEADER, account);
  const init: RequestInit = { method, headers, signal: signal ? AbortSignal.any([signal, limit]) : limit };
  if (method !== "GET") {
    headers.set("content-type", "application/json");
    return [path, { ...init, body: JSON.stringify(input) }];
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) query.set(name, String(value));
  return [query.size > 0 ? `${path}?${query}` : path, init];
}

/** The tab belongs to another account now: nothing of this page may stay. */
function leaveChangedPage(): void {
  const { pathname, search } = location;
  const prefix = pathname.startsWith("/console") ? "/console" : "";
  location.assign(`${prefix}${ACCOUNT_CHANGED_PATH}?next=${encodeURIComponent(pathname + search)}`);
}

function unwrap(answer: unknown): unknown {
  if (typeof answer !== "object" || answer === null || !("success" in answer))
    throw new CallError(NETWORK_ABNORMAL, "");
  const { success, message, value, code, errorId } = answer as Record<string, unknown>;
  if (success === true) return value;
  const text = typeof message === "string" ? message : "";
  if (code === "accountChanged") leaveChangedPage();
  throw new CallError(
    typeof code === "string" ? code : "systemError",
    text,
    value ?? null,
    typeof errorId === "string" ? errorId : null,
  );
}
