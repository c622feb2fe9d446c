import { hostOf } from "./brand-files";
import { send } from "./http";
import { type Server, startProduct } from "./process";
import { askStaff, openStaff } from "./staff";

const CODE = "b7";
const HOST = hostOf(7);
const FLAG = "winnersBoard";
const PROCESSES = 3;
/** Answers in a row that must all show the change: new connections go to the processes in turn. */
const AGREED = PROCESSES * 10;
const PATIENCE_MS = 10_000;

async function showsBoard(product: Server): Promise<boolean> {
  const { body } = await send(product, { host: HOST });
  return body.includes('data-block="winners"');
}

/** From the call that switches the flag to the last answer of any process without the change, in ms. */
async function switchMs(product: Server, token: string, value: boolean): Promise<number> {
  const { overridesVersion: expectedVersion } = await askStaff<{ overridesVersion: number }>(
    product,
    `/wps/staff/flags?code=${CODE}`,
    { token },
  );
  const started = performance.now();
  const data = { code: CODE, flag: FLAG, value, expectedVersion, reason: "benchmark" };
  await askStaff(product, "/wps/staff/flags", { token, data });
  let agreed = 0;
  let last = performance.now();
  while (agreed < AGREED) {
    if ((await showsBoard(product)) === value) agreed += 1;
    else {
      agreed = 0;
      last = performance.now();
    }
    if (last - started > PATIENCE_MS) throw new Error("A switched flag is not on all processes.");
  }
  return last - started;
}

/** Switches a flag on and off on three processes. */
export async function measureSwitches(options: {
  readonly dir: string;
  readonly data: string;
  readonly count: number;
}): Promise<number[]> {
  const env = { DATA_DIR: options.data, TENANTS_DIR: options.dir, WEB_CONCURRENCY: String(PROCESSES) };
  const product = await startProduct(env);
  try {
    const token = await openStaff(product, options.data);
    // Every process has drawn its pages before.
    for (let i = 0; i < AGREED; i += 1) await showsBoard(product);
    const times: number[] = [];
    for (let i = 0; i < options.count; i += 1) times.push(await switchMs(product, token, i % 2 === 1));
    return times;
  } finally {
    await product.stop();
  }
}
