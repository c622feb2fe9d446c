import { isMemberGameList } from "~/platform/brands/member-lists";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { AccountClass } from "~/platform/wps/account-types";
import type { Answers } from "./answers";
import type { ArtHandler } from "./art";
import { sendBrandAsset } from "./brand-assets";
import type { CachedPages } from "./cached-pages";
import { clientOfExchange, type Exchange, isUnder } from "./exchange";
import { type IconHandler, isIconPath } from "./icons";
import type { Metrics } from "./metrics";
import { isSafe, isSameOrigin } from "./origin-check";
import { type PageId, pageKey } from "./page-cache";
import { bareHeaders } from "./security";
import { sendPage } from "./send-page";
import { endPreview, keepPreview, readSitePreferences, withoutPreview } from "./site-preferences";
import type { SiteHandlers, SiteVisit } from "./types";
import { type BrandFacts, declaredQuery, type RequestPreferences, readPreferences } from "./visit";

export interface SiteDeps {
  readonly handlers: SiteHandlers;
  readonly answers: Answers;
  readonly art: ArtHandler;
  readonly icons: IconHandler;
  readonly pages: CachedPages;
  readonly metrics: Metrics;
  readonly factsOf: (brand: BrandSnapshot) => BrandFacts;
}

type Side = SiteVisit["side"];

/** Preferences of a request and the class of the account that its session belongs to. */
interface RequestContext {
  readonly choice: RequestPreferences;
  readonly account: AccountClass;
}

/** Answers requests to the hosts of live brands. */
export type SiteServer = (exchange: Exchange, brand: BrandSnapshot, side: Side) => void;

/** Path of a brand's files. */
const ASSETS = "/brand-assets";

/** Request to a brand's host. */
interface SiteRequest {
  readonly exchange: Exchange;
  readonly brand: BrandSnapshot;
  readonly side: Side;
}

/** Creates the server of brand hosts. */
export function createSiteServer(deps: SiteDeps): SiteServer {
  const { answers, metrics } = deps;
  return (exchange, brand, side) => {
    const site = { exchange, brand, side };
    const { folded } = exchange.target;
    if (folded !== "/" || !isSafe(exchange.method)) {
      const refused = refusal(deps, site);
      const landing = refused === "refused" ? landingOf(deps, exchange) : null;
      if (landing !== null) {
        redirect(exchange, 303, landing);
        return;
      }
      if (refused !== null) {
        metrics.count(brand.code, "refused");
        answers.plain(exchange, refused);
        return;
      }
      if (isSafe(exchange.method) && sendFiles(deps, site)) return;
      if (isUnder(folded, "/wps")) {
        // Each call verifies the session itself.
        const asked = { choice: choiceOf(deps, site), account: "visitor" } as const;
        start(deps, exchange, dynamic(deps, site, asked));
        return;
      }
    }
    page(deps, site);
  };
}

/** Answers every request that is not for a cacheable page. */
async function dynamic(deps: SiteDeps, { brand, exchange, side }: SiteRequest, asked: RequestContext): Promise<void> {
  const { answers, factsOf, handlers, metrics } = deps;
  const { preview } = asked.choice;
  const client = clientOfExchange(exchange);
  const api = isUnder(exchange.target.folded, "/wps");
  const shown = preview && (await preview.load());
  // A preview looks as it would live: in its own languages, with its own pictures.
  const facts = factsOf(shown ?? brand);
  const { cookies: chosen, language, session, theme } = shown ? readPreferences(exchange, facts) : asked.choice;
  const kept = preview ? (shown ? keepPreview(exchange, preview) : endPreview(exchange)) : [];
  const status = handlers.status(brand, exchange.peer);
  const personal = session !== undefined || preview !== null || status !== 0;
  const options = { client, cookies: [...chosen, ...kept], personal, sources: facts.sources };
  const tokens = shown === null || shown.config.wps === brand.config.wps;
  const visit: SiteVisit = {
    kind: "site",
    brand: shown ?? brand,
    side,
    status,
    account: tokens ? asked.account : "visitor",
    preview: preview !== null,
    tokens,
    shared: false,
    language,
    theme,
    // The session belongs to the live site's system. A draft with another system never receives it.
    session: tokens ? (session ?? null) : null,
    client,
  };
  metrics.count(brand.code, api ? "call" : "uncached");
  if (api) await answers.call(exchange, visit, options);
  else await answers.page(exchange, visit, options);
}

const choiceOf = ({ factsOf, handlers }: SiteDeps, { brand, exchange }: SiteRequest) =>
  readSitePreferences(exchange, brand, factsOf(brand), handlers);

/** Ends the preview and redirects to the same page of the live site. */
function leavePreview(exchange: Exchange, path: string): void {
  redirect(
    exchange,
    303,
    path,
    endPreview(exchange).flatMap((cookie) => ["Set-Cookie", cookie]),
  );
}

/** Redirects to a path on the same host. */
function redirect({ response }: Exchange, status: 301 | 303, path: string, more: readonly string[] = []): void {
  response.writeHead(status, ["Location", path, "Content-Length", "0", ...more, ...bareHeaders()]).end();
}

/**
 * Returns the page that a form of another site may lead to. The page is opened by GET, like a link; the form is not
 * read.
 */
const landingOf = ({ handlers }: SiteDeps, { method, target }: Exchange): string | null =>
  method === "POST" ? handlers.landing(target.path, target.search) : null;

/** Returns the address of a page without its trailing slash; null without a trailing slash or without such a page. */
function withoutSlash({ handlers }: SiteDeps, { brand, exchange }: SiteRequest): string | null {
  const { path, search } = exchange.target;
  if (path.length < 2 || !path.endsWith("/")) return null;
  const page = path.slice(0, -1);
  if (handlers.route(brand, page) === null) return null;
  return search === "" ? page : `${page}?${search}`;
}

function start({ answers }: SiteDeps, exchange: Exchange, work: Promise<unknown>): void {
  work.catch((error: unknown) => answers.failed(exchange, error, clientOfExchange(exchange)));
}

/** Returns the identity of a cacheable page, or null if this request is not for one. */
function cacheablePageId(
  deps: SiteDeps,
  { brand, exchange, side }: SiteRequest,
  { account, choice }: RequestContext,
): PageId | null {
  const { handlers, pages } = deps;
  if (!pages.enabled || choice.preview !== null) return null;
  const { path } = exchange.target;
  const route = handlers.route(brand, path);
  if (route === null || choice.query?.has("_data")) return null;
  // A member's own list is rendered for that member only. Visitors have no list and share the page.
  if (account !== "visitor" && isMemberGameList(choice.query?.get("list"))) return null;
  const query = declaredQuery(route, choice.query);
  if (query === null || handlers.status(brand, exchange.peer) !== 0) return null;
  const { language, theme } = choice;
  const { secure } = exchange.peer;
  return { brand: brand.code, version: brand.version, side, account, secure, language, theme, path, query };
}

function sendCachedPage(
  deps: SiteDeps,
  { brand, exchange }: SiteRequest,
  choice: RequestPreferences,
  id: PageId,
): void {
  const { factsOf, metrics, pages } = deps;
  const key = pageKey(id);
  // An answer that sets a cookie has the body of the same page with an additional header, and is not cached elsewhere.
  const found = choice.cookies.length === 0 ? pages.get(key) : undefined;
  if (found !== undefined) metrics.count(brand.code, sendPage(exchange, found) ? "not_modified" : "hit");
  else start(deps, exchange, pages.answer(exchange, { id, key, brand, choice, facts: factsOf(brand) }));
}

function page(deps: SiteDeps, site: SiteRequest): void {
  const { brand, exchange } = site;
  const choice = choiceOf(deps, site);
  const { session } = choice;
  const plain = isSafe(exchange.method) ? withoutSlash(deps, site) : null;
  if (plain !== null) {
    redirect(exchange, 301, plain);
    return;
  }
  const elsewhere = isSafe(exchange.method) ? withoutPreview(exchange, choice) : null;
  if (elsewhere !== null) {
    leavePreview(exchange, elsewhere);
    return;
  }
  const answer = (account: AccountClass) => {
    const asked = { choice, account };
    const id = isSafe(exchange.method) ? cacheablePageId(deps, site, asked) : null;
    if (id === null) start(deps, exchange, dynamic(deps, site, asked));
    else sendCachedPage(deps, site, choice, id);
  };
  if (session === undefined) answer("visitor");
  else start(deps, exchange, deps.handlers.account(brand, session).then(answer));
}

async function sendFile(deps: SiteDeps, exchange: Exchange, brand: BrandSnapshot, preview: boolean): Promise<void> {
  const { path, search, folded } = exchange.target;
  const { request, response } = exchange;
  if (isIconPath(path)) return deps.icons(request, response, { brand, path, search, preview });
  const options = { folder: brand.folder, foldersBelow: brand.foldersBelow, preview };
  const sent = isUnder(folded, ASSETS)
    ? await sendBrandAsset(request, response, {
        ...options,
        name: path.slice(ASSETS.length + 1),
        versioned: /(?:^|&)v=[\w-]/.test(search),
      })
    : await deps.art(request, response, { brand, path, search, preview });
  if (!sent) deps.answers.plain(exchange, "notFound");
}

/**
 * Sends pictures and other files of a brand; in a preview, those of the previewed version. Returns false for other
 * paths.
 */
function sendFiles(deps: SiteDeps, site: SiteRequest): boolean {
  const { brand, exchange } = site;
  const { path, folded } = exchange.target;
  if (!isUnder(folded, ASSETS) && !isUnder(folded, "/art") && !isIconPath(path)) return false;
  const { preview } = choiceOf(deps, site);
  const shown = preview?.load().then((other) => sendFile(deps, exchange, other ?? brand, true));
  start(deps, exchange, shown ?? sendFile(deps, exchange, brand, false));
  return true;
}

/**
 * Returns the reason to refuse a request, or null. State changes are accepted only from the site itself, and the
 * addresses of the console do not exist on brand hosts.
 */
function refusal({ factsOf }: SiteDeps, { brand, exchange }: SiteRequest): "notFound" | "refused" | null {
  const { folded } = exchange.target;
  if (isUnder(folded, "/console") || isUnder(folded, "/wps/staff")) return "notFound";
  if (isSafe(exchange.method)) return null;
  const { session } = readPreferences(exchange, factsOf(brand));
  const api = isUnder(folded, "/wps");
  const { origin } = clientOfExchange(exchange);
  const same = isSameOrigin({ headers: exchange.request.headers, origin, api, hasSession: session !== undefined });
  return same ? null : "refused";
}
