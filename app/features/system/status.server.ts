import type { BrandSnapshot } from "~/platform/brands/types";
import { localise } from "~/platform/text/localised";

/** 0 the site, 1 the maintenance screen, 2 the region screen (spec 1 section 4). */
export type SystemStatus = 0 | 1 | 2;

/** Whether maintenance is on at `now` (UTC ms). One whose end has passed is over. */
export function inMaintenance(brand: BrandSnapshot, now: number): boolean {
  const { on, until } = brand.maintenance;
  return on && (until === undefined || until > now);
}

/**
 * Whether the brand's region rule shuts a country out. An unknown country (null) is shut out where only listed
 * countries are served, and served where the listed ones are not.
 */
export function isRegionRestricted(brand: BrandSnapshot, country: string | null): boolean {
  const { mode, countries } = brand.region;
  if (mode === "off") return false;
  const listed = country !== null && countries.includes(country);
  return mode === "allow" ? !listed : listed;
}

/** Which screen a visitor from `country` gets at `now` (UTC ms). Maintenance wins over region. */
export function systemStatusOf(brand: BrandSnapshot, country: string | null, now: number): SystemStatus {
  if (inMaintenance(brand, now)) return 1;
  return isRegionRestricted(brand, country) ? 2 : 0;
}

/** Maintenance as visitors see it, `until` in ISO 8601. */
export function maintenanceView(brand: BrandSnapshot, now: number, language: string) {
  const on = inMaintenance(brand, now);
  const { until, notice } = brand.maintenance;
  return {
    on,
    until: on && until !== undefined ? new Date(until).toISOString() : null,
    notice: on && notice ? localise(notice, language) : null,
  };
}

/** The region rule as it applies to a visitor. */
export function regionView(brand: BrandSnapshot, country: string | null, language: string) {
  const on = isRegionRestricted(brand, country);
  const notice = on ? localise(brand.region.notice, language) : "";
  return { on, notice: notice || null };
}
