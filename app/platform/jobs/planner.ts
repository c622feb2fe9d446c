import type { JobDeps } from "./execute-run";
import type { Job } from "./job";
import { ALL_BRANDS, latestSlot, storeDueRuns } from "./runs";
import { nextSlot, slotsUntil } from "./slots";

/**
 * Creates the planner, which stores due runs. It remembers the next slot of each job and sends no query before that
 * time.
 */
export function createPlanner({ clock, db, log, tenants }: JobDeps, jobs: readonly Job[]) {
  const due = new Map<string, number>();
  const earliest = () => Math.min(Number.POSITIVE_INFINITY, ...due.values());

  /** Returns the places of a job: merchant → time zone of its slots. */
  function merchantsOf(job: Job): readonly (readonly [merchant: string, timeZone: string])[] {
    if (job.scope === "product") return [[ALL_BRANDS, "UTC"]];
    const brands = tenants.health().flatMap(({ code }) => tenants.get(code) ?? []);
    const served = brands.filter(({ config }) => job.scope === "brand" || config.wps === "embedded");
    return served.map(({ code, config }) => [code, config.timeZone]);
  }

  async function planOne(job: Job, merchant: string, timeZone: string, now: number): Promise<void> {
    const after = await latestSlot(db, merchant, job.name);
    const slots = slotsUntil(job.pattern, timeZone, now, { after, most: job.catchUp });
    if (slots.length > 1)
      log.warn({ job: job.name, brand: merchant, slots: slots.length }, "missed runs of a job are scheduled now");
    if (slots.length > 0) await storeDueRuns(db, merchant, job.name, slots);
  }

  return {
    /** Returns the time of the next slot of any job, UTC ms. */
    nextDue: earliest,
    async plan(): Promise<void> {
      const now = clock();
      const seen = new Set<string>();
      for (const job of jobs) {
        for (const [merchant, timeZone] of merchantsOf(job)) {
          // The time zone is part of the key, so a brand that changes it is planned anew.
          const key = `${job.name} ${merchant} ${timeZone}`;
          seen.add(key);
          if ((due.get(key) ?? 0) > now) continue;
          await planOne(job, merchant, timeZone, now);
          due.set(key, nextSlot(job.pattern, timeZone, now) ?? Number.POSITIVE_INFINITY);
        }
      }
      for (const key of due.keys()) if (!seen.has(key)) due.delete(key);
    },
  };
}
