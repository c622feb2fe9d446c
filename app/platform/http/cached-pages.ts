import type { Logger } from "pino";
import type { BrandSnapshot, TenantStore } from "~/platform/brands/types";
import { LANGUAGES } from "~/platform/text/languages";
import type { Answers } from "./answers";
import { negotiateEncoding } from "./encoding";
import { anonymousClient, clientOfExchange, type Exchange } from "./exchange";
import type { Metrics } from "./metrics";
import { type BufferedAnswer, finishPage, isCacheable, readResponse } from "./page-body";
import { createPageCache, type Page, type PageCache, type PageId, type RenderResult } from "./page-cache";
import { sendPage, sendVariant } from "./send-page";
import { sendBuffered } from "./send-response";
import type { Settings } from "./settings";
import { withTimeLimit } from "./time-limit";
import type { SiteHandlers, SiteVisit } from "./types";
import type { BrandFacts, RequestPreferences } from "./visit";

/** Cacheable page and the preferences of the current request. */
interface CacheablePageRequest {
  readonly id: PageId;
  readonly key: string;
  readonly brand: BrandSnapshot;
  readonly choice: RequestPreferences;
  readonly facts: BrandFacts;
}

/** Finished pages without personal data. The browser fetches personal data afterwards. */
export interface CachedPages {
  readonly enabled: boolean;
  get(key: string): Page | undefined;
  /** Renders the page (once for concurrent requests), caches and sends it. */
  answer(exchange: Exchange, request: CacheablePageRequest): Promise<void>;
  readonly cache: PageCache<BufferedAnswer>;
}

export interface CachedPagesDeps {
  readonly settings: Settings;
  readonly log: Logger;
  readonly handlers: SiteHandlers;
  readonly answers: Answers;
  readonly metrics: Metrics;
  readonly tenants: TenantStore;
  readonly stopping: AbortSignal;
  readonly dev: boolean;
}

/**
 * Creates the page cache and its rendering. Pages over https have an additional header, so the scheme is part of the
 * key.
 */
export function createCachedPages(deps: CachedPagesDeps): CachedPages {
  const { answers, metrics, settings } = deps;
  const cache = createPageCache<BufferedAnswer>({
    maxBytes: settings.pageCacheMb * 1024 * 1024,
    now: Date.now,
    versionOf: (code) => deps.tenants.get(code)?.version,
  });
  metrics.watchCache(() => cache.size());

  async function renderAndSend(exchange: Exchange, request: CacheablePageRequest): Promise<void> {
    const { secure } = exchange.peer;
    const started = performance.now();
    try {
      await sendRendered(
        deps,
        exchange,
        request,
        await cache.load(request.key, request.id, () => renderForCache(deps, request, secure)),
      );
    } catch (error) {
      return answers.failed(exchange, error, clientOfExchange(exchange));
    }
    const ms = performance.now() - started;
    metrics.count(request.brand.code, "miss");
    metrics.observe("page", ms);
    if (ms >= settings.slowRequestMs)
      deps.log.warn({ brand: request.brand.code, path: request.id.path, ms: Math.round(ms) }, "a slow page");
  }

  return { enabled: settings.pageCacheMb > 0 && !deps.dev, get: (key) => cache.get(key), answer: renderAndSend, cache };
}

/** Renders a page for the anonymous client. */
async function renderForCache(
  { handlers, settings }: CachedPagesDeps,
  { brand, choice, facts, id }: CacheablePageRequest,
  secure: boolean,
): Promise<RenderResult<BufferedAnswer>> {
  const url = `${facts.origin}${id.path}${id.query === "" ? "" : `?${id.query}`}`;
  const visit: SiteVisit = {
    kind: "site",
    brand,
    side: id.side === "agent" ? "agent" : "member",
    language: choice.language,
    theme: choice.theme,
    status: 0,
    client: anonymousClient(facts.origin, secure),
    session: null,
    account: id.account,
    preview: false,
    tokens: true,
    shared: true,
  };
  return withTimeLimit(settings.requestTimeoutMs, async (signal) => {
    const headers = { accept: "text/html", "accept-language": LANGUAGES[choice.language].bcp47 };
    const page = await handlers.render(new Request(url, { headers, signal }), visit);
    const renderAndSend = await readResponse(page.response);
    if (!isCacheable(renderAndSend)) return { answer: renderAndSend, share: renderAndSend.cookies.length === 0 };
    const { maxAge, tags = [] } = page;
    const expiresAt = maxAge == null ? Number.POSITIVE_INFINITY : Date.now() + maxAge * 1_000;
    const options = { secure, sources: facts.sources, tags, expiresAt };
    return { early: finishPage(renderAndSend, options) };
  });
}

async function sendRendered(
  { stopping }: CachedPagesDeps,
  exchange: Exchange,
  { choice, facts }: CacheablePageRequest,
  produced: RenderResult<BufferedAnswer>,
): Promise<void> {
  const encoding = negotiateEncoding(exchange.request.headers["accept-encoding"]);
  if (choice.cookies.length === 0) {
    if ("page" in produced) sendPage(exchange, produced.page);
    if ("early" in produced) sendVariant(exchange, await produced.early.variant(encoding));
    if (!("answer" in produced)) return;
  }
  const client = clientOfExchange(exchange);
  await sendBuffered(exchange.response, await uncompressedAnswer(produced), {
    encoding,
    head: exchange.head,
    secure: client.secure,
    requestId: client.requestId,
    cookies: choice.cookies,
    personal: false,
    sources: facts.sources,
    stopping,
  });
}

/** Returns the uncompressed body of a cacheable page, for an answer that adds a cookie. */
async function uncompressedAnswer(produced: RenderResult<BufferedAnswer>): Promise<BufferedAnswer> {
  if ("answer" in produced) return produced.answer;
  const plain = "early" in produced ? await produced.early.variant("identity") : produced.page.variants[0];
  const type = plain.headers[plain.headers.indexOf("Content-Type") + 1] ?? "text/html; charset=utf-8";
  return { status: 200, headers: [], cookies: [], contentType: type, cacheControl: null, body: plain.body };
}
