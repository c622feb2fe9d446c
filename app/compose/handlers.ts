import { resolve } from "node:path";
import { sessionRules } from "~/features/access/current-session.server";
import { findSession } from "~/features/access/sessions.server";
import { paymentLanding } from "~/features/cashier/payment-return.server";
import { countryOfVisitor } from "~/features/system/geo.server";
import { systemStatusOf } from "~/features/system/status.server";
import { loadPreview, verifyPreview } from "~/platform/brands/preview";
import { schemaDocuments } from "~/platform/brands/schema/authoring-files";
import type { SiteHandlers, Visit } from "~/platform/http/types";
import { unseal } from "~/platform/secrets/unseal";
import { COMPLETE_LANGUAGES, isLanguageCode } from "~/platform/text/languages";
import { accountClassOf } from "~/platform/wps/account-types";
import type { Translate } from "~/platform/wps/context";
import { handleWps, type WpsCaller } from "~/platform/wps/http";
import type { AreaName } from "~/platform/wps/types";
import { CALL_DOCUMENTS, findRoute } from "~/registry/calls";
import { drawBrandArt } from "~/site/brand-art/brand-art";
import { consoleI18n, staffI18n, writtenI18n } from "./app-contexts";
import { pageRoutes } from "./page-routes";
import type { ProcessServices } from "./process-services";
import { accountOfPage, engineContext, renderDocument } from "./render-document";
/** Translates a text for a recipient of a brand or, with `brand` null, of the console. */
export const translate: Translate = (brand, language, key, params) => {
  const code = isLanguageCode(language) ? language : "EN";
  return (brand ? writtenI18n(brand, code) : staffI18n(code)).t(key, params);
};

/** Builds the request handlers of a serving process, for sites and for the console. */
export function handlersOf(parts: ProcessServices): SiteHandlers {
  const { geo, log, secret, settings, tenants } = parts;
  const served = {
    calls: { find: findRoute },
    documents: { ...CALL_DOCUMENTS, ...schemaDocuments(resolve("schemas"), parts.folder.dir) },
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
      // Runs for every request: the country is looked up only where a rule needs it.
      const from = brand.region.mode === "off" ? null : countryOfVisitor(geo, ip, country);
      return systemStatusOf(brand, from, Date.now());
    },
    async account(brand, token) {
      if (brand.config.wps !== "embedded") return (await parts.upstreamAccount(brand, token, Date.now())).kind;
      const session = await findSession(parts.db, token, sessionRules(brand, Date.now()));
      return session ? accountClassOf(session.type) : "visitor";
    },
    route: pageRoutes(),
    landing: paymentLanding,
    preview(token, brand) {
      const shown = verifyPreview(token, { code: brand.code, now: Date.now(), secret });
      return (
        shown && (() => loadPreview(parts.folder, shown.code, shown.version, settings.brandAccess).catch(() => null))
      );
    },
    render: (request, visit) => parts.db.readTogether(() => renderDocument(parts, request, visit)),
    wps: (request, visit) =>
      handleWps(request, { ...served, resolve: () => wpsCallerOf(parts, visit, request), translate: texts, log }),
    art: drawBrandArt,
    async icon(brand, path) {
      const { drawBrandIcon } = await import("~/site/brand-art/brand-icons");
      return drawBrandIcon(brand, path);
    },
  };
}

function wpsCallerOf(parts: ProcessServices, visit: Visit, request: Request): WpsCaller {
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
