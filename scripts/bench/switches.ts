import { hostOf } from "./brand-files";
import { send } from "./http";
import { type Server, startProduct } from "./process";
import { callStaff, signInNewStaff } from "./staff";

const CODE = "b7";
const HOST = hostOf(7);
const FLAG = "winnersBoard";
const PROCESSES = 3;
/** Consecutive answers that must all show the change. New connections go to the processes in turn. */
const CONSECUTIVE_ANSWERS = PROCESSES * 10;
const SWITCH_TIMEOUT_MS = 10_000;
/** Number of concurrent visitors. */
const VISITORS = 8;

/** Result of switching one flag repeatedly. */
export interface SwitchTimes {
  /** For each switch: ms until the last answer without it. */
  readonly times: readonly number[];
  /** Number of stale pages after all processes had shown a change. */
  readonly stale: number;
  /** Number of pages checked for staleness. */
  readonly looked: number;
}

async function showsBoard(product: Server): Promise<boolean> {
  const { body } = await send(product, { host: HOST });
  return body.includes('data-block="winners"');
}

/** Returns the time from the call that switches the flag to the last answer of any process without the change, in ms. */
async function switchMs(product: Server, token: string, value: boolean): Promise<number> {
  const { overridesVersion: expectedVersion } = await callStaff<{ overridesVersion: number }>(
    product,
    `/wps/staff/flags?code=${CODE}`,
    { token },
  );
  const started = performance.now();
  const data = { code: CODE, flag: FLAG, value, expectedVersion, reason: "benchmark" };
  await callStaff(product, "/wps/staff/flags", { token, data });
  let agreed = 0;
  let last = performance.now();
  while (agreed < CONSECUTIVE_ANSWERS) {
    if ((await showsBoard(product)) === value) agreed += 1;
    else {
      agreed = 0;
      last = performance.now();
    }
    if (last - started > SWITCH_TIMEOUT_MS) throw new Error("Not all processes use the switched flag.");
  }
  return last - started;
}

/** Requests pages of other brands until stopped. @returns function that stops them */
function startVisitors(product: Server): () => Promise<void> {
  let isOver = false;
  const visit = async (at: number) => {
    for (let i = at; !isOver; i += VISITORS) await send(product, { host: hostOf(20 + (i % 200)) });
  };
  const all = Array.from({ length: VISITORS }, (_, at) => visit(at));
  return async () => {
    isOver = true;
    await Promise.all(all);
  };
}

/** Switches a flag on and off on three processes, under visitor load. */
export async function measureSwitches(options: {
  readonly dir: string;
  readonly data: string;
  readonly count: number;
}): Promise<SwitchTimes> {
  const env = { DATA_DIR: options.data, TENANTS_DIR: options.dir, WEB_CONCURRENCY: String(PROCESSES) };
  const product = await startProduct(env);
  try {
    const token = await signInNewStaff(product, options.data);
    // Warm-up: every process renders its pages before.
    for (let i = 0; i < CONSECUTIVE_ANSWERS; i += 1) await showsBoard(product);
    const stop = startVisitors(product);
    const times: number[] = [];
    let stale = 0;
    for (let i = 0; i < options.count; i += 1) {
      const value = i % 2 === 1;
      times.push(await switchMs(product, token, value));
      for (let at = 0; at < CONSECUTIVE_ANSWERS; at += 1) if ((await showsBoard(product)) !== value) stale += 1;
    }
    await stop();
    return { times, stale, looked: options.count * CONSECUTIVE_ANSWERS };
  } finally {
    await product.stop();
  }
}
