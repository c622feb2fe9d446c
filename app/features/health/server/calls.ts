import { toApiTime } from "~/platform/brands/brand-parts";
import type { Database } from "~/platform/db/database";
import { serviceOf } from "~/platform/outgoing/deliveries";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { driftOfAll } from "~/platform/upstream/drift-log";
import type { Implementation } from "~/platform/wps/implementation";
import { mayOnBrand } from "~/platform/wps/staff";
import { callFiguresOf } from "./call-times";
import * as sql from "./calls.sql.gen";
import { jobRows } from "./jobs";
import { differingOf, type ProcessState, processView, readProcesses, servedView } from "./processes";
import { troublesOf } from "./troubles";

const MOST_JOBS = 200;
const MOST_CALLS = 20;
const MOST_DRIFT = 50;
const MOST_CHANGES = 10;
const MOST_OUTAGES = 20;
const MOST_SERVICES = 100;
const DAY_MS = 86_400_000;

/** Implements the health calls; see the calls of these names. */
export const health: Pick<Implementation<"staff">, "health" | "propagation"> = {
  async health(ctx) {
    const isMine = (code: string) => mayOnBrand(ctx.staff, code);
    const mine = ctx.tenants.health().filter(({ code }) => isMine(code));
    const codes = mine.map(({ code }) => code);
    const [all, changes, jobs, kept, drift] = await Promise.all([
      readProcesses(ctx.db),
      latestChanges(ctx.db, codes),
      jobRows(ctx),
      sandboxedCounts(ctx, codes),
      driftOfAll(ctx.db, codes, MOST_DRIFT),
    ]);
    const alive = all.filter(({ silent }) => !silent);
    const stored = new Map(changes.map(({ brand, version }) => [brand, version]));
    const findings = {
      at: toApiTime(ctx.now),
      processes: all.map((one) => processView(one, stored)),
      changes: changes.slice(0, MOST_CHANGES).map((change) => changeView(change, alive)),
      brands: mine.flatMap(({ code, name, problems, state }) =>
        state === "stale" || state === "broken" ? [{ code, name, state, problems: problems.length }] : [],
      ),
      live: mine.filter(({ state }) => state === "live").length,
      jobs: jobs.slice(0, MOST_JOBS),
      jobCount: jobs.length,
      outages: outageRows(alive),
      services: serviceRows(alive, isMine),
      messages: (["sms", "mail"] as const).map((channel) => messageView(channel, alive, kept.get(channel) ?? 0)),
      calls: callRows(alive),
      drift,
    };
    return { ...findings, troubles: troublesOf({ ...findings, differing: differingOf(alive, isMine) }, ctx.now) };
  },
  async propagation(ctx, { code, overridesVersion }) {
    brandOf(ctx, code);
    const alive = (await readProcesses(ctx.db)).filter(({ silent }) => !silent);
    const processes = alive.map((one) => servedView(one, code, overridesVersion));
    return { everywhere: processes.every(({ served }) => served), processes };
  },
};

type OverrideChange = Omit<sql.LatestChangesRow, "version"> & { readonly version: number };

/** Returns the latest change of each brand that has one, latest first. */
async function latestChanges(
  db: Pick<Database, "acrossMerchants">,
  codes: readonly string[],
): Promise<readonly OverrideChange[]> {
  const rows = await db.acrossMerchants((tx) => tx.all(sql.latestChanges, { merchants: codes }));
  return rows.map((row) => ({ ...row, version: Number(row.version) }));
}

const changeView = ({ at, brand, key, version }: OverrideChange, processes: readonly ProcessState[]) => ({
  brand,
  key,
  at: toApiTime(at.getTime()),
  overridesVersion: version,
  processes: processes.map((one) => servedView(one, brand, version)),
});

/** Returns the number of messages that sandboxes stored within the last day, by channel. */
async function sandboxedCounts(
  { db, now }: StaffContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const which = { merchants: codes, after: new Date(now - DAY_MS) };
  const rows = await db.acrossMerchants((tx) => tx.all(sql.sandboxedCounts, which));
  return new Map(rows.map(({ channel, kept }) => [channel, kept]));
}

function messageView(channel: "sms" | "mail", processes: readonly ProcessState[], kept: number) {
  return { channel, ...deliverySum(processes, channel), kept };
}

/** Sums the counts of one channel or service over all processes. */
function deliverySum(processes: readonly ProcessState[], key: string) {
  const counts = processes.flatMap(({ deliveries }) => deliveries[key] ?? []);
  const sum = (name: "taken" | "refused") => counts.reduce((all, count) => all + count[name], 0);
  const refusedAt = Math.max(0, ...counts.map((count) => count.refusedAt ?? 0));
  return { taken: sum("taken"), refused: sum("refused"), refusedAt: refusedAt === 0 ? null : toApiTime(refusedAt) };
}

/** Returns the outages that any process recorded, latest first. */
function outageRows(processes: readonly ProcessState[]) {
  const seen = processes.flatMap(({ name, outages }) => outages.map((outage) => ({ name, ...outage })));
  return seen
    .sort((a, b) => b.from - a.from)
    .slice(0, MOST_OUTAGES)
    .map(({ from, name, until }) => {
      return { process: name, from: toApiTime(from), until: until === null ? null : toApiTime(until) };
    });
}

/** Returns the external services of brands, summed over all processes, latest failure first. */
function serviceRows(processes: readonly ProcessState[], isMine: (brand: string) => boolean) {
  const keys = new Set(processes.flatMap(({ deliveries }) => Object.keys(deliveries)));
  const rows = [...keys].flatMap((key) => {
    const service = serviceOf(key);
    return service && isMine(service.brand) ? [{ ...service, ...deliverySum(processes, key) }] : [];
  });
  return rows.sort((a, b) => (b.refusedAt ?? "").localeCompare(a.refusedAt ?? "")).slice(0, MOST_SERVICES);
}

/** Returns the slowest calls of all processes. */
function callRows(processes: readonly ProcessState[]) {
  const names = new Set(processes.flatMap(({ calls }) => Object.keys(calls)));
  const rows = [...names].map((call) => ({
    call,
    ...callFiguresOf(processes.flatMap(({ calls }) => calls[call] ?? [])),
  }));
  return rows.sort((a, b) => b.p95 - a.p95 || b.worst - a.worst || b.count - a.count).slice(0, MOST_CALLS);
}
