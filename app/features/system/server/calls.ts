import { artUrl, cachedPerSnapshot, entriesOf, textOf } from "~/platform/brands/brand-parts";
import { sealKeys } from "~/platform/secrets/seal-keys";
import { brandHtml } from "~/platform/wps/brand-html.server";
import type { SiteContext } from "~/platform/wps/context";
import { validationError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { countriesByName } from "../countries.server";
import { maintenanceView, regionView, systemStatusOf } from "../status.server";
import { encryptedServiceEntries, plainServiceEntries } from "./customer-service";
import * as sql from "./language.sql.gen";

/** Implements the system calls except `feedback`. Most read only the brand's snapshot and the request. */
export const system: Omit<Implementation<"system">, "feedback"> = {
  whitelabel(ctx) {
    const { analytics, imageCDNs, launchGameCDNs, register } = ctx.brand.config;
    return {
      info: {
        whitelabel: brandInfo(ctx),
        register: { ...register },
        resources: resources(ctx),
        customerService: plainServiceEntries(ctx),
        analytics: { gtagId: analytics.gtagId ?? null },
        imageCDNs,
        launchGameCDNs,
      },
      ...visitFields(ctx),
    };
  },
  systemStatus: (ctx) => ({ status: systemStatusOf(ctx.brand, ctx.country, ctx.now), ...visitFields(ctx) }),
  menu: (ctx) => ({ modules: ctx.brand.menu }),
  registerRules: (ctx) => ({ fields: { ...ctx.brand.config.register } }),
  domainRoute(ctx) {
    const { member, agent } = ctx.brand.config.routers.domainRoute;
    return { member: member ?? null, agent: agent ?? null };
  },
  routers: (ctx) => ({ domainList: ctx.brand.config.routers.domains, resources: resources(ctx) }),
  async service(ctx, key) {
    return { entries: await encryptedServiceEntries(ctx, key) };
  },
  countries: (ctx) => ({ countryCode: ctx.country, list: countriesByName(ctx.language) }),
  help: (ctx) => cachedPerSnapshot(ctx, "help", () => ({ sections: helpSections(ctx) })),
  async keys(ctx) {
    const keys = await sealKeys(ctx);
    return { keys: keys.map(({ publicJwk }) => publicJwk), time: Math.floor(ctx.now / 1000) };
  },
  guides: (ctx) => cachedPerSnapshot(ctx, "guides", () => ({ guides: guides(ctx) })),
  async updateLanguage(ctx, { language }) {
    if (!ctx.brand.config.languages.some((code) => code === language))
      throw validationError([{ field: "language", issue: "unknown_language" }]);
    const { memberId: id } = ctx.session;
    await ctx.db.transaction(ctx.brand.code, (tx) => tx.run(sql.setLanguage, { id, language }));
    return {};
  },
};

function brandInfo({ brand }: SiteContext) {
  const { name, merchantCode, platform, lotteryType, device, origin } = brand.config;
  const { languages, defaultLanguage, timeZone, currency, esports, ds88 } = brand.config;
  const identity = { code: brand.code, name, merchantCode, platform, lotteryType, device, origin };
  return { ...identity, languages, defaultLanguage, timeZone, currency, esports, ds88 };
}

function visitFields(ctx: SiteContext) {
  return {
    location: { ip: ctx.ip, countryCode: ctx.country },
    maintenance: maintenanceView(ctx.brand, ctx.now, ctx.language),
    regionRestriction: regionView(ctx.brand, ctx.country, ctx.language),
  };
}

function resources(ctx: SiteContext) {
  return entriesOf(ctx.brand, ctx.brand.config.resources).map(([, { resourceType, url, qrCodeUrl, labelNameEn }]) => {
    return { resourceType, url, qrCodeUrl: qrCodeUrl ?? qrCodeOf(ctx, resourceType), labelNameEn };
  });
}

/** Returns the URL of a generated QR code: of the resource of that type, otherwise of the brand's download page. */
function qrCodeOf(ctx: SiteContext, resourceType: string): string {
  return artUrl(ctx, "qr", resourceType.toLowerCase());
}

function helpSections(ctx: SiteContext) {
  return entriesOf(ctx.brand, ctx.brand.content.help.items).map(([id, { title, html }]) => {
    return { id, title: textOf(ctx, title), html: brandHtml(ctx, textOf(ctx, html)) };
  });
}

function guides(ctx: SiteContext) {
  const offered = resources(ctx);
  return entriesOf(ctx.brand, ctx.brand.content.guides.items).map(([id, { platform, title, steps, resource }]) => {
    const target = offered.find(({ resourceType }) => resourceType === resource);
    return {
      id,
      platform,
      title: textOf(ctx, title),
      steps: steps.map((step) => ({ title: textOf(ctx, step.title), html: brandHtml(ctx, textOf(ctx, step.html)) })),
      url: target?.url ?? null,
      qrCodeUrl: target?.qrCodeUrl ?? qrCodeOf(ctx, resource),
    };
  });
}
