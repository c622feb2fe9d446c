import type { Grace } from "./grace";
import type { LoadedBrand } from "./loaded-brand";
import type { BrandHealth, BrandSnapshot, BrandState, ConfigProblem } from "./types";

/** What the store knows of one brand folder. */
export interface Entry {
  readonly code: string;
  state: BrandState;
  /** The last good files. */
  loaded: LoadedBrand | null;
  filesVersion: string | null;
  snapshot: BrandSnapshot | null;
  problems: readonly ConfigProblem[];
  warnings: readonly ConfigProblem[];
  loadedAt: number | null;
  /** The name in a file that is refused. */
  writtenName: string | null;
  /** Of files that are bad without being told. */
  readonly grace: Grace;
}

/** A folder that was just seen and never read. */
export function newEntry(code: string, grace: Grace): Entry {
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

/** What the console shows of a brand. Problems of the base are every brand's: nothing new can go live. */
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
