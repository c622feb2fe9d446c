import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { Outgoing } from "~/platform/outgoing/outgoing";
import { type AccountClass, accountClassOf } from "~/platform/wps/account-types";
import { callUpstream, type UpstreamDeps } from "~/platform/wps/upstream/call-upstream";
import type { Drift } from "~/platform/wps/upstream/drift";
import { siteCaller, type UpstreamCalls } from "./forward";

/** Lifetime of a cached answer, ms. It affects the frame of a page only; personal data is requested each time. */
const HOLDS_MS = 10_000;
/** Maximum number of cached answers. */
const MOST = 10_000;

/** Account of an upstream system. */
export interface UpstreamAccount {
  readonly kind: AccountClass;
  /** Null for a visitor. */
  readonly id: string | null;
}

/**
 * Returns a function that looks up the account of a session token in the brand's upstream system; `visitor` if the
 * system does not know it or does not answer.
 */
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
