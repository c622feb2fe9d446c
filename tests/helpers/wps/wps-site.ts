import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { JOBS } from "~/compose/jobs";
import { previewDatabase } from "~/compose/preview";
import { createEmbeddedWps, type EmbeddedWpsDeps } from "~/compose/wps";
import { readOverrides } from "~/features/flags/server/overrides";
import { openTenants } from "~/platform/brands/store";
import type { Database } from "~/platform/db/database";
import { readSettings } from "~/platform/http/settings";
import type { Lookup } from "~/platform/outgoing/guarded-fetch";
import { createOutgoing } from "~/platform/outgoing/outgoing";
import { unseal } from "~/platform/secrets/unseal";
import { isLanguageCode } from "~/platform/text/languages";
import { forwarder } from "~/platform/upstream/forward";
import type { WpsClient } from "~/platform/wps/client";
import type { EngineContext, SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { handleWps, type WpsCaller, type WpsHttpDeps } from "~/platform/wps/http";
import { sealWith } from "~/platform/wps/seal";
import type { StaffMember } from "~/platform/wps/staff";
import type { Drift } from "~/platform/wps/upstream/drift";
import { BRAND_CHECKS } from "~/registry/brand-checks";
import { CALL_DOCUMENTS, CALL_ROUTES, createClient, findRoute } from "~/registry/calls";
import { UPSTREAM_CALLS } from "~/registry/upstream";
import { copyFullBase } from "../../../scripts/lib/shared-tenants";
import { testDatabase } from "../database";
import type { TestBrand } from "../tenants";

/** Clock of these tests, UTC ms. */
export const NOW = Date.parse("2026-01-31T08:00:00Z");

const WPS_CALLS = { calls: { find: findRoute }, documents: CALL_DOCUMENTS };

/** Caller of a request; default: a visitor from Germany. */
export interface CallerOptions {
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ip?: string | null;
  readonly country?: string | null;
  readonly now?: number;
  readonly language?: string;
  readonly token?: string | null;
  readonly side?: "member" | "agent";
  /** Device token in the browser's storage. */
  readonly deviceToken?: string;
  /** True for a caller in the preview of an unpublished version. */
  readonly preview?: boolean;
  /** Staff account of a console call; default: an admin. A token takes precedence. */
  readonly staff?: Partial<StaffMember>;
}

/** Default staff account of the console in these tests. */
export const STAFF: StaffMember = {
  id: "019413d6-0000-7000-8000-00000000a0a0",
  name: "demo",
  role: "admin",
  brands: null,
  stage: "ready",
};

/** Answer of `/wps/*`. */
export interface WpsResponse {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of the response
  readonly body: any;
}

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

/** Options of a test site. */
export interface SiteOptions {
  /** Receives the deviations of an operator's own system from the contract. */
  readonly note?: (drift: Drift) => void;
  /** Environment for secrets and grants, as read at start; default: that of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** Host name look-up; default: the system's. */
  readonly lookup?: Lookup;
  /** Database and clock behind the brands' own system. Calls that return to the site keep the test's. */
  readonly behind?: { readonly db: Database; readonly now: number };
}

/**
 * Opens the embedded WPS on real brands and a real database. Each brand has the host `<code>.test`; the console has
 * `console.test`.
 */
export async function aWpsSite(brands: readonly TestBrand[], options: SiteOptions = {}) {
  const { behind, env = process.env, lookup, note = () => {} } = options;
  const dir = await tenantsFolder(brands);
  const db = await testDatabase();
  const readOnly = previewDatabase(db);
  const { brandAccess: access } = readSettings(env);
  const outgoing = createOutgoing(access, lookup);
  const tenants = await openTenants({ dir, checks: BRAND_CHECKS, demo: true, log: SILENT, access });
  const logged: object[] = [];
  const translate: WpsHttpDeps["translate"] = (_brand, language, key, params) => {
    return `${language} ${key} ${Object.values(params ?? {}).join(" ")}`;
  };
  const deps: EmbeddedWpsDeps = {
    translate: (_brand, language, key, params) => translate(null, language, key, params ?? {}),
    secret: "the secret of these tests, 32 characters long",
    outgoing,
    forward: forwarder(note, outgoing, UPSTREAM_CALLS),
    product: { calls: CALL_ROUTES, jobs: JOBS },
    brandFiles: { dir, checks: BRAND_CHECKS, schemas: resolve("schemas"), port: 3000, localPort: 3000 },
    overridesChanged: async () => tenants.applyOverrides((await readOverrides(db, NOW)).brands),
  };
  const wps = createEmbeddedWps(deps);

  function contextOf(asker: CallerOptions): EngineContext {
    const answer = tenants.resolveHost(asker.host ?? "lotus.test");
    const brand = answer.kind === "brand" ? answer.brand : null;
    const isConsole = asker.host === "console.test";
    const staff = isConsole && (asker.token ?? null) === null ? { ...STAFF, ...asker.staff } : null;
    if (!brand && !isConsole) throw new WpsError("unknownHost");
    const { preview = false } = asker;
    const { ip = "203.0.113.9", country = "DE", now = NOW, language = "EN", token = null, side = "member" } = asker;
    const code = isLanguageCode(language) ? language : "EN";
    const deviceToken = asker.deviceToken ?? null;
    const who = { ip, country, side, token, device: "Firefox · Linux", deviceToken, staff, preview };
    return { brand, tenants, db: preview ? readOnly : db, now, language: code, ...who, log: SILENT };
  }

  function callerOf(asker: CallerOptions): WpsCaller {
    const context = contextOf(asker);
    const { merchantCode = null, languages = ["EN"], defaultLanguage = "EN" } = context.brand?.config ?? {};
    return {
      brand: context.brand?.code ?? null,
      merchantCode,
      languages,
      defaultLanguage,
      preview: asker.preview ?? false,
      invoke: (area, name, input, language) => wps.invoke(area, name, input, contextOf({ ...asker, language })),
      raw: (request) => wps.raw(request, context),
      unseal: (sealed) => unseal(context, sealed),
    };
  }

  const as = (asker: CallerOptions = {}): WpsClient =>
    createClient((area, name, input) => wps.invoke(area, name, input, contextOf(asker)));

  return {
    tenants,
    /** Tenants folder. */
    dir,
    /** Database behind the calls, for state that no call returns. */
    db: behind?.db ?? db,
    /** Clock, UTC ms. */
    now: behind?.now ?? NOW,
    logged,
    /** Returns the context of the engine's functions for a caller. */
    context(asker: CallerOptions = {}): SiteContext {
      const context = contextOf(asker);
      if (!context.brand) throw new Error("this host has no brand");
      return { ...context, brand: context.brand, ...deps };
    },
    /** Returns the in-process calls for a caller. */
    as,
    /** Executes a call in a context. */
    invoke: wps.invoke,
    /** In-process calls as staff. */
    console: as({ host: "console.test" }),
    /** Sends one request to `/wps/*`: GET with the input as query, other methods with the input as JSON. */
    async send(
      method: string,
      path: string,
      input: Readonly<Record<string, unknown>>,
      asker: CallerOptions = {},
    ): Promise<WpsResponse> {
      const request = requestOf(method, path, input, asker);
      const log = { error: (details: object) => void logged.push(details) };
      const response = await handleWps(request, { ...WPS_CALLS, resolve: () => callerOf(asker), translate, log });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    /** Sends one unmodified request to `/wps/*`, for requests that are not calls. */
    raw(path: string, init: RequestInit, asker: CallerOptions = {}): Promise<Response> {
      const log = { error: (details: object) => void logged.push(details) };
      const request = new Request(new URL(path, `http://${asker.host ?? "lotus.test"}`), init);
      return handleWps(request, { ...WPS_CALLS, resolve: () => callerOf(asker), translate, log });
    },
    /** Seals the body of an encrypted call at the caller's time with the newest key, like a browser. */
    async seal(input: Readonly<Record<string, unknown>>, asker: CallerOptions = {}) {
      const { keys, time } = await as(asker).system.keys({});
      if (!keys[0]) throw new Error("no key to seal with");
      return { sealed: await sealWith(keys[0], input, time) };
    },
    async close() {
      await tenants.close();
      await db.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

export type WpsSite = Awaited<ReturnType<typeof aWpsSite>>;

function requestOf(
  method: string,
  path: string,
  input: Readonly<Record<string, unknown>>,
  asker: CallerOptions,
): Request {
  const url = new URL(path, `http://${asker.host ?? "lotus.test"}`);
  if (method === "GET") {
    for (const [name, value] of Object.entries(input)) {
      url.searchParams.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
    }
    return new Request(url, { headers: { ...asker.headers } });
  }
  const headers = { "content-type": "application/json", ...asker.headers };
  return new Request(url, { method, headers, body: JSON.stringify(input) });
}

/** Creates a tenants folder with the product's base and these brands. It lasts as long as the site, not only for one test. */
async function tenantsFolder(brands: readonly TestBrand[]): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "livery-wps-"));
  copyFullBase(dir);
  for (const { code, files } of brands) {
    for (const [path, content] of Object.entries(files)) {
      const target = join(dir, code, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, typeof content === "string" ? content : JSON.stringify(content));
    }
  }
  return dir;
}
