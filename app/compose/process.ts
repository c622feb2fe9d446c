import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { createRequestHandler } from "@remix-run/node";
import { demoBrandsOf, openDemoAccounts, openDemoHistory, openDemoStaff } from "~/features/demo/server/open-demo";
import { watchOverrides } from "~/features/flags/server/overrides";
import { openHealth } from "~/features/health/server/open-health";
import { openGeoTable } from "~/features/system/geo.server";
import { recoverPublishes } from "~/platform/brands/live-files";
import { localPort } from "~/platform/brands/local-origin";
import { previewSecret, previewSecretFile } from "~/platform/brands/preview";
import { openTenants } from "~/platform/brands/store";
import type { TenantStore } from "~/platform/brands/types";
import { type Database, openDatabase } from "~/platform/db/database";
import { assertSameSecret } from "~/platform/db/secret-mark";
import type { Settings } from "~/platform/http/settings";
import type { Compose, ComposePrimary } from "~/platform/http/types";
import { overridableTexts } from "~/platform/i18n/texts.server";
import { createJobRunner } from "~/platform/jobs/runner";
import { deliveryCounts } from "~/platform/outgoing/deliveries";
import { createOutgoing } from "~/platform/outgoing/outgoing";
import { accountClasses } from "~/platform/upstream/account-class";
import { openDriftLog } from "~/platform/upstream/drift-log";
import { pollUpstreams } from "~/platform/upstream/follow";
import { forwarder } from "~/platform/upstream/forward";
import { brandChecks } from "~/registry/brand-checks";
import { CALL_ROUTES } from "~/registry/calls";
import { UPSTREAM_CALLS } from "~/registry/upstream";
import { guardActions } from "~/site/action-guard.server";
import { handlersOf, translate } from "./handlers";
import { JOBS } from "./jobs";
import { processMetrics } from "./metrics";
import { previewDatabase } from "./preview";
import type { ProcessServices } from "./process-services";
import { programVersion } from "./program";
import { clientIn } from "./render-document";
import { createEmbeddedWps } from "./wps";

/** Calls and jobs of the product, for the staff calls that list them. */
const PRODUCT = { calls: CALL_ROUTES, jobs: JOBS };

/**
 * Upper bound for running jobs to finish, in ms. Jobs stop after running requests and get the same grace period, capped here so
 * that the process ends before it is killed.
 */
const JOBS_GRACE_MS = 15_000;

/**
 * Opens the database and verifies that it belongs to the configured secret. @throws OtherSecretError if it was used with another
 * one
 */
async function database(
  settings: Settings,
  log: ProcessServices["log"],
): Promise<Pick<ProcessServices, "db" | "secret">> {
  const { dataDir, previewSecret: given, previewSecretReplaces: replaces } = settings;
  const url = settings.databaseUrl ?? undefined;
  const { databasePrepares: prepares, demoForEveryone: demo } = settings;
  const db = await openDatabase({ databaseUrl: url, dataDir, demo, prepares, log });
  try {
    const secret = await previewSecret(dataDir, given ?? undefined);
    await assertSameSecret(db, { secret, secretFile: previewSecretFile(dataDir), replaces });
    return { db, secret };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Opens and migrates the database, once for all processes. */
export const composePrimary: ComposePrimary = async (settings, log) => {
  const { db } = await database(settings, log);
  return { close: () => db.close() };
};

/** Opens the connections to operators' own systems. Their differences from the contract are logged. */
function openUpstreams(
  db: Database,
  tenants: TenantStore,
  access: Settings["brandAccess"],
  log: ProcessServices["log"],
) {
  const outgoing = createOutgoing(access);
  const drift = openDriftLog(db, log);
  const follower = pollUpstreams({ calls: UPSTREAM_CALLS, tenants, note: drift.note, outgoing });
  const forward = forwarder(drift.note, outgoing, UPSTREAM_CALLS);
  return { outgoing, drift, follower, forward, upstreamAccount: accountClasses(drift.note, outgoing, UPSTREAM_CALLS) };
}

/** Composes one serving process. */
export const compose: Compose = async (settings, log) => {
  const { db, secret } = await database(settings, log);
  const folder = { dir: resolve(settings.tenantsDir), checks: brandChecks(settings.consoleHosts) };
  // Finishes an interrupted publish before the brand files are read.
  await recoverPublishes(folder.dir);
  const { brandAccess: access, demo } = settings;
  const tenants = await openTenants({ ...folder, demo, knownTexts: overridableTexts(), log, access });
  const overrides = await watchOverrides(db, (brands) => tenants.applyOverrides(brands));
  const [geo, remix] = await Promise.all([openGeoTable(), remixHandlers()]);
  const demoAccounts = await openDemoAccounts(db, tenants);
  const demoStaff = demoBrandsOf(tenants).length > 0 ? await openDemoStaff(db, secret) : null;
  const { drift, follower, forward, outgoing, upstreamAccount } = openUpstreams(db, tenants, access, log);
  const { port } = settings;
  const brandFiles = { ...folder, schemas: resolve("schemas"), port, localPort: localPort(settings, port) };
  const { attach, timed, ...health } = await openHealth({ db, tenants, log, program: await programVersion() });
  const overridesChanged = overrides.refresh;
  const deps = { translate, secret, outgoing, forward, overridesChanged, brandFiles, product: PRODUCT, timed };
  const wps = createEmbeddedWps(deps);
  const around = { db, tenants, log, translate, secret, outgoing };
  if (settings.demoHistory)
    await openDemoHistory(around, { clientOf: (context) => clientIn(wps, context), accounts: demoAccounts });
  const jobs = createJobRunner({ jobs: JOBS, ...around });
  jobs.start();
  const services = { ...around, settings, folder, geo, wps, upstreamAccount, remix, demoStaff };
  return {
    handlers: handlersOf({ ...services, previewDb: previewDatabase(db) }),
    tenants,
    demoAccounts,
    demoStaff: demoStaff?.accounts ?? [],
    clientDir: resolve("build/client"),
    figures: processMetrics({
      jobs: jobs.counts,
      database: health.database,
      brands: () => tenants.health(),
      deliveries: () => deliveryCounts(db),
    }),
    database: health.database,
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

/** Ids of the console's routes. */
const CONSOLE_ROUTES = "routes/console";

const withoutConsole = <R>(routes: Readonly<Record<string, R>>) =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => !id.startsWith(CONSOLE_ROUTES)));

/** Returns the build of the sites. Each page costs time for every route that the build has. */
const siteBuild = (build: ServerBuild): ServerBuild => ({
  ...build,
  routes: withoutConsole(build.routes),
  assets: { ...build.assets, routes: withoutConsole(build.assets.routes) },
});

/** Opens the page handlers of console and sites. */
async function remixHandlers(): Promise<ProcessServices["remix"]> {
  const build = guardActions((await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild);
  return {
    console: createRequestHandler(build, "production"),
    site: createRequestHandler(siteBuild(build), "production"),
  };
}
