import type { BrandSnapshot, TenantStore } from "~/platform/brands/types";
import type { Database } from "~/platform/db/database";
import type { BrandJobContext } from "~/platform/wps/context";
import { type DemoAccount, ensureDemoAccounts, readDemoAccounts } from "./demo-accounts";
import { type DemoStaff, ensureDemoStaff, readDemoStaff } from "./demo-staff";
import { grantPlayMoney } from "./play-money";
import type { DemoDeps } from "./replay";
import { readDemoScript } from "./script";
import { writeDemoHistory } from "./write-history";

/** Returns the served demo brands. */
export const demoBrandsOf = (tenants: TenantStore): BrandSnapshot[] =>
  tenants
    .health()
    .flatMap(({ code }) => tenants.get(code) ?? [])
    .filter(({ config }) => config.demo);

/**
 * Creates the accounts of the demo brands and grants their play money. Demo brands are served in demo mode only.
 */
export async function openDemoAccounts(db: Database, tenants: TenantStore): Promise<readonly DemoAccount[]> {
  const demo = demoBrandsOf(tenants).filter(({ config }) => config.wps === "embedded");
  if (demo.length === 0) return [];
  const accounts = await readDemoAccounts();
  const now = Date.now();
  await Promise.all(demo.map(({ code }) => ensureDemoAccounts(db, code, accounts, now)));
  await Promise.all(demo.map((brand) => grantPlayMoney({ brand, db, now })));
  return accounts;
}

/** Creates the shared staff accounts of demo mode and returns them. */
export async function openDemoStaff(db: Database, secret: string): Promise<DemoStaff> {
  const staff = await readDemoStaff();
  await ensureDemoStaff({ db, secret, now: Date.now() }, staff);
  return staff;
}

/**
 * Writes the demo accounts' history at the first start, before the server accepts sign-ins. A failure is logged, and
 * the brand stays without history.
 */
export async function openDemoHistory(
  jobContext: Omit<BrandJobContext, "brand" | "language" | "now" | "signal">,
  deps: Omit<DemoDeps, "script">,
): Promise<void> {
  if (deps.accounts.length === 0) return;
  const script = await readDemoScript();
  const { signal } = new AbortController();
  const write = async (brand: BrandSnapshot) => {
    const began = Date.now();
    const context = { ...jobContext, brand, language: brand.config.defaultLanguage, now: began, signal };
    const steps = await writeDemoHistory(context, { ...deps, script }).catch((err: unknown) => {
      jobContext.log.error({ err, brand: brand.code }, "the demo accounts' history could not be written");
      return 0;
    });
    if (steps > 0) jobContext.log.info({ brand: brand.code, steps, ms: Date.now() - began }, "demo history written");
  };
  await Promise.all(
    demoBrandsOf(jobContext.tenants)
      .filter(({ config }) => config.wps === "embedded")
      .map(write),
  );
}
