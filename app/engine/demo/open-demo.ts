import type { Database } from "~/engine/db/database";
import type { Job } from "~/engine/jobs/job";
import { type DemoAccount, ensureDemoAccounts, readDemoAccounts } from "~/engine/member/demo-accounts";
import { type DemoStaff, ensureDemoStaff, readDemoStaff } from "~/engine/staff/demo-staff";
import type { BrandSnapshot, TenantStore } from "~/tenant/types";
import { type DemoDeps, demoHistory } from "./replay";
import { readDemoScript } from "./script";

/** The demo brands that are served. */
export const demoBrandsOf = (tenants: TenantStore): BrandSnapshot[] =>
  tenants
    .health()
    .flatMap(({ code }) => tenants.get(code) ?? [])
    .filter(({ config }) => config.demo);

/** Demo brands are served, and their accounts exist, in demo mode only (design: brand configuration). */
export async function openDemoAccounts(db: Database, tenants: TenantStore): Promise<readonly DemoAccount[]> {
  const demo = demoBrandsOf(tenants).filter(({ config }) => config.wps === "embedded");
  if (demo.length === 0) return [];
  const accounts = await readDemoAccounts();
  await Promise.all(demo.map(({ code }) => ensureDemoAccounts(db, code, accounts, Date.now())));
  return accounts;
}

/** Opens the accounts of the staff that everybody may be. */
export async function openDemoStaff(db: Database, secret: string): Promise<DemoStaff> {
  const staff = await readDemoStaff();
  await ensureDemoStaff({ db, secret, now: Date.now() }, staff);
  return staff;
}

/** The demo accounts' past, where there are any and it is wanted. */
export async function demoJobs(isWanted: boolean, parts: Omit<DemoDeps, "script">): Promise<readonly Job[]> {
  if (!isWanted || parts.accounts.length === 0) return [];
  return [demoHistory({ ...parts, script: await readDemoScript() })];
}
