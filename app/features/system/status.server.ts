import type { BrandSnapshot } from "~/platform/brands/types";
import { localise } from "~/platform/text/localised";

/** 0 the site, 1 the maintenance screen, 2 the region screen (requirement R5). */
export type SystemStatus = 0 | 1 | 2;

/** Returns true if maintenance is on at `now` (UTC ms) and its end has not passed. */
export function isInMaintenance(brand: BrandSnapshot, now: number): boolean {
  const { on, until } = brand.maintenance;
  return on && (until === undefined || until > now);
}

/**
 * Returns true if the brand's region rule excludes a country. An unknown country (null) is excluded in mode `allow`,
 * and served otherwise.
 */
export function isRegionRestricted(brand: BrandSnapshot, country: string | null): boolean {
  const { mode, countries } = brand.region;
  if (mode === "off") return false;
  const listed = country !== null && countries.includes(country);
  return mode === "allow" ? !listed : listed;
}

/** Returns the screen for a visitor from `country` at `now` (UTC ms). Maintenance takes precedence over region. */
export function systemStatusOf(brand: BrandSnapshot, country: string | null, now: number): SystemStatus {
  if (isInMaintenance(brand, now)) return 1;
  return isRegionRestricted(brand, country) ? 2 : 0;
}

/** Returns the maintenance state for visitors; `until` in ISO 8601. */
export function maintenanceView(brand: BrandSnapshot, now: number, language: string) {
  const on = isInMaintenance(brand, now);
  const { until, notice } = brand.maintenance;
  return {
    on,
    until: on && until !== undefined ? new Date(until).toISOString() : null,
    notice: on && notice ? localise(notice, language) : null,
  };
}

/** Returns the effect of the region rule on a visitor. */
export function regionView(brand: BrandSnapshot, country: string | null, language: string) {
  const on = isRegionRestricted(brand, country);
  const notice = on ? localise(brand.region.notice, language) : "";
  return { on, notice: notice || null };
}
