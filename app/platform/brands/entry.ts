import type { GracePeriod } from "./grace-period";
import type { LoadedBrand } from "./loaded-brand";
import type { BrandHealth, BrandSnapshot, BrandState, ConfigProblem } from "./types";

/** State of one brand folder in the store. */
export interface Entry {
  readonly code: string;
  state: BrandState;
  /** Last valid files. */
  loaded: LoadedBrand | null;
  filesVersion: string | null;
  snapshot: BrandSnapshot | null;
  problems: readonly ConfigProblem[];
  warnings: readonly ConfigProblem[];
  loadedAt: number | null;
  /** Name in a refused tenant.json. */
  writtenName: string | null;
  /** Grace period of invalid files that are not reported yet. */
  readonly grace: GracePeriod;
}

/** Returns the entry of a folder that was found but not read. */
export function newEntry(code: string, grace: GracePeriod): Entry {
  return {
    code,
    state: "broken",
    loaded: null,
    filesVersion: null,
    snapshot: null,
    problems: [],
    warnings: [],
    loadedAt: null,
    writtenName: null,
    grace,
  };
}

/** Returns the health of a brand for the console. Problems of the base apply to every brand: no change can go live. */
export function healthOf(entry: Entry, hosts: readonly string[], baseProblems: readonly ConfigProblem[]): BrandHealth {
  const isHeld = baseProblems.length > 0 && entry.state === "live";
  return {
    code: entry.code,
    name: entry.loaded?.config.name ?? entry.writtenName ?? entry.code,
    state: isHeld ? "stale" : entry.state,
    filesVersion: entry.filesVersion,
    hosts,
    problems: [...baseProblems, ...entry.problems],
    warnings: entry.warnings,
    loadedAt: entry.loadedAt,
  };
}
