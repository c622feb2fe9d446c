import type { AppLoadContext } from "@remix-run/node";
import { pageAccountOf, pageAccountOfToken } from "~/features/access/server/session/page-account";
import { demoAppCode } from "~/features/demo/server/demo-staff";
import { demoBrandsOf } from "~/features/demo/server/open-demo";
import { countryOfVisitor } from "~/features/system/geo.server";
import { guardPage } from "~/platform/http/page-account";
import { requestLanguage } from "~/platform/http/request-language";
import type { ConsoleVisit, SiteVisit, Visit } from "~/platform/http/types";
import { bearerToken } from "~/platform/secrets/tokens";
import { unseal } from "~/platform/secrets/unseal";
import { staffOf } from "~/platform/staff/sessions";
import { deviceName } from "~/platform/text/device-name";
import { COMPLETE_LANGUAGES, FALLBACK_LANGUAGE } from "~/platform/text/languages";
import type { WpsClient } from "~/platform/wps/client";
import type { EngineContext } from "~/platform/wps/context";
import { SHARED_PAGE_ACCOUNT, VISITOR_ACCOUNT } from "~/platform/wps/page-account";
import { deviceTokenOf } from "~/platform/wps/session-cookies";
import { createClient } from "~/registry/calls";
import { redirectRefusal } from "~/site/console/console-refusals.server";
import { changedTexts, consoleContextOf, siteContextOf } from "./app-contexts";
import type { ProcessServices } from "./process-services";
import type { EmbeddedWps } from "./wps";

/** Builds the engine context of a request. A render that is shared by all visitors has no IP address. */
export function engineContext(parts: ProcessServices, visit: Visit, { headers }: Request): EngineContext {
  const { geo, log, tenants } = parts;
  const { client } = visit;
  const isSite = visit.kind === "site";
  const preview = isSite && visit.preview;
  const ip = client.ip || null;
  return {
    brand: isSite ? visit.brand : null,
    tenants,
    db: preview ? parts.previewDb : parts.db,
    now: Date.now(),
    language: visit.language,
    ip,
    country: countryOfVisitor(geo, ip, client.country),
    side: isSite ? visit.side : "member",
    device: deviceName(headers.get("user-agent"), headers.get("device")),
    deviceToken: deviceTokenOf(headers.get("cookie"), client.secure) ?? null,
    token: isSite && !visit.tokens ? null : (bearerToken(headers) ?? visit.session),
    staff: null,
    preview,
    log,
  };
}

/** Returns the calls as functions, made in the given context. */
export const clientIn = (wps: EmbeddedWps, context: EngineContext): WpsClient =>
  createClient((area, name, input) => wps.invoke(area, name, input, context));

const CONSOLE = { languages: COMPLETE_LANGUAGES, defaultLanguage: FALLBACK_LANGUAGE } as const;

/** Renders a page in the language of its request. */
export async function renderDocument(parts: ProcessServices, request: Request, visit: Visit) {
  const url = new URL(request.url);
  const log = parts.log.child({ requestId: visit.client.requestId });
  const here = { url, log };
  const { secure } = visit.client;
  if (visit.kind === "console")
    return renderConsole(parts, request, { ...visit, language: await requestLanguage(request, CONSOLE, secure) }, here);
  const language = await requestLanguage(request, visit.brand.config, secure);
  return renderSite(parts, request, { ...visit, language }, here);
}

/** Renders a page of a brand; returns the cache tags and max age that its parts noted. */
async function renderSite(parts: ProcessServices, received: Request, visit: SiteVisit, { log, url }: Here) {
  const pageAccount = await accountOfPage(parts, visit, visit.session);
  const request = await guardPage(received, pageAccount, changedTexts(visit));
  if (request instanceof Response) return { response: request };
  const isShownOnly = request.method === "GET" || request.method === "HEAD";
  const sessionOfPage = isShownOnly ? { sessionOfPage: {} } : {};
  const wps = clientIn(parts.wps, { ...engineContext(parts, visit, request), ...sessionOfPage });
  const opens = (sealed: string) => unseal(engineContext(parts, visit, request), sealed);
  const context = await siteContextOf(visit, { url, wps, log, pageAccount, unseal: opens });
  const response = await parts.remix.site(request, context as unknown as AppLoadContext);
  return { response, tags: [...context.cache.tags], maxAge: context.cache.maxAge };
}

type Here = { readonly url: URL; readonly log: ProcessServices["log"] };

/**
 * Returns the name of the account that a page is rendered for: empty for visitors, `*` for a cached page shared by all members.
 */
export async function accountOfPage(parts: ProcessServices, visit: Visit, token: string | null): Promise<string> {
  const { db, secret, upstreamAccount } = parts;
  if (visit.kind === "site" && visit.shared) return visit.account === "visitor" ? VISITOR_ACCOUNT : SHARED_PAGE_ACCOUNT;
  if (token === null) return VISITOR_ACCOUNT;
  const brand = visit.kind === "site" ? visit.brand : null;
  return pageAccountOfToken({ db, secret, upstreamAccount }, { brand, token, now: Date.now() });
}

async function renderConsole(parts: ProcessServices, received: Request, visit: ConsoleVisit, { log, url }: Here) {
  const { db, demoStaff, secret, tenants } = parts;
  const now = Date.now();
  const staff = visit.session === null ? null : await staffOf(db, visit.session, now);
  const pageAccount = staff === null ? VISITOR_ACCOUNT : pageAccountOf(secret, null, staff.id);
  const request = await guardPage(received, pageAccount, changedTexts(visit));
  if (request instanceof Response) return { response: request };
  const asked = { ...engineContext(parts, visit, request), staff };
  const wps = createClient((area, name, input) =>
    parts.wps.invoke(area, name, input, asked).catch(redirectRefusal(request)),
  );
  const context = await consoleContextOf(visit, {
    url,
    pageAccount,
    wps,
    log,
    dressed: tenants.get(url.searchParams.get("brand") ?? ""),
    staff,
    demoBrands: demoStaff && demoBrandsOf(tenants).map(({ code, config: { name } }) => ({ code, name })),
    demoCode: demoStaff && demoAppCode(demoStaff, now),
    currencyOf(code) {
      const { scale, symbol } = tenants.get(code)?.config.currency ?? {};
      return scale === undefined || symbol === undefined ? null : { scale, symbol };
    },
    isElsewhere: (code) => (tenants.get(code)?.config.wps ?? "embedded") !== "embedded",
  });
  const shown = tenants.get(/^\/console\/brands\/([a-z][a-z0-9-]*)(?:\/|$)/.exec(url.pathname)?.[1] ?? "");
  const frames = shown ? [new URL(context.siteUrl(shown.config.hosts.member[0])).origin] : [];
  return { response: await parts.remix.console(request, context as unknown as AppLoadContext), frames };
}
