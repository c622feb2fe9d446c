import type { BrandSnapshot, HostAnswer, TenantStore } from "~/platform/brands/types";
import { createSite, type Site } from "~/platform/http/create-server";
import { createLog } from "~/platform/http/log";
import { createMetrics } from "~/platform/http/metrics";
import { readSettings, type Settings } from "~/platform/http/settings";
import type { DemoAccount, RenderedPage, SiteHandlers, Visit } from "~/platform/http/types";

/** Creates a snapshot with only the fields that the server reads. */
export function aSnapshot(code: string, version = "v1", config: Readonly<Record<string, unknown>> = {}): BrandSnapshot {
  const effective = {
    name: code,
    hosts: { member: [`${code}.test`], agent: [`agent.${code}.test`] },
    origin: `https://${code}.example`,
    languages: ["EN", "VI", "AR"],
    defaultLanguage: "EN",
    theme: { defaultMode: "light" },
    imageCDNs: ["https://img.example/x"],
    launchGameCDNs: ["https://play.example"],
    ...config,
  };
  const content = { vendors: { items: {} } };
  const folder = `/nowhere/${code}`;
  const files = { folder, foldersBelow: [], filesVersion: version };
  return { code, version, ...files, config: effective, content } as unknown as BrandSnapshot;
}

/**
 * Creates a fake store: brands alpha and beta are live, `broken.test` belongs to a broken one; `change` swaps a snapshot like the
 * store.
 */
export function fakeTenants(brands: readonly BrandSnapshot[] = [aSnapshot("alpha"), aSnapshot("beta")]) {
  const live = new Map(brands.map((brand) => [brand.code, brand]));
  const listeners = new Set<(codes: readonly string[]) => void>();
  function resolveHost(raw: string | undefined): HostAnswer {
    const name = (raw ?? "").toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
    if (name === "broken.test") return { kind: "broken", code: "broken" };
    for (const brand of live.values()) {
      if (brand.config.hosts.member.includes(name)) return { kind: "brand", brand, side: "member" };
      if (brand.config.hosts.agent?.includes(name)) return { kind: "brand", brand, side: "agent" };
    }
    return { kind: "unknown" };
  }
  const store: TenantStore = {
    resolveHost,
    get: (code) => live.get(code),
    health: () => [],
    applyOverrides: () => {},
    applyUpstream: () => {},
    serveOn: () => {},
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: async () => {},
    close: async () => {},
  };
  function change(brand: BrandSnapshot): void {
    live.set(brand.code, brand);
    for (const listener of listeners) listener([brand.code]);
  }
  return { store, change };
}

type Render = (request: Request, visit: Visit) => Promise<RenderedPage> | RenderedPage;

/** Creates a page like Remix. */
export function html(body: string, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  if (!headers.has("content-type")) headers.set("content-type", "text/html; charset=utf-8");
  return new Response(`<!doctype html><html><head><style>a{color:red}</style></head><body>${body}</body></html>`, {
    ...init,
    headers,
  });
}

/** Creates handlers whose pages contain the parameters of their render. */
export function fakeHandlers(changes: Partial<Omit<SiteHandlers, "render">> & { readonly render?: Render } = {}) {
  const { render, ...others } = changes;
  const handlers: SiteHandlers = {
    text: (language, key) => `${language}:${key}`,
    status: () => 0,
    account: async () => "visitor",
    route: (_brand, path) => (path === "/" || path === "/help" ? { query: ["page"] } : null),
    landing: (path) => (path === "/back" ? "/back?order=1" : null),
    preview: () => null,
    wps: async (_request, visit) => Response.json({ success: true, kind: visit.kind }),
    art: (brand, { kind, seed }) =>
      kind === "game" ? { svg: `<svg>${brand?.code}${seed}${"x".repeat(400)}</svg>` } : null,
    icon: async (brand, path) => Buffer.from(`${brand.code} ${path}`),
    render: async (request, visit) => {
      if (render !== undefined) return render(request, visit);
      const who = visit.kind === "site" ? `${visit.brand.code} ${visit.brand.version} ${visit.side}` : "console";
      return {
        response: html(
          `${who} ${visit.language} ${visit.theme} ${new URL(request.url).pathname} ${"word ".repeat(200)}`,
        ),
      };
    },
    ...others,
  };
  return handlers;
}

/** A site that listens on a free port of this machine. */
export interface RunningSite extends Site {
  readonly port: number;
  readonly tenants: ReturnType<typeof fakeTenants>;
  /** Log lines, parsed. */
  readonly lines: Record<string, unknown>[];
}

export interface FakeSiteOptions {
  readonly handlers?: SiteHandlers;
  readonly env?: Readonly<Record<string, string>>;
  readonly settings?: Partial<Settings>;
  readonly tenants?: ReturnType<typeof fakeTenants>;
  readonly clientDir?: string | null;
  readonly demoStaff?: readonly DemoAccount[];
  /** State of the database; default: up. */
  readonly database?: () => { readonly isUp: boolean };
}

/** Starts a site with fake handlers and brands. Close it with `close(0)`. */
export async function startSite(options: FakeSiteOptions = {}): Promise<RunningSite> {
  const settings = { ...readSettings({ HOST: "127.0.0.1", PORT: "0", ...options.env }), ...options.settings };
  const tenants = options.tenants ?? fakeTenants();
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ level: "debug" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const site = createSite({
    settings,
    log,
    metrics: createMetrics({ defaults: false }),
    handlers: options.handlers ?? fakeHandlers(),
    tenants: tenants.store,
    clientDir: options.clientDir ?? null,
    demoStaff: options.demoStaff ?? [],
    ...(options.database ? { database: options.database } : {}),
  });
  const port = await site.listen();
  return { ...site, port, tenants, lines };
}
