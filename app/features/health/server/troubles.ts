import type { Contract, ValueOf } from "~/platform/wps/types";

type Health = ValueOf<Contract["staff"]["health"]>;
type Trouble = Health["troubles"][number];

/** Input of `troublesOf`: the response without troubles, and the brands whose files differ between processes. */
export interface HealthFindings extends Omit<Health, "troubles"> {
  readonly differing: readonly string[];
}

const HOUR_MS = 3_600_000;

/**
 * Returns the troubles in this order: database, processes, brands, jobs, messages, external services, operators'
 * systems.
 * @param now UTC ms
 */
export function troublesOf(found: HealthFindings, now: number): Trouble[] {
  return [...ofDatabase(found), ...ofProcesses(found), ...ofBrands(found), ...ofJobs(found), ...ofOthers(found, now)];
}

/** Outages of the last hour by process, with start and duration in seconds. */
const ofDatabase = ({ at, outages }: HealthFindings): Trouble[] =>
  outages.map(({ from, process, until }) => {
    const seconds = Math.max(1, Math.round((Date.parse(until ?? at) - Date.parse(from)) / 1_000));
    return { kind: "databaseSilent", subject: process, detail: `${from} (${seconds} s)` };
  });

const FAILED = { payment: "paymentFailed", vendor: "vendorFailed", identity: "identityFailed" } as const;

function ofProcesses({ differing, processes }: HealthFindings): Trouble[] {
  const alive = processes.filter(({ silent }) => !silent);
  const programs = [...new Set(alive.map(({ program }) => program))].sort();
  const behind = alive.filter((one) => one.behind.length > 0);
  return [
    ...processes
      .filter(({ silent }) => silent)
      .map(({ process, seenAt }): Trouble => ({ kind: "processSilent", subject: process, detail: seenAt })),
    ...behind.map((one): Trouble => ({ kind: "processBehind", subject: one.process, detail: one.behind.join(", ") })),
    ...(differing.length > 0 ? [{ kind: "filesDiffer", subject: differing.join(", "), detail: "" } as const] : []),
    ...(programs.length > 1 ? [{ kind: "programsDiffer", subject: programs.join(", "), detail: "" } as const] : []),
  ];
}

const ofBrands = ({ brands }: HealthFindings): Trouble[] =>
  brands.map(({ code, problems, state }) => {
    return { kind: state === "stale" ? "brandStale" : "brandBroken", subject: code, detail: String(problems) };
  });

const ofJobs = ({ jobs }: HealthFindings): Trouble[] =>
  jobs.flatMap(({ brand, error, job, overdue, slot, state }): Trouble[] => {
    const place = brand === null ? "" : `${brand}: `;
    if (state === "failed") return [{ kind: "jobFailed", subject: job, detail: `${place}${error ?? ""}` }];
    return overdue ? [{ kind: "jobOverdue", subject: job, detail: `${place}${slot ?? ""}` }] : [];
  });

/** Returns failures of the last hour. */
function ofOthers({ drift, messages, services }: HealthFindings, now: number): Trouble[] {
  const isRecent = (at: string | null) => at !== null && now - Date.parse(at) < HOUR_MS;
  const systems = new Set(drift.filter(({ lastAt }) => isRecent(lastAt)).map(({ brand }) => brand));
  return [
    ...messages
      .filter(({ refusedAt }) => isRecent(refusedAt))
      .map(({ channel, refused }): Trouble => ({ kind: "messageRefused", subject: channel, detail: String(refused) })),
    ...services
      .filter(({ refusedAt }) => isRecent(refusedAt))
      .map(({ brand, kind, name, refused }): Trouble => {
        return { kind: FAILED[kind], subject: `${brand}: ${name}`, detail: String(refused) };
      }),
    ...[...systems].map((brand): Trouble => ({ kind: "upstream", subject: brand, detail: "" })),
  ];
}
