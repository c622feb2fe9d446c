import { listedGames } from "~/features/games/catalogue.server";
import { closureOf } from "~/features/games/closures.server";
import { maintenanceView } from "~/features/system/status.server";
import { CATEGORIES } from "~/platform/brands/bet-weights";
import { textOf } from "~/platform/brands/brand-parts";
import { COUNTRY_CODES, MEANT_COUNTRIES } from "~/platform/brands/config.gen";
import { nearest } from "~/platform/brands/nearest";
import type { BrandSnapshot, Closure } from "~/platform/brands/types";
import { listedVendors } from "~/platform/brands/vendors";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { localise } from "~/platform/text/localised";
import { validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { overridePeriodOf } from "../override-values.server";
import { overridesOf, type StoredOverride } from "./overrides";
import { saveOverride } from "./save";

type Calls = Implementation<"staff">;

/** Implements access to a site: maintenance, regions, closures (requirement R5, X4). */
export const siteSwitches: Pick<Calls, "siteSwitches" | "setMaintenance" | "setRegion" | "setClosed"> = {
  async siteSwitches(ctx, { code }) {
    const brand = brandOf(ctx, code);
    const { stored, version: overridesVersion } = await overridesOf(ctx.db, code);
    const isSet = (key: string) => stored.some((entry) => entry.key === key);
    const upstream = brand.config.wps === "embedded" ? ("files" as const) : ("upstream" as const);
    return {
      overridesVersion,
      maintenance: {
        ...maintenanceView(brand, ctx.now, ctx.language),
        source: isSet("maintenance") ? ("override" as const) : upstream,
      },
      region: regionView(ctx, brand, stored),
      closable: closable(ctx, brand, stored),
    };
  },
  setMaintenance(ctx, { code, on, until, notice, expectedVersion, reason }) {
    const { config } = brandOf(ctx, code);
    // Ending maintenance that staff started removes the override: the files apply again, and may start maintenance later.
    const isBack = on === null || (!on && !config.maintenance.on);
    const value = { on: on === true, ...ending(ctx, on === true ? until : undefined, notice) };
    const change = { merchant: code, key: "maintenance" as const, expectedVersion, reason };
    return saveOverride(ctx, { ...change, value: isBack ? null : value });
  },
  setRegion(ctx, { code, rule, expectedVersion, reason }) {
    brandOf(ctx, code);
    const value = rule && {
      mode: rule.mode,
      countries: knownCountries(rule.countries),
      ...ending(ctx, rule.until, rule.notice),
    };
    return saveOverride(ctx, { merchant: code, key: "region", value, expectedVersion, reason });
  },
  setClosed(ctx, { code, kind, name, closed, countries, until, notice, expectedVersion, reason }) {
    const brand = brandOf(ctx, code);
    if (!closableNames(brand, kind).includes(name)) throw validationError([{ field: "name", issue: "unknown" }]);
    const only = countries.length > 0 ? { countries: knownCountries(countries) } : {};
    const value = closed ? { on: true as const, ...only, ...ending(ctx, until, notice) } : null;
    return saveOverride(ctx, { merchant: code, key: `closed:${kind}:${name}`, value, expectedVersion, reason });
  },
};

/**
 * Removes duplicate countries. @throws WpsError validation, with the suggested code, for an unknown code, which would match no
 * country
 */
function knownCountries(countries: readonly string[]): string[] {
  const unknown = countries.filter((code) => !COUNTRY_CODES.includes(code));
  if (unknown.length === 0) return [...new Set(countries)];
  const told = unknown.map((code) => [code, MEANT_COUNTRIES[code] ?? nearest(code, COUNTRY_CODES)].filter(Boolean));
  const fields = told.map((words) => words.join(" → ")).join(", ");
  throw new WpsError("validation", { fields }, { issues: [{ field: "countries", issue: "unknown" }] });
}

/** @throws WpsError validation for an end in the past */
function ending({ now }: StaffContext, until: string | undefined, notice: string | undefined) {
  const end = until === undefined ? undefined : Date.parse(until);
  if (end !== undefined && end <= now) throw validationError([{ field: "until", issue: "in_the_past" }]);
  const words = notice?.trim();
  return { ...(end === undefined ? {} : { until: end }), ...(words ? { notice: words } : {}) };
}

function regionView(ctx: StaffContext, brand: BrandSnapshot, stored: readonly StoredOverride[]) {
  const { mode, countries, notice } = brand.region;
  const set = stored.find(({ key }) => key === "region");
  const until = set && overridePeriodOf("region", set.value).until;
  const isOver = until !== undefined && until <= ctx.now;
  return {
    mode,
    countries: [...countries],
    until: until === undefined || isOver ? null : new Date(until).toISOString(),
    notice: localise(notice, ctx.language) || null,
    source: set && !isOver ? ("override" as const) : ("files" as const),
  };
}

function closableNames(brand: BrandSnapshot, kind: Closure["kind"]): readonly string[] {
  return kind === "category" ? CATEGORIES : listedVendors({ brand }).map(([code]) => code);
}

/** Returns the categories with games, and the vendors of a brand, each with its closure. */
function closable(ctx: StaffContext, brand: BrandSnapshot, stored: readonly StoredOverride[]) {
  const site = { ...ctx, brand };
  const games = listedGames(site).filter(({ view }) => view.isGame === undefined);
  const row = (kind: Closure["kind"], name: string, title: string, count: number) => {
    const closure = closureOf(brand, kind, name);
    const set = stored.find(({ key }) => key === `closed:${kind}:${name}`);
    const { countries = [], notice = null, until } = closure ?? {};
    const times = {
      countries: [...countries],
      until: until === undefined ? null : new Date(until).toISOString(),
      notice,
    };
    return {
      kind,
      name,
      title,
      games: count,
      closed: closure && set ? { ...times, reason: set.reason, actor: set.actor } : null,
    };
  };
  return [
    ...CATEGORIES.map((name) => {
      const title = ctx.translate(brand, ctx.language, `common:category.${name}`);
      return row("category", name, title, games.filter(({ category }) => category === name).length);
    }).filter(({ closed, games: count }) => count > 0 || closed !== null),
    ...listedVendors({ brand }).map(([code, { name }]) => {
      return row("vendor", code, textOf(site, name), games.filter(({ view }) => view.vassalage === code).length);
    }),
  ];
}
