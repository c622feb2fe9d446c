import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { Outgoing } from "~/platform/outgoing/outgoing";
import { type AccountClass, accountClassOf } from "~/platform/wps/account-types";
import { callUpstream, type UpstreamDeps } from "~/platform/wps/upstream/call-upstream";
import type { Drift } from "~/platform/wps/upstream/drift";
import { siteCaller, type UpstreamCalls } from "./forward";

/** How long an answer holds, ms. It decides how a page's frame is drawn; what is personal is asked for each time. */
const HOLDS_MS = 10_000;
/** Kept answers, at most. */
const MOST = 10_000;

/** An account of an operator's own system. */
export interface UpstreamAccount {
  readonly kind: AccountClass;
  /** Null for a visitor. */
  readonly id: string | null;
}

/** Which account a token of a brand's own system belongs to; `visitor` where that system does not know it. */
export function accountClasses(note: (drift: Drift) => void, { fetch }: Pick<Outgoing, "fetch">, calls: UpstreamCalls) {
  const kept = new LRUCache<string, { readonly account: Promise<UpstreamAccount>; readonly until: number }>({
    max: MOST,
  });
  return (brand: BrandSnapshot, token: string, now: number): Promise<UpstreamAccount> => {
    const key = `${brand.code} ${createHash("sha256").update(token).digest("base64url")}`;
    const known = kept.get(key);
    if (known && known.until > now) return known.account;
    const account = askAccount(brand, token, calls, { note, fetch, keys: calls.keys });
    kept.set(key, { account, until: now + HOLDS_MS });
    return account;
  };
}

async function askAccount(
  brand: BrandSnapshot,
  token: string,
  { info }: UpstreamCalls,
  deps: UpstreamDeps,
): Promise<UpstreamAccount> {
  const caller = { ...siteCaller(brand), token };
  try {
    const who = (await callUpstream("member", info, {}, caller, deps)) as {
      readonly id: string;
      readonly type: number;
    };
    return { kind: accountClassOf(who.type), id: who.id };
  } catch {
    return { kind: "visitor", id: null };
  }
}
