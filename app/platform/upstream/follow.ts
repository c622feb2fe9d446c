import type { BrandSnapshot, TenantStore, UpstreamPart } from "~/platform/brands/types";
import type { Outgoing } from "~/platform/outgoing/outgoing";
import { callUpstream, type UpstreamDeps } from "~/platform/wps/upstream/call-upstream";
import type { Drift } from "~/platform/wps/upstream/drift";
import { readPart } from "./brand-part";
import { siteCaller, type UpstreamCalls } from "./forward";

/** How often operators' own systems are asked what they say of their brands, ms. */
const EVERY_MS = 10_000;

export interface FollowOptions {
  readonly tenants: TenantStore;
  readonly note: (drift: Drift) => void;
  readonly outgoing: Pick<Outgoing, "fetch">;
  readonly calls: UpstreamCalls;
  /** 10,000 when left out. */
  readonly everyMs?: number;
}

/** Keeps what operators' own systems say of their brands between files and overrides. */
export interface Follower {
  /** Asks all of them now; resolves when what they said stands in the snapshots. */
  ask(): Promise<void>;
  close(): void;
}

/**
 * Follows the whitelabel and menu of every brand that is not embedded: at once, when such a brand comes or changes, and
 * every ten seconds. While a system does not answer, what it said last holds; before it ever did, the files alone.
 */
export function followUpstreams({ calls, everyMs = EVERY_MS, note, outgoing, tenants }: FollowOptions): Follower {
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
  const ask = async () => void (await Promise.all(brands().map(askOne)));
  const unwatch = tenants.onChange(() => {
    const isNew = ({ code, filesVersion }: BrandSnapshot) => asked.get(code) !== filesVersion;
    for (const brand of brands().filter(isNew)) void askOne(brand);
  });
  void ask();
  const timer = setInterval(() => void ask(), everyMs);
  return {
    ask,
    close() {
      clearInterval(timer);
      unwatch();
    },
  };
}

/** @throws WpsError where it does not answer, or not by the contract; that has been noted */
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
  const { part, refused } = readPart(
    said as Parameters<typeof readPart>[0],
    tree as Parameters<typeof readPart>[1],
    brand,
  );
  for (const detail of refused) deps.note({ brand: brand.code, call: "system.whitelabel", kind: "refused", detail });
  return part;
}
