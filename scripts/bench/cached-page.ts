import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./figure";
import { generateLoad, LOADER, type LoadResult } from "./generate-load";
import { type BenchResponse, headerOf, send } from "./http";
import type { BenchOptions } from "./main";
import { median, runAlternately } from "./measure";
import { inTemporaryFolder, type Server, startChild, startProduct } from "./process";
import type { RawAnswer } from "./raw-server";

const HOST = "aurora.localhost";
const CONNECTIONS = 16;
/** Headers that node:http adds. */
const BY_NODE = ["date", "connection", "keep-alive"];

/** Returns the headers that the program wrote, without those of node:http. */
function ownHeaders({ headers }: BenchResponse): string[] {
  return headers.flatMap((name, at) =>
    at % 2 === 1 || BY_NODE.includes(name.toLowerCase()) ? [] : [name, headers[at + 1] ?? ""],
  );
}

/** Returns the cached page and its 304. The first answer comes from the render and is discarded. */
async function keptAnswers(product: Server, encoding: string): Promise<Record<"page" | "notModified", BenchResponse>> {
  const headers = { "accept-encoding": encoding };
  await send(product, { host: HOST, headers });
  const page = await send(product, { host: HOST, headers });
  const known = { ...headers, "if-none-match": headerOf(page, "etag") ?? "" };
  const notModified = await send(product, { host: HOST, headers: known });
  if (page.status === 200 && headerOf(page, "content-encoding") === encoding && notModified.status === 304) {
    return { page, notModified };
  }
  throw new Error(`Expected 200 encoded as ${encoding} and then 304, got ${page.status} and ${notModified.status}.`);
}

/** Starts a raw server that sends the product's answer byte for byte. */
async function startRaw(
  bundled: string,
  { page, notModified }: Record<"page" | "notModified", BenchResponse>,
): Promise<Server> {
  const seconds = /timeout=(\d+)/.exec(headerOf(page, "keep-alive") ?? "")?.[1];
  const same: RawAnswer = {
    headers: ownHeaders(page),
    body: page.body,
    notModified: ownHeaders(notModified),
    keepAliveMs: Number(seconds ?? 5) * 1_000,
  };
  const raw = await startChild(`${bundled}/raw-server.mjs`, same);
  const plain = (answer: BenchResponse) =>
    JSON.stringify([ownHeaders(answer), answer.headers.length, answer.body.toString("base64")]);
  if (plain(await send(raw, { host: HOST })) !== plain(page))
    throw new Error("The raw server sends different bytes than the product.");
  return raw;
}

type Side = "product" | "raw" | "notModified" | "rawNotModified";

function figuresOf(encoding: string, sides: Record<Side, LoadResult[]>): Figure[] {
  const speed = (side: Side) => median(sides[side].map((one) => one.perSecond));
  const cpu = (side: Side) => median(sides[side].map((one) => one.cpuPerRequest));
  const of = (some: number, all: number, unit = "") => `${Math.round(some)} / ${Math.round(all)} ${unit}`;
  const floor = (cpu("rawNotModified") / cpu("raw")).toFixed(2);
  const figure = (name: string, measured: number, goal: Figure["goal"], note: string): Figure => ({
    part: "a",
    name: `${name}, ${encoding}`,
    measured,
    unit: "",
    goal,
    note,
  });
  return [
    figure(
      "cached page, requests per second / raw node:http",
      speed("product") / speed("raw"),
      { least: 0.75 },
      `${of(speed("product"), speed("raw"))}(${LOADER})`,
    ),
    figure(
      "cached page, CPU per request / raw node:http",
      cpu("product") / cpu("raw"),
      { most: 1.5 },
      of(cpu("product"), cpu("raw"), "µs"),
    ),
    figure(
      "304, CPU per request / 200",
      cpu("notModified") / cpu("product"),
      { below: 0.5 },
      `${of(cpu("notModified"), cpu("product"), "µs")}; raw node:http ${floor}`,
    ),
  ];
}

/** Part a: a cached visitor page, compared with a raw node:http server that sends the same bytes. */
export function measureCachedPage({ bundled, quick }: BenchOptions): Promise<Figure[]> {
  return inTemporaryFolder(async (dir) => {
    cpSync("tenants", join(dir, "tenants"), { recursive: true });
    const product = await startProduct({ DATA_DIR: join(dir, "data"), TENANTS_DIR: join(dir, "tenants") });
    const figures: Figure[] = [];
    try {
      for (const encoding of ["gzip", "br"]) {
        const kept = await keptAnswers(product, encoding);
        const raw = await startRaw(bundled, kept);
        // Capitalised, because wrk looks for exactly this name.
        const headers = { Host: HOST, "accept-encoding": encoding };
        const known = { ...headers, "if-none-match": headerOf(kept.page, "etag") ?? "" };
        const under = (server: Server, sent: Record<string, string>) => () =>
          generateLoad(server, bundled, { headers: sent, connections: CONNECTIONS, seconds: quick ? 1 : 2 });
        const sides = {
          product: under(product, headers),
          raw: under(raw, headers),
          notModified: under(product, known),
          rawNotModified: under(raw, known),
        };
        await runAlternately(1, sides);
        figures.push(...figuresOf(encoding, await runAlternately(quick ? 2 : 7, sides)));
        await raw.stop();
      }
    } finally {
      await product.stop();
    }
    return figures;
  });
}
