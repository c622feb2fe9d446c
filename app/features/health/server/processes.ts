import { toApiTime } from "~/platform/brands/brand-parts";
import type { Database } from "~/platform/db/database";
import { FORGOTTEN_S, SILENT_S } from "./process-report";
import { type LiveReportsRow, liveReports } from "./process-report.sql.gen";

type Figure = "memory" | "requests" | "slowCalls";

/** Latest report of a process; `memory` in bytes. */
export type ProcessState = Omit<LiveReportsRow, Figure> & Readonly<Record<Figure, number>>;

/** Returns all processes whose reports have not expired, oldest first. */
export async function readProcesses(db: Pick<Database, "read">): Promise<readonly ProcessState[]> {
  const given = { silentSeconds: SILENT_S, forgottenSeconds: FORGOTTEN_S };
  const rows = await db.read(null, (tx) => tx.all(liveReports, given));
  return rows.map(({ memory, requests, slowCalls, ...row }) => {
    return { ...row, memory: Number(memory), requests: Number(requests), slowCalls: Number(slowCalls) };
  });
}

/**
 * Returns the brands whose stored overrides are newer than those served by a process. @param stored override versions
 * by code
 */
const behindOf = ({ brands }: ProcessState, stored: ReadonlyMap<string, number>): readonly string[] =>
  [...stored].filter(([code, version]) => (brands[code]?.overrides ?? version) < version).map(([code]) => code);

/** Returns the brands whose file versions differ between the given processes. */
export function differingOf(processes: readonly ProcessState[], isMeant: (code: string) => boolean): readonly string[] {
  const codes = new Set(processes.flatMap(({ brands }) => Object.keys(brands)).filter(isMeant));
  const versions = (code: string) => new Set(processes.map(({ brands }) => brands[code]?.files ?? null));
  return [...codes].filter((code) => versions(code).size > 1).sort();
}

/** Converts a process to the row of the console. */
export function processView(process: ProcessState, stored: ReadonlyMap<string, number>) {
  const { appliedMs, appliedWorstMs, filesHash, id, memory, name, program, requests, silent, slowCalls } = process;
  return {
    id,
    process: name,
    program,
    startedAt: toApiTime(process.startedAt.getTime()),
    seenAt: toApiTime(process.seenAt.getTime()),
    silent,
    filesHash,
    behind: [...behindOf(process, stored)],
    appliedMs,
    appliedWorstMs,
    memory,
    requests,
    slowCalls,
  };
}

/** Returns a process's state for one version of a brand's overrides: served or not, and the delay in ms, if known. */
export function servedView({ brands, name }: ProcessState, code: string, version: number) {
  const served = brands[code];
  const isServed = served !== undefined && served.overrides >= version;
  return { process: name, served: isServed, ms: isServed && served.overrides === version ? served.ms : null };
}
