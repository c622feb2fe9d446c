import type { AppLoadContext } from "@remix-run/node";
import type { DemoStaff } from "~/features/demo/server/demo-staff";
import type { CountryTable } from "~/features/system/geo.server";
import type { TenantsFolder } from "~/platform/brands/reader";
import type { TenantStore } from "~/platform/brands/types";
import type { Database } from "~/platform/db/database";
import type { Settings } from "~/platform/http/settings";
import type { Compose, Visit } from "~/platform/http/types";
import type { accountClasses } from "~/platform/upstream/account-class";
import type { EmbeddedWps } from "./wps";

/** Services of a serving process. */
export interface ProcessServices {
  readonly settings: Settings;
  readonly folder: TenantsFolder;
  readonly log: Parameters<Compose>[1];
  readonly db: Database;
  /** Database for previews; refuses changes (`previewDatabase`). */
  readonly previewDb: Database;
  readonly tenants: TenantStore;
  readonly geo: CountryTable;
  readonly wps: EmbeddedWps;
  readonly upstreamAccount: ReturnType<typeof accountClasses>;
  /** Renders a page. */
  readonly remix: Record<Visit["kind"], (request: Request, context: AppLoadContext) => Promise<Response>>;
  readonly secret: string;
  /** Public staff accounts of demo mode; null otherwise. */
  readonly demoStaff: DemoStaff | null;
}
