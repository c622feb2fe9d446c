import { createHash } from "node:crypto";
import type { TenantStore } from "~/platform/brands/types";
import type { Database } from "~/platform/db/database";
import { changesOfVersions } from "./served-versions.sql.gen";

/** State of one brand on one process. */
export interface ServedBrand {
  /** Version of the brand's files. */
  readonly files: string;
  /** Version of the staff's overrides; 0 for none. */
  readonly overrides: number;
  /** Time from the change until this process applied it, ms; null for a version loaded at the start of the process. */
  readonly ms: number | null;
}

/** Override version that this process has just started to serve. */
interface Applied {
  readonly code: string;
  readonly version: number;
  /** Start of serving, UTC ms. */
  readonly at: number;
}

/** Tracks the versions that this process serves, and the delay between a change and its serving. */
export function trackServedVersions(db: Database, tenants: Pick<TenantStore, "health" | "get">, clock: () => number) {
  const brands = new Map<string, ServedBrand>();
  let applied: Applied[] = [];
  let lastMs: number | null = null;
  let worstMs: number | null = null;
  refresh();

  /** Compares brands with the last state; all brands when `codes` is omitted. @returns true if a served version changed */
  function refresh(codes?: readonly string[]): boolean {
    let isOther = false;
    for (const code of codes ?? tenants.health().map((health) => health.code)) {
      const [before, now] = [brands.get(code), tenants.get(code)];
      if (!now) {
        isOther = brands.delete(code) || isOther;
        continue;
      }
      const { filesVersion: files, overridesVersion: overrides } = now;
      if (before?.files === files && before.overrides === overrides) continue;
      isOther = true;
      const isNewer = before !== undefined && overrides > before.overrides;
      if (isNewer) applied.push({ code, version: overrides, at: clock() });
      brands.set(code, { files, overrides, ms: before?.overrides === overrides ? before.ms : null });
    }
    return isOther;
  }

  /** Measures the delay of the versions that were applied since the last call. */
  async function measure(): Promise<void> {
    const fresh = applied;
    applied = [];
    if (fresh.length === 0) return;
    const changes = await changedAt(db, fresh);
    for (const { at, code, version } of fresh) {
      const changed = changes.get(`${code} ${version}`);
      if (changed === undefined) continue;
      const ms = Math.max(0, Math.round(at - changed));
      [lastMs, worstMs] = [ms, Math.max(worstMs ?? 0, ms)];
      const now = brands.get(code);
      if (now?.overrides === version) brands.set(code, { ...now, ms });
    }
  }

  return {
    look: refresh,
    measure,
    state: () => ({ brands: Object.fromEntries(brands), filesHash: hashOf(brands), lastMs, worstMs }),
  };
}

/** Returns the creation times of versions, UTC ms, by `<code> <version>`. */
async function changedAt(db: Database, versions: readonly Applied[]): Promise<ReadonlyMap<string, number>> {
  const meant = {
    merchants: versions.map(({ code }) => code),
    versions: versions.map(({ version }) => BigInt(version)),
  };
  const rows = await db.acrossMerchants((tx) => tx.all(changesOfVersions, meant));
  return new Map(rows.map(({ at, merchantId, version }) => [`${merchantId} ${version}`, at.getTime()]));
}

/** Returns one hash of all file versions; equal on processes that serve the same files. */
function hashOf(brands: ReadonlyMap<string, ServedBrand>): string {
  const lines = [...brands].map(([code, { files }]) => `${code} ${files}\n`).sort();
  return createHash("sha256").update(lines.join("")).digest("hex").slice(0, 12);
}
