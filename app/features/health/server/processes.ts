import { toApiTime } from "~/platform/brands/brand-parts";
import type { Database } from "~/platform/db/database";
import type { Outage } from "~/platform/db/database-watch";
import type { CallSpread, DeliveryCount, ServedBrand } from "~/platform/db/schema-health";
import { FORGOTTEN_S, SILENT_S } from "./process-report";

/** Latest report of a process. */
export interface ProcessState {
  readonly id: string;
  readonly name: string;
  readonly program: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly silent: boolean;
  readonly brands: Readonly<Record<string, ServedBrand>>;
  readonly filesHash: string;
  readonly appliedMs: number | null;
  readonly appliedWorstMs: number | null;
  readonly memory: number;
  readonly requests: number;
  readonly slowCalls: number;
  readonly calls: Readonly<Record<string, CallSpread>>;
  readonly deliveries: Readonly<Record<string, DeliveryCount>>;
  readonly outages: readonly Outage[];
}

type Row = Omit<ProcessState, "memory" | "requests" | "slowCalls"> &
  Record<"memory" | "requests" | "slowCalls", bigint>;

/** Returns all processes whose reports have not expired, oldest first. */
export async function readProcesses(db: Database): Promise<readonly ProcessState[]> {
  const { rows } = await db.pool.query<Row>(
    `select id, host || ':' || pid as name, program, started_at as "startedAt", seen_at as "seenAt", brands,
       seen_at < now() - make_interval(secs => ${SILENT_S}) as silent, files_hash as "filesHash",
       applied_ms as "appliedMs", applied_worst_ms as "appliedWorstMs", memory, requests, slow_calls as "slowCalls",
       calls, deliveries, outages
     from process_report where seen_at > now() - make_interval(secs => ${FORGOTTEN_S}) order by started_at, id`,
  );
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
