import { randomBytes } from "node:crypto";
import { readBody } from "./body";
import { addRememberToken, browserAnswer, isSameOriginBrowser } from "./browser-cookies";
import type { CallSpec } from "./define";
import { isWpsError, WpsError } from "./errors";
import { codedDetails } from "./issues";
import { mayCallFromPage, PAGE_ACCOUNT_HEADER, VISITOR_ACCOUNT } from "./page-account";
import { inputOfQuery } from "./query";
import type { CallTable } from "./routes";
import type { AreaName } from "./types";

/** Caller of a request, resolved by the composition root from the Host header and the connection. */
export interface WpsCaller {
  /** Code of the host's brand; null on console hosts. */
  readonly brand: string | null;
  /** Required value of a Merchant header; null on console hosts, which expect none. */
  readonly merchantCode: string | null;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** True if the host shows an unpublished version: read-only. */
  readonly preview: boolean;
  /** Executes a call for this caller; throws `WpsError`. */
  invoke(area: AreaName, name: string, input: unknown, language: string): Promise<unknown>;
  /**
   * Answers requests outside the contract, such as those of vendors; null for any other request. May throw `WpsError`.
   */
  raw(request: Request): Promise<Response> | null;
  /** Returns the name of the signed-in account, for pages (`page-account.ts`); empty for a visitor. */
  pageAccount?(): Promise<string>;
  /** Opens a sealed body (`sealing.ts`), once; throws `WpsError` sealInvalid. */
  unseal(sealed: string): Promise<Record<string, unknown>>;
}

/** Document about the calls. */
export interface WpsDocument {
  /** Media type. */
  readonly type: string;
  text(): string;
}

/** Dependencies of the handler. */
export interface WpsHttpDeps {
  /** @throws WpsError unknownHost, brandUnavailable */
  resolve(request: Request): WpsCaller | Promise<WpsCaller>;
  /** Returns a text with filled placeholders; falls back to EN. `brand` selects texts overridden by the brand. */
  translate(
    brand: string | null,
    language: string,
    key: string,
    params: Readonly<Record<string, string | number>>,
  ): string;
  readonly log: { error(details: object, message: string): void };
  /** The calls of the contract. */
  readonly calls: Pick<CallTable, "find">;
  /** Documents about the calls, by path. */
  readonly documents: Readonly<Record<string, WpsDocument>>;
}

/** Language of API clients without a Language header (WPS constant). */
const API_LANGUAGE = "MS";

/**
 * Answers one request below `/wps/`: `{ success, message, value }`, and on errors also `code` (and `errorId`). The Host
 * header alone determines the brand. Never rejects. An unexpected error is answered with its id only.
 */
export async function handleWps(request: Request, deps: WpsHttpDeps): Promise<Response> {
  let caller: WpsCaller | null = null;
  let language = request.headers.get("language")?.toUpperCase() ?? API_LANGUAGE;
  try {
    caller = await deps.resolve(request);
    language = caller.languages.includes(language) ? language : caller.defaultLanguage;
    return await answer(request, deps, caller, language);
  } catch (error) {
    return failure(error, request, deps, caller?.brand ?? null, language);
  }
}

async function answer(request: Request, deps: WpsHttpDeps, caller: WpsCaller, language: string): Promise<Response> {
  const url = new URL(request.url);
  // HEAD is handled like GET; the server omits the body.
  const method = request.method === "HEAD" ? "GET" : request.method;
  const document = Object.hasOwn(deps.documents, url.pathname) ? deps.documents[url.pathname] : undefined;
  if (document && method === "GET") {
    return new Response(document.text(), { headers: { "content-type": document.type, "cache-control": "no-cache" } });
  }
  // Checked before the body is read: opening a sealed body consumes it.
  if (caller.preview && method !== "GET") throw new WpsError("previewReadOnly");
  const raw = caller.raw(request);
  if (raw) return raw;
  const merchant = request.headers.get("merchant");
  if (merchant !== null && merchant !== caller.merchantCode) throw new WpsError("merchantMismatch");
  const { area, name, call } = deps.calls.find(method, url.pathname, request.headers.has("authorization"));
  if (method !== "GET") refuseOtherOrigins(request, url);
  await refuseOtherAccounts(request, call, caller);
  const input = method === "GET" ? inputOfQuery(call, url.searchParams) : await bodyOf(call, request, caller);
  const browser = isSameOriginBrowser(request) ? { secure: url.protocol === "https:" } : null;
  if (browser) addRememberToken(call, input, request, browser);
  const value = await caller.invoke(area, name, input, language);
  const { cookies, kept } = browser ? browserAnswer(call, value, browser) : { cookies: [], kept: value };
  return json(200, { success: true, message: null, value: kept ?? {} }, cookies);
}

/** Returns the body of a call. An encrypted call requires a sealed body (requirement A16). */
async function bodyOf(call: CallSpec, request: Request, caller: WpsCaller): Promise<Record<string, unknown>> {
  const body = await readBody(request, { limitKb: call.bodyLimitKb, forms: call.forms });
  if (!call.encrypted) return body;
  const { sealed, ...plain } = body;
  if (typeof sealed !== "string" || Object.keys(plain).length > 0) throw new WpsError("sealRequired");
  return caller.unseal(sealed);
}

/**
 * Refuses calls of a page that was rendered for another account. The single guard of all calls. Public data is returned
 * to every page.
 *
 * @throws WpsError accountChanged
 */
async function refuseOtherAccounts(request: Request, call: CallSpec, caller: WpsCaller): Promise<void> {
  const named = request.headers.get(PAGE_ACCOUNT_HEADER);
  // A game of the house has its own session, which was opened by the account.
  const needsSession = call.token || "session" in call.input.shape || (call.staff !== false && call.staff !== "door");
  if (named === null || (call.method === "GET" && !needsSession)) return;
  if (!mayCallFromPage(named, (await caller.pageAccount?.()) ?? VISITOR_ACCOUNT, needsSession))
    throw new WpsError("accountChanged");
}

/** Refuses state changes from other origins, according to the Origin header of browsers. */
function refuseOtherOrigins(request: Request, url: URL): void {
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== url.origin) throw new WpsError("forbidden");
}

function failure(
  error: unknown,
  request: Request,
  deps: WpsHttpDeps,
  brand: string | null,
  language: string,
): Response {
  let known: WpsError;
  let errorId: string | undefined;
  if (isWpsError(error)) {
    known = error;
  } else {
    errorId = randomBytes(5).toString("hex").toUpperCase();
    known = new WpsError("systemError", { errorId });
    const { pathname } = new URL(request.url);
    deps.log.error(
      { err: error, errorId, brand, method: request.method, path: pathname },
      "a call failed unexpectedly",
    );
  }
  const message = known.said ?? deps.translate(brand, language, known.textKey, known.params);
  const body = {
    success: false,
    message,
    value: codedDetails(known.details),
    code: known.code,
    ...(errorId ? { errorId } : {}),
  };
  const answer = json(known.status, body);
  if (known.code === "methodNotAllowed") answer.headers.set("allow", String(known.params["allowed"]));
  if (known.status === 503) answer.headers.set("retry-after", "30");
  return answer;
}

function json(status: number, body: unknown, cookies: readonly string[] = []): Response {
  const answer = Response.json(body, { status, headers: { "cache-control": "no-store" } });
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
  return answer;
}
