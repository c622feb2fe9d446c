import type { BrandSnapshot, TenantStore, UpstreamPart } from "~/platform/brands/types";
import type { Outgoing } from "~/platform/outgoing/outgoing";
import { callUpstream, type UpstreamDeps } from "~/platform/wps/upstream/call-upstream";
import type { Drift } from "~/platform/wps/upstream/drift";
import { readUpstreamPart } from "./brand-part";
import { siteCaller, type UpstreamCalls } from "./forward";

/** Polling interval of the upstream systems, ms. */
const EVERY_MS = 10_000;

export interface FollowOptions {
  readonly tenants: TenantStore;
  readonly note: (drift: Drift) => void;
  readonly outgoing: Pick<Outgoing, "fetch">;
  readonly calls: UpstreamCalls;
  /** Default 10,000. */
  readonly everyMs?: number;
}

/** Keeps the upstream layer of brands, between files and overrides, up to date. */
export interface UpstreamPoller {
  /** Polls all systems now. Resolves when the snapshots contain the answers. */
  ask(): Promise<void>;
  close(): void;
}

/**
 * Polls the whitelabel and menu of every brand with an upstream system: at once, when such a brand is added or changed,
 * and every ten seconds. While a system does not answer, its last answer applies; before the first one, the files only.
 */
export function pollUpstreams({ calls, everyMs = EVERY_MS, note, outgoing, tenants }: FollowOptions): UpstreamPoller {
  const asked = new Map<string, string>();
  const brands = () =>
    tenants
      .health()
      .flatMap(({ code }) => tenants.get(code) ?? [])
      .filter(({ config }) => config.wps !== "embedded");
  async function askOne(brand: BrandSnapshot): Promise<void> {
    asked.set(brand.code, brand.filesVersion);
    const part = await partOf(brand, calls, { note, fetch: outgoing.fetch, keys: calls.keys }).catch(() => null);
    if (part) tenants.applyUpstream(new Map([[brand.code, part]]));
  }
  const pollNow = async () => void (await Promise.all(brands().map(askOne)));
  const unwatch = tenants.onChange(() => {
    const isNew = ({ code, filesVersion }: BrandSnapshot) => asked.get(code) !== filesVersion;
    for (const brand of brands().filter(isNew)) void askOne(brand);
  });
  void pollNow();
  const timer = setInterval(() => void pollNow(), everyMs);
  return {
    ask: pollNow,
    close() {
      clearInterval(timer);
      unwatch();
    },
  };
}

/** @throws WpsError if the system does not answer or violates the contract; the drift log already has it */
async function partOf(
  brand: BrandSnapshot,
  { menu, whitelabel }: UpstreamCalls,
  deps: UpstreamDeps,
): Promise<UpstreamPart> {
  const caller = siteCaller(brand);
  const [said, tree] = await Promise.all([
    callUpstream("system", whitelabel, { url: brand.config.hosts.member[0] }, caller, deps),
    callUpstream("system", menu, {}, caller, deps),
  ]);
  const { part, refused } = readUpstreamPart(
    said as Parameters<typeof readUpstreamPart>[0],
    tree as Parameters<typeof readUpstreamPart>[1],
    brand,
  );
  for (const detail of refused) deps.note({ brand: brand.code, call: "system.whitelabel", kind: "refused", detail });
  return part;
}
