import { randomBytes } from "node:crypto";
import { readBody } from "./body";
import { addRememberToken, browserAnswer, isOwnBrowser } from "./browser-cookies";
import type { CallSpec } from "./define";
import { isWpsError, WpsError } from "./errors";
import { codedDetails } from "./issues";
import { mayCall, NOBODY, PAGE_ACCOUNT_HEADER } from "./page-account";
import { inputOfQuery } from "./query";
import type { CallTable } from "./routes";
import type { AreaName } from "./types";

/** Who asks, as the composition root finds out from the Host header and the connection. */
export interface WpsCaller {
  /** Code of the host's brand; null on console hosts. */
  readonly brand: string | null;
  /** What a Merchant header must say; null on console hosts, where none is expected. */
  readonly merchantCode: string | null;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** The host shows an unpublished version: nothing may be changed. */
  readonly preview: boolean;
  /** Carries a call out for this caller; throws `WpsError`. */
  invoke(area: AreaName, name: string, input: unknown, language: string): Promise<unknown>;
  /** Answers what is no call of the contract, such as what vendors send; null for anything else. May throw `WpsError`. */
  raw(request: Request): Promise<Response> | null;
  /** Name of the account that is signed in, for pages (`page-account.ts`); empty for nobody. */
  pageAccount?(): Promise<string>;
  /** Opens a sealed body (`sealing.ts`), once; throws `WpsError` sealInvalid. */
  unseal(sealed: string): Promise<Record<string, unknown>>;
}

/** A document about the calls. */
export interface WpsDocument {
  /** Media type. */
  readonly type: string;
  text(): string;
}

/** What the handler needs from around it. */
export interface WpsHttpDeps {
  /** @throws WpsError unknownHost, brandUnavailable */
  resolve(request: Request): WpsCaller | Promise<WpsCaller>;
  /** A text with its placeholders filled in; falls back to EN by itself. `brand` for the brand's own texts. */
  translate(
    brand: string | null,
    language: string,
    key: string,
    params: Readonly<Record<string, string | number>>,
  ): string;
  readonly log: { error(details: object, message: string): void };
  /** The calls that there are. */
  readonly calls: Pick<CallTable, "find">;
  /** What documents them, by path. */
  readonly documents: Readonly<Record<string, WpsDocument>>;
}

/** Language of API clients that send no Language header (spec 1 section 7). */
const API_LANGUAGE = "MS";

/**
 * Answers one request below `/wps/`: `{ success, message, value }`, on errors with `code` (and `errorId`) beside it.
 * The Host header alone decides the brand. Never rejects; never tells anything about an unexpected error but its id.
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
  // HEAD is answered as GET; the server leaves the body out.
  const method = request.method === "HEAD" ? "GET" : request.method;
  const document = Object.hasOwn(deps.documents, url.pathname) ? deps.documents[url.pathname] : undefined;
  if (document && method === "GET") {
    return new Response(document.text(), { headers: { "content-type": document.type, "cache-control": "no-cache" } });
  }
  // Before anything is read: opening a sealed body uses it up.
  if (caller.preview && method !== "GET") throw new WpsError("previewReadOnly");
  const raw = caller.raw(request);
  if (raw) return raw;
  const merchant = request.headers.get("merchant");
  if (merchant !== null && merchant !== caller.merchantCode) throw new WpsError("merchantMismatch");
  const { area, name, call } = deps.calls.find(method, url.pathname, request.headers.has("authorization"));
  if (method !== "GET") refuseOtherOrigins(request, url);
  await refuseOtherAccounts(request, call, caller);
  const input = method === "GET" ? inputOfQuery(call, url.searchParams) : await bodyOf(call, request, caller);
  const browser = isOwnBrowser(request) ? { secure: url.protocol === "https:" } : null;
  if (browser) addRememberToken(call, input, request, browser);
  const value = await caller.invoke(area, name, input, language);
  const { cookies, kept } = browser ? browserAnswer(call, value, browser) : { cookies: [], kept: value };
  return json(200, { success: true, message: null, value: kept ?? {} }, cookies);
}

/** The body of a call; that of an encrypted call must have come sealed (checklist A16). */
async function bodyOf(call: CallSpec, request: Request, caller: WpsCaller): Promise<Record<string, unknown>> {
  const body = await readBody(request, { limitKb: call.bodyLimitKb, forms: call.forms });
  if (!call.encrypted) return body;
  const { sealed, ...plain } = body;
  if (typeof sealed !== "string" || Object.keys(plain).length > 0) throw new WpsError("sealRequired");
  return caller.unseal(sealed);
}

/**
 * A page names the account it was drawn for; it does not act for another one. The one place where calls are guarded. What
 * anybody may read is answered to every page.
 * @throws WpsError accountChanged
 */
async function refuseOtherAccounts(request: Request, call: CallSpec, caller: WpsCaller): Promise<void> {
  const named = request.headers.get(PAGE_ACCOUNT_HEADER);
  // A game of the house names its own session, which was opened by the account.
  const needsSession = call.token || "session" in call.input.shape || (call.staff !== false && call.staff !== "door");
  if (named === null || (call.method === "GET" && !needsSession)) return;
  if (!mayCall(named, (await caller.pageAccount?.()) ?? NOBODY, needsSession)) throw new WpsError("accountChanged");
}

/** A browser names where a form or script came from; only this origin may change something. */
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
