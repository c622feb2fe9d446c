import type { Logger } from "pino";
import { negotiateLanguage } from "~/platform/text/language-negotiation";
import { COMPLETE_LANGUAGES, FALLBACK_LANGUAGE, type LanguageCode } from "~/platform/text/languages";
import { isCompressible, negotiateEncoding } from "./encoding";
import { type Exchange, isUnder } from "./exchange";
import type { Metrics } from "./metrics";
import { BodyTooLargeError, toRequest } from "./node-adapter";
import { readResponse } from "./page-body";
import { sendPlain } from "./plain-page";
import type { PageSources } from "./security";
import { type SendOptions, sendBuffered, sendStream } from "./send-response";
import type { Settings } from "./settings";
import { TimeLimitError, withTimeLimit } from "./time-limit";
import type { ClientInfo, RenderedPage, ServerText, SiteHandlers, Visit } from "./types";

/** Dependencies of all answers. */
export interface AnswerDeps {
  readonly settings: Settings;
  readonly log: Logger;
  readonly handlers: SiteHandlers;
  readonly metrics: Metrics;
  /** Aborted when the process stops. */
  readonly stopping: AbortSignal;
  /** Development mode: pages carry inline scripts of the build tool, and nothing is cached. */
  readonly dev: boolean;
}

/** Options of an answer that does not come from the page cache. */
interface AnswerOptions {
  readonly client: ClientInfo;
  readonly cookies: readonly string[];
  readonly personal: boolean;
  readonly sources: PageSources;
}

/** Answers to requests. Every method ends the response, even after an error. */
export interface Answers {
  /** Sends one sentence, by default in the language of the visitor's browser. */
  plain(exchange: Exchange, key: ServerText, language?: LanguageCode): void;
  page(exchange: Exchange, visit: Visit, options: AnswerOptions): Promise<void>;
  call(exchange: Exchange, visit: Visit, options: AnswerOptions): Promise<void>;
  /** Logs the error and sends a plain answer with the id of the request, which also appears in the log. */
  failed(exchange: Exchange, error: unknown, client: ClientInfo): void;
}

function browserLanguage(exchange: Exchange): LanguageCode {
  return negotiateLanguage({
    acceptLanguage: exchange.request.headers["accept-language"],
    brandLanguages: COMPLETE_LANGUAGES,
    defaultLanguage: FALLBACK_LANGUAGE,
  });
}

/** Returns true if the client closed the connection before the response was complete. */
function clientLeft(exchange: Exchange): boolean {
  return exchange.response.destroyed && !exchange.response.writableFinished;
}

/** Creates the answers of a server. */
export function createAnswers(deps: AnswerDeps): Answers {
  const { handlers } = deps;
  return {
    plain: (exchange, key, language) => plain(deps, exchange, key, language),
    failed: (exchange, error, client) => failed(deps, exchange, error, client),
    page: (exchange, visit, options) =>
      answer(deps, exchange, "page", options, (request) => handlers.render(request, visit)),
    call: (exchange, visit, options) =>
      answer(deps, exchange, "call", options, async (request) => ({ response: await handlers.wps(request, visit) })),
  };
}

function plain(
  { handlers }: AnswerDeps,
  exchange: Exchange,
  key: ServerText,
  language = browserLanguage(exchange),
  errorId?: string,
): void {
  const api = isUnder(exchange.target.folded, "/wps");
  const text = handlers.text(language, key);
  const id = errorId === undefined ? {} : { errorId };
  sendPlain(exchange.response, { key, text, language, api, ...id }, exchange.head);
}

/** Returns the fields of a log line about a request. */
const logFields = ({ method, target: { path } }: Exchange, { host, requestId }: ClientInfo) =>
  ({ requestId, host, method, path }) as const;

function failed(deps: AnswerDeps, exchange: Exchange, error: unknown, client: ClientInfo): void {
  const { log, metrics } = deps;
  if (error instanceof BodyTooLargeError) {
    tooLarge(deps, exchange);
    return;
  }
  const fields = { ...logFields(exchange, client), err: error };
  if (clientLeft(exchange)) {
    log.debug(fields, "the client closed the connection");
    return;
  }
  const late = error instanceof TimeLimitError;
  metrics.count(null, "failed");
  log.error(fields, late ? "a request took too long" : "a request failed");
  plain(deps, exchange, late ? "networkAbnormal" : "systemError", undefined, client.requestId);
}

function tooLarge(deps: AnswerDeps, exchange: Exchange): void {
  exchange.response.shouldKeepAlive = false;
  plain(deps, exchange, "tooLarge");
}

async function send(deps: AnswerDeps, exchange: Exchange, page: RenderedPage, options: AnswerOptions): Promise<void> {
  const { response, frames = [] } = page;
  const { client, cookies, personal, sources } = options;
  const how: SendOptions = {
    encoding: negotiateEncoding(exchange.request.headers["accept-encoding"]),
    head: exchange.head,
    secure: client.secure,
    requestId: client.requestId,
    cookies,
    personal,
    sources: deps.dev ? null : { ...sources, frames: [...sources.frames, ...frames] },
    stopping: deps.stopping,
  };
  const type = response.headers.get("content-type") ?? "";
  // Event streams must not be buffered, and a file may be larger than the memory.
  const isFile = response.headers.get("content-disposition")?.startsWith("attachment") === true;
  const streams = isFile || type.startsWith("text/event-stream") || !isCompressible(type);
  const whole = response.body === null || !streams;
  if (whole) await sendBuffered(exchange.response, await readResponse(response), how);
  else await sendStream(exchange.response, response, how);
}

async function answer(
  deps: AnswerDeps,
  exchange: Exchange,
  kind: "page" | "call",
  options: AnswerOptions,
  work: (request: Request) => Promise<RenderedPage>,
): Promise<void> {
  const { log, metrics, settings } = deps;
  const started = performance.now();
  const { client } = options;
  try {
    const bodyLimit = settings.bodyLimitKb * 1_024;
    const { page, exceeded } = await withTimeLimit(settings.requestTimeoutMs, async (signal) => {
      const adapt = { origin: client.origin, bodyLimit, signal };
      const adapted = toRequest(exchange.request, exchange.response, adapt);
      return { page: await work(adapted.request), exceeded: adapted.exceeded };
    });
    if (exceeded()) tooLarge(deps, exchange);
    else await send(deps, exchange, page, options);
  } catch (error) {
    failed(deps, exchange, error, client);
  }
  const ms = performance.now() - started;
  metrics.observe(kind, ms);
  const fields = { ...logFields(exchange, client), status: exchange.response.statusCode, ms: Math.round(ms) };
  if (ms >= settings.slowRequestMs) log.warn(fields, "a slow request");
  else log.debug(fields, "answered");
}
