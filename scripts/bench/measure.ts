import { readFileSync } from "node:fs";

/** The middle of some numbers; of an even count the mean of both middles. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The smallest value that at least `share` (0 to 1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The ticks in `/proc/<pid>/stat`: 100 a second on every Linux that Node runs on. */
const TICKS = 100;

/** CPU seconds, user and system, that a process has used with all its threads. Linux only. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in parentheses may hold blanks; what follows does not.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** CPU seconds of this process that a piece of work takes. */
export async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Runs the sides in turn, A B A B …, so that a noisy neighbour meets all of them; the results by side. */
export async function inTurn<K extends string, R>(
  rounds: number,
  sides: Readonly<Record<K, () => Promise<R> | R>>,
): Promise<Record<K, R[]>> {
  const names = Object.keys(sides) as K[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<K, R[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results[name].push(await sides[name]());
  }
  return results;
}
