import { loadPart } from "~/platform/browser/load-part";
import { CallError } from "./call-error";
import { ACCOUNT_CHANGED_PATH, PAGE_ACCOUNT_HEADER, SHARED_PAGE_ACCOUNT } from "./page-account";
import type { AreaName, CallKey, CallName, Contract, InputOf, ValueOf } from "./types";

/** Timeout of a request, in ms (requirement R7). */
export const CALL_TIMEOUT = 120_000;

/** Code of a call without an answer. Its text is `errors:networkAbnormal`. */
const NETWORK_ABNORMAL = "networkAbnormal";

/** Options of one call from a page. */
export interface BrowserCallOptions {
  /** Language code of the page, for messages. */
  readonly language?: string;
  /** Aborts the call, in addition to the timeout. The abort error is rethrown unchanged. */
  readonly signal?: AbortSignal;
}

/**
 * Call of a page. Resolves to the value.
 *
 * @throws CallError for a refusal; `networkAbnormal` without a readable answer within 120 s
 */
export type BrowserCall<C> = (input: InputOf<C>, options?: BrowserCallOptions) => Promise<ValueOf<C>>;

/** The call that returns the keys for sealed calls. */
export type KeysCall = BrowserCall<Contract["system"]["keys"]>;

/**
 * Creates the function for one call to the page's origin. Used only by the generated files (`calls/`). Imports no
 * schemas, so browsers do not load them.
 *
 * @param key method and path
 */
export function browserCall<A extends AreaName, N extends CallName<A>>(
  key: CallKey<Contract[A][N], false>,
): BrowserCall<Contract[A][N]> {
  return (input, options) => exchange(key, input as object, options) as Promise<ValueOf<Contract[A][N]>>;
}

/**
 * Like `browserCall`, for an encrypted call with a sealed body (requirement A16). The first call loads the sealing code.
 * On a page over http, where browsers do not provide encryption, it throws `sealRequired`: submit the form without
 * scripts instead.
 */
export function sealedCall<A extends AreaName, N extends CallName<A>>(
  key: CallKey<Contract[A][N], true>,
  keys: KeysCall,
): BrowserCall<Contract[A][N]> {
  return (input, options) =>
    sendSealed(input as object, (body) => exchange(key, body, options), keys) as Promise<ValueOf<Contract[A][N]>>;
}

/**
 * Seals a body and passes it to `send`.
 *
 * @throws CallError sealRequired on a page over http, networkAbnormal without the script or the keys
 */
export async function sendSealed<T>(
  body: object,
  send: (body: { readonly sealed: string }) => Promise<T>,
  keys: KeysCall,
): Promise<T> {
  const loaded = await loadPart("seal", (via) => via(() => import("./seal"))).catch(() => null);
  if (!loaded) throw new CallError(NETWORK_ABNORMAL, "");
  return loaded.sendSealed(body, send, () => keys({}));
}

async function exchange(key: string, input: object, options: BrowserCallOptions = {}): Promise<unknown> {
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
  // A cached page learns the account with its first call.
  if (account !== undefined && account !== SHARED_PAGE_ACCOUNT) headers.set(PAGE_ACCOUNT_HEADER, account);
  const init: RequestInit = { method, headers, signal: signal ? AbortSignal.any([signal, limit]) : limit };
  if (method !== "GET") {
    headers.set("content-type", "application/json");
    return [path, { ...init, body: JSON.stringify(input) }];
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) query.set(name, String(value));
  return [query.size > 0 ? `${path}?${query}` : path, init];
}

/** Leaves the page because the tab now belongs to another account: none of its content may stay. */
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
