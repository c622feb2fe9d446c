import { cpSync } from "node:fs";
import { join } from "node:path";
import { sealWith } from "~/platform/wps/seal";
import type { AccessAnswer, AccessTask } from "./access-child";
import type { Figure } from "./figure";
import { generateLoad, LOADER } from "./generate-load";
import { send } from "./http";
import type { BenchOptions } from "./main";
import { median, percentile, runAlternately } from "./measure";
import { inTemporaryFolder, runChild, type Server, startProduct } from "./process";

const BRAND = "aurora";
const HOST = `${BRAND}.localhost`;
const CONNECTIONS = 16;

/** Highest ratio between the sign-in times of known and unknown names. */
const MAX_TIME_RATIO = 1.1;

async function call<V>(product: Server, path: string, body?: object, ip = "127.0.0.1"): Promise<V> {
  const headers = { "content-type": "application/json", "x-forwarded-for": ip };
  const post = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await send(product, { host: HOST, path, headers, ...post });
  return JSON.parse(answer.body.toString()) as V;
}

interface Keys {
  readonly value: { readonly keys: readonly Parameters<typeof sealWith>[0][]; readonly time: number };
}
interface Refusal {
  readonly code: string;
}

/**
 * Returns a function that measures a sign-in with a wrong password, in ms. Each attempt uses another name and another address.
 */
async function triesOf(product: Server) {
  const { keys, time } = (await call<Keys>(product, "/wps/system/keys")).value;
  const [key] = keys;
  if (!key) throw new Error("The product returned no key.");
  let tries = 0;
  return async (username: string): Promise<number> => {
    const body = { sealed: await sealWith(key, { username, password: "a wrong password" }, time) };
    tries += 1;
    const ip = `203.0.${tries >> 8}.${tries & 255}`;
    const started = performance.now();
    const { code } = await call<Refusal>(product, "/wps/session/login", body, ip);
    const ms = performance.now() - started;
    if (code !== "wrongCredentials")
      throw new Error(`A wrong password was answered with ${code} instead of wrongCredentials.`);
    return ms;
  };
}

async function measureSignIns(product: Server, known: readonly string[]): Promise<Figure> {
  const tryOf = await triesOf(product);
  for (let i = 0; i < 10; i += 1) await tryOf(`warm${i}`);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [at, name] of known.entries()) {
    const measured = {
      known: async () => times.known.push(await tryOf(name)),
      unknown: async () => times.unknown.push(await tryOf(`stranger${at}`)),
    };
    // K U U K K U …: an attempt leaves background work behind, so each kind must follow itself and the other kind equally often.
    const order = at % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of order) await measured[kind]();
  }
  const [one, other] = [median(times.known), median(times.unknown)];
  const spread = (percentile(times.known, 0.9) / one).toFixed(2);
  return {
    part: "f",
    name: "wrong password, time for a known and an unknown name, slower / faster",
    measured: Math.max(one, other) / Math.min(one, other),
    unit: "",
    goal: { most: MAX_TIME_RATIO },
    note: `medians ${one.toFixed(1)} and ${other.toFixed(1)} ms of ${known.length} requests each; p90 / median ${spread}`,
  };
}

async function measurePages(product: Server, bundled: string, options: AccessAnswer, quick: boolean): Promise<Figure> {
  const headers = { Host: HOST, "accept-encoding": "gzip" };
  const own = { ...headers, cookie: `session=${options.token}` };
  const under = (sent: Record<string, string>) => () =>
    generateLoad(product, bundled, { headers: sent, connections: CONNECTIONS, seconds: quick ? 1 : 2 });
  const sides = { visitor: under(headers), member: under(own) };
  await runAlternately(1, sides);
  const results = await runAlternately(quick ? 2 : 7, sides);
  const [visitor, member] = [results.visitor, results.member].map((side) =>
    median(side.map((one) => one.cpuPerRequest)),
  );
  const both = (visitor ?? Number.NaN) + options.lookUp;
  return {
    part: "f",
    name: "signed-in home page, CPU / CPU of a cached visitor page and one session look-up",
    measured: (member ?? Number.NaN) / both,
    unit: "",
    goal: { most: 3 },
    note: `${Math.round(member ?? 0)} / (${Math.round(visitor ?? 0)} + ${Math.round(options.lookUp)}) µs (${LOADER})`,
  };
}

/** Part f: sign-in timing (must not reveal accounts) and the cost of a signed-in request. */
export function measureAccess({ bundled, quick }: BenchOptions): Promise<Figure[]> {
  return inTemporaryFolder(async (dir) => {
    cpSync("tenants", join(dir, "tenants"), { recursive: true });
    const data = join(dir, "data");
    const env = { DATA_DIR: data, TENANTS_DIR: join(dir, "tenants"), TRUSTED_PROXIES: "127.0.0.1" };
    const product = await startProduct(env);
    try {
      const accounts = Array.from({ length: quick ? 10 : 200 }, (_, at) => `bench${at}`);
      const task: AccessTask = { data, brand: BRAND, accounts, lookUps: quick ? 200 : 3_000 };
      const answer = await runChild<AccessAnswer>(`${bundled}/access-child.mjs`, task);
      return [await measureSignIns(product, accounts), await measurePages(product, bundled, answer, quick)];
    } finally {
      await product.stop();
    }
  });
}
