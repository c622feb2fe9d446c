import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { createRequestHandler } from "@remix-run/node";
import { sessionRules } from "~/features/access/current-session.server";
import { pageAccountOf, pageAccountOfToken } from "~/features/access/server/session/page-account";
import { findSession } from "~/features/access/sessions.server";
import { type DemoStaff, demoAppCode } from "~/features/demo/server/demo-staff";
import { demoBrandsOf, openDemoAccounts, openDemoHistory, openDemoStaff } from "~/features/demo/server/open-demo";
import { watchOverrides } from "~/features/flags/server/overrides";
import { openHealth } from "~/features/health/server/open-health";
import { countryOfVisitor, type GeoTable, openGeoTable } from "~/features/system/geo.server";
import { systemStatusOf } from "~/features/system/status.server";
import { recoverPublishes } from "~/platform/brands/live-files";
import { loadPreview, previewSecret, previewSecretFile, verifyPreview } from "~/platform/brands/preview";
import { schemaDocuments } from "~/platform/brands/schema/authoring-files";
import { openTenants } from "~/platform/brands/store";
import type { TenantStore } from "~/platform/brands/types";
import type { Database } from "~/platform/db/database";
import { openDatabase } from "~/platform/db/database";
import { assertSameSecret } from "~/platform/db/secret-mark";
import { guardPage } from "~/platform/http/page-account";
import type { Settings } from "~/platform/http/settings";
import type { Compose, ComposePrimary, ConsoleVisit, SiteHandlers, SiteVisit, Visit } from "~/platform/http/types";
import { knownTexts } from "~/platform/i18n/texts.server";
import { createJobRunner } from "~/platform/jobs/runner";
import { createOutgoing } from "~/platform/outgoing/outgoing";
import { bearerToken } from "~/platform/secrets/tokens";
import { unseal } from "~/platform/secrets/unseal";
import { staffOf } from "~/platform/staff/sessions";
import { deviceName } from "~/platform/text/device-name";
import { COMPLETE_LANGUAGES, isLanguageCode } from "~/platform/text/languages";
import { accountClasses } from "~/platform/upstream/account-class";
import { openDriftLog } from "~/platform/upstream/drift-log";
import { followUpstreams } from "~/platform/upstream/follow";
import { forwarder } from "~/platform/upstream/forward";
import { accountClassOf } from "~/platform/wps/account-types";
import type { WpsClient } from "~/platform/wps/client";
import type { EngineContext, Translate } from "~/platform/wps/context";
import { handleWps, type WpsCaller } from "~/platform/wps/http";
import { ANYBODY, NOBODY } from "~/platform/wps/page-account";
import { deviceTokenOf } from "~/platform/wps/session-cookies";
import type { AreaName } from "~/platform/wps/types";
import { BRAND_CHECKS } from "~/registry/brand-checks";
import { CALL_DOCUMENTS, CALL_ROUTES, createClient, findRoute } from "~/registry/calls";
import { UPSTREAM_CALLS } from "~/registry/upstream";
import { guardActions } from "~/site/action-guard.server";
import { drawBrandArt } from "~/site/brand-art/brand-art";
import { leadOn } from "~/site/console/console-way.server";
import { changedTexts, consoleContextOf, consoleI18n, siteContextOf, staffI18n, writtenI18n } from "./app-contexts";
import { JOBS } from "./jobs";
import { pageRoutes } from "./page-routes";
import { previewDatabase } from "./preview";
import { programVersion } from "./program";
import { createEmbeddedWps, type EmbeddedWps } from "./wps";

/** What staff may see of what the product is put together of. */
const PRODUCT = { calls: CALL_ROUTES, jobs: JOBS };

/** What a serving process is made of. */
interface Parts {
  readonly settings: Settings;
  readonly log: Parameters<Compose>[1];
  readonly db: Database;
  /** The same for previews, which change nothing. */
  readonly previewDb: Database;
  readonly tenants: TenantStore;
  readonly geo: GeoTable;
  readonly wps: EmbeddedWps;
  readonly upstreamAccount: ReturnType<typeof accountClasses>;
  readonly remix: (request: Request, context: AppLoadContext) => Promise<Response>;
  readonly secret: string;
  /** Staff that everybody may be; null outside of demo mode. */
  readonly demoStaff: DemoStaff | null;
}

/** Running jobs have as long as running requests, after these, but never so long that the process is ended by force. */
const JOBS_GRACE_MS = 15_000;

/** Opens the database with the secret that it is used with. @throws OtherSecretError for another one */
async function database(settings: Settings, log: Parts["log"]): Promise<Pick<Parts, "db" | "secret">> {
  const { dataDir, previewSecret: given, previewSecretReplaces: replaces } = settings;
  const url = settings.databaseUrl ?? undefined;
  const db = await openDatabase({ databaseUrl: url, dataDir, demo: settings.demoForEveryone, log });
  try {
    const secret = await previewSecret(dataDir, given ?? undefined);
    await assertSameSecret(db, { secret, secretFile: previewSecretFile(dataDir), replaces });
    return { db, secret };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Starts what exists once for all processes: the database, brought up to date. */
export const composePrimary: ComposePrimary = async (settings, log) => {
  const { db } = await database(settings, log);
  return { close: () => db.close() };
};

/** Puts one serving process together. */
export const compose: Compose = async (settings, log) => {
  const { db, secret } = await database(settings, log);
  const folder = { dir: resolve(settings.tenantsDir), checks: BRAND_CHECKS };
  // A publish that was cut off is finished before anything is read.
  await recoverPublishes(folder.dir);
  const { brandAccess: access, demo } = settings;
  const tenants = await openTenants({ ...folder, demo, knownTexts: knownTexts(), log, access });
  const overrides = await watchOverrides(db, (brands) => tenants.applyOverrides(brands));
  const [geo, remix] = await Promise.all([openGeoTable(), remixHandler()]);
  const demoAccounts = await openDemoAccounts(db, tenants);
  const demoStaff = demoBrandsOf(tenants).length > 0 ? await openDemoStaff(db, secret) : null;
  const outgoing = createOutgoing(access);
  const drift = openDriftLog(db, log);
  const follower = followUpstreams({ calls: UPSTREAM_CALLS, tenants, note: drift.note, outgoing });
  const forward = forwarder(drift.note, outgoing, UPSTREAM_CALLS);
  const brandFiles = { ...folder, schemas: resolve("schemas"), port: settings.port };
  const { attach, timed, ...health } = await openHealth({ db, tenants, log, program: await programVersion() });
  const overridesChanged = overrides.refresh;
  const deps = { translate, secret, outgoing, forward, overridesChanged, brandFiles, product: PRODUCT, timed };
  const wps = createEmbeddedWps(deps);
  const upstreamAccount = accountClasses(drift.note, outgoing, UPSTREAM_CALLS);
  const around = { db, tenants, log, translate, secret, outgoing };
  if (settings.demoHistory)
    await openDemoHistory(around, { clientOf: (context) => clientIn(wps, context), accounts: demoAccounts });
  const jobs = createJobRunner({ jobs: JOBS, ...around });
  jobs.start();
  const previewDb = previewDatabase(db);
  const parts: Parts = { settings, log, db, previewDb, tenants, geo, wps, upstreamAccount, remix, secret, demoStaff };
  return {
    handlers: handlersOf(parts),
    tenants,
    demoAccounts,
    demoStaff: demoStaff?.accounts ?? [],
    clientDir: resolve("build/client"),
    jobCounts: jobs.counts,
    attach,
    async close() {
      await health.close();
      await jobs.stop(Math.min(settings.shutdownGraceMs, JOBS_GRACE_MS));
      await overrides.stop();
      follower.close();
      await tenants.close();
      await drift.close();
      await db.close();
    },
  };
};

async function remixHandler(): Promise<Parts["remix"]> {
  const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  return createRequestHandler(guardActions(build), "production");
}

const translate: Translate = (brand, language, key, params) => {
  const code = isLanguageCode(language) ? language : "EN";
  return (brand ? writtenI18n(brand, code) : staffI18n(code)).t(key, params);
};

/** Who asks, as the engine sees it. A render that is shared by all visitors has no address. */
function engineContext(parts: Parts, visit: Visit, { headers }: Request): EngineContext {
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

/** The calls as functions, for who asks in this context. */
const clientIn = (wps: EmbeddedWps, context: EngineContext): WpsClient =>
  createClient((area, name, input) => wps.invoke(area, name, input, context));

async function render(parts: Parts, request: Request, visit: Visit) {
  const url = new URL(request.url);
  const log = parts.log.child({ requestId: visit.client.requestId });
  const here = { url, log };
  return visit.kind === "console"
    ? renderConsole(parts, request, visit, here)
    : renderSite(parts, request, visit, here);
}

/** What a page of a brand is drawn from. */
async function renderSite(parts: Parts, received: Request, visit: SiteVisit, { log, url }: Here) {
  const pageAccount = await accountOfPage(parts, visit, visit.session);
  const request = await guardPage(received, pageAccount, changedTexts(visit));
  if (request instanceof Response) return { response: request };
  const wps = clientIn(parts.wps, engineContext(parts, visit, request));
  const opens = (sealed: string) => unseal(engineContext(parts, visit, request), sealed);
  const context = siteContextOf(visit, { url, wps, log, pageAccount, unseal: opens });
  const response = await parts.remix(request, context as unknown as AppLoadContext);
  return { response, tags: [...context.cache.tags], maxAge: context.cache.maxAge };
}

type Here = { readonly url: URL; readonly log: Parts["log"] };

/** Name of the account whose page this is: empty for nobody, `*` for a kept page that all members share. */
async function accountOfPage(parts: Parts, visit: Visit, token: string | null): Promise<string> {
  const { db, secret, upstreamAccount } = parts;
  if (visit.kind === "site" && visit.shared) return visit.account === "visitor" ? NOBODY : ANYBODY;
  if (token === null) return NOBODY;
  const brand = visit.kind === "site" ? visit.brand : null;
  return pageAccountOfToken({ db, secret, upstreamAccount }, { brand, token, now: Date.now() });
}

async function renderConsole(parts: Parts, received: Request, visit: ConsoleVisit, { log, url }: Here) {
  const { db, demoStaff, secret, tenants } = parts;
  const now = Date.now();
  const staff = visit.session === null ? null : await staffOf(db, visit.session, now);
  const pageAccount = staff === null ? NOBODY : pageAccountOf(secret, null, staff.id);
  const request = await guardPage(received, pageAccount, changedTexts(visit));
  if (request instanceof Response) return { response: request };
  const asked = { ...engineContext(parts, visit, request), staff };
  const wps = createClient((area, name, input) => parts.wps.invoke(area, name, input, asked).catch(leadOn(request)));
  const context = consoleContextOf(visit, {
    url,
    pageAccount,
    wps,
    log,
    dressed: tenants.get(url.searchParams.get("brand") ?? ""),
    staff,
    demoBrands: demoStaff && demoBrandsOf(tenants).map(({ code, config: { name } }) => ({ code, name })),
    demoCode: demoStaff && demoAppCode(demoStaff, now),
    isElsewhere: (code) => (tenants.get(code)?.config.wps ?? "embedded") !== "embedded",
  });
  const shown = tenants.get(/^\/console\/brands\/([a-z][a-z0-9-]*)(?:\/|$)/.exec(url.pathname)?.[1] ?? "");
  const frames = shown ? [new URL(context.siteUrl(shown.config.hosts.member[0])).origin] : [];
  return { response: await parts.remix(request, context as unknown as AppLoadContext), frames };
}

function caller(parts: Parts, visit: Visit, request: Request): WpsCaller {
  const context = engineContext(parts, visit, request);
  const config = visit.kind === "site" ? visit.brand.config : null;
  return {
    brand: context.brand?.code ?? null,
    merchantCode: config?.merchantCode ?? null,
    languages: config?.languages ?? COMPLETE_LANGUAGES,
    defaultLanguage: config?.defaultLanguage ?? "EN",
    preview: context.preview,
    invoke: (area: AreaName, name, input, language) =>
      parts.wps.invoke(area, name, input, { ...context, language: isLanguageCode(language) ? language : "EN" }),
    raw: (request) => parts.wps.raw(request, context),
    pageAccount: () => accountOfPage(parts, visit, context.token),
    unseal: (sealed) => unseal(context, sealed),
  };
}

function handlersOf(parts: Parts): SiteHandlers {
  const { geo, log, secret, settings, tenants } = parts;
  const served = {
    calls: { find: findRoute },
    documents: { ...CALL_DOCUMENTS, ...schemaDocuments(resolve("schemas")) },
  };
  const texts = (
    code: string | null,
    language: string,
    key: string,
    params: Readonly<Record<string, string | number>>,
  ) => translate(code === null ? null : (tenants.get(code) ?? null), language, key, params);
  return {
    text: (language, key) => consoleI18n(language).t(`errors:page.${key}`),
    status(brand, { ip, country }) {
      // Asked for every request: the table is looked up only where a rule needs it.
      const from = brand.region.mode === "off" ? null : countryOfVisitor(geo, ip, country);
      return systemStatusOf(brand, from, Date.now());
    },
    async account(brand, token) {
      if (brand.config.wps !== "embedded") return (await parts.upstreamAccount(brand, token, Date.now())).kind;
      const session = await findSession(parts.db, token, sessionRules(brand, Date.now()));
      return session ? accountClassOf(session.type) : "visitor";
    },
    route: pageRoutes(),
    preview(token, brand) {
      const shown = verifyPreview(token, { code: brand.code, now: Date.now(), secret });
      const folder = { dir: settings.tenantsDir, checks: BRAND_CHECKS };
      return shown && (() => loadPreview(folder, shown.code, shown.version, settings.brandAccess).catch(() => null));
    },
    render: (request, visit) => render(parts, request, visit),
    wps: (request, visit) =>
      handleWps(request, { ...served, resolve: () => caller(parts, visit, request), translate: texts, log }),
    art: drawBrandArt,
    async icon(brand, path) {
      const { drawBrandIcon } = await import("~/site/brand-art/brand-icons");
      return drawBrandIcon(brand, path);
    },
  };
}
