import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { cpuSeconds } from "./measure";
import { runChild, type Server } from "./process";

/** Load of `GET /` on one server of this machine. */
export interface LoadTask {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  /** Whole seconds. */
  readonly seconds: number;
}

/** Result of a load run. */
export interface LoadResult {
  readonly perSecond: number;
  /** CPU time of the server's process, in microseconds. */
  readonly cpuPerRequest: number;
}

interface Counted {
  readonly requests: number;
  readonly seconds: number;
}

const run = promisify(execFile);
const hasWrk = spawnSync("wrk", ["--version"], { stdio: "ignore" }).error === undefined;

/** Name of the load generator. */
export const LOADER = hasWrk ? "wrk" : "built-in driver";

const UNITS: Readonly<Record<string, number>> = { ms: 1e-3, s: 1, m: 60 };

async function byWrk({ port, headers, connections, seconds }: LoadTask): Promise<Counted> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, ...lines, `http://127.0.0.1:${port}/`];
  const { stdout } = await run("wrk", args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`The load generator reported errors:\n${stdout}`);
  const found = /(\d+) requests in ([\d.]+)(ms|s|m),/.exec(stdout);
  if (found === null) throw new Error(`The output of wrk has an unexpected format:\n${stdout}`);
  return { requests: Number(found[1]), seconds: Number(found[2]) * (UNITS[found[3] ?? "s"] ?? 1) };
}

/** Generates load from another process. Throws when an answer is neither 200 nor 304. */
export async function generateLoad(server: Server, bundled: string, task: Omit<LoadTask, "port">): Promise<LoadResult> {
  const whole: LoadTask = { ...task, port: server.port };
  const before = cpuSeconds(server.pid);
  const { requests, seconds } = await (hasWrk ? byWrk(whole) : runChild<Counted>(`${bundled}/driver.mjs`, whole));
  const cpu = cpuSeconds(server.pid) - before;
  return { perSecond: requests / seconds, cpuPerRequest: (cpu / requests) * 1e6 };
}
