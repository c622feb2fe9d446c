import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSession } from "~/features/access/sessions.server";
import { makeBrand } from "~/platform/brands/new-brand";
import { openDatabase } from "~/platform/db/database";
import { productLocales } from "~/platform/i18n/locales.server";
import { uuidV7 } from "~/platform/text/uuid";
import { contract } from "~/registry/contract";
import { type Server, startProduct } from "../../scripts/bench/process";
import { copySharedTenants } from "../../scripts/lib/shared-tenants";
import { quietLog, temporaryFolder, testDatabaseUrl } from "../helpers/database";
import { send } from "../helpers/http";
import { insertRow } from "../helpers/rows";
import { checkedTenants } from "../helpers/tenants";

/** New brands: a plain one, and one with figures in its name. */
const BRANDS = [
  { code: "nine99", name: "Club 777 of 1,999.00" },
  ...(process.env["TEST_FULL"] ? [{ code: "coral", name: "Coral" }] : []),
];

let folder: string;
let product: Server;
const tokens = new Map<string, string>();

/** Creates a newly registered member without deposits and rounds. @returns session token */
async function aFreshMember(databaseUrl: string, brand: string): Promise<string> {
  const db = await openDatabase({ dataDir: "unused", log: quietLog, databaseUrl, migrate: false });
  const now = Date.now();
  const id = uuidV7(now, randomBytes(10));
  try {
    return await db.transaction(brand, async (tx) => {
      const names = {
        account: "freshone",
        nickname: "freshone",
        type: 0,
        contacts: {},
        avatar: "0",
        referralCode: "freshone",
      };
      const at = { passwordAt: new Date(now), createdAt: new Date(now) };
      await insertRow(tx, "member", { id, ...names, ...at });
      return openSession(tx, { memberId: id, side: "member", method: "username", ip: null, device: "test", now });
    });
  } finally {
    await db.close();
  }
}

beforeAll(async () => {
  folder = temporaryFolder();
  copySharedTenants(join(folder, "tenants"));
  const databaseUrl = await testDatabaseUrl();
  const place = {
    ...checkedTenants(join(folder, "tenants")),
    schemas: resolve("schemas"),
    port: 3000,
    localPort: 3000,
  };
  for (const wish of BRANDS) expect(await makeBrand(place, wish)).toMatchObject({ status: "made", demo: false });
  product = await startProduct({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, "data"), TENANTS_DIR: place.dir });
  for (const { code } of BRANDS) tokens.set(code, await aFreshMember(databaseUrl, code));
}, 120_000);
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the names in the demo's files: games, vendors, offers, notices, levels, lotteries, goods, methods and authorities. */
function demoNames(): readonly string[] {
  const root = resolve("tenants/.templates/demo");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));
  const found = new Set<string>();
  const walk = (value: unknown, key: string): void => {
    if (typeof value === "string") {
      if (["name", "title", "authority", "EN"].includes(key) && value.length > 3) found.add(value);
    } else if (typeof value === "object" && value !== null) {
      for (const [inner, one] of Object.entries(value)) {
        const isNamed = ["name", "title"].includes(key) && inner === "EN";
        if (inner !== "EN" || isNamed) walk(one, inner);
      }
    }
  };
  const isContent = (path: string) => path === "tenant.json" || /^content\/(?!help)/.test(path);
  for (const path of files.filter(isContent)) walk(JSON.parse(readFileSync(join(root, path), "utf8")), "");
  // A title that is a text of the product too, such as "Two-step verification", is no name.
  const texts = new Set(Object.values(productLocales().get("EN") ?? {}).flatMap((section) => Object.values(section)));
  return [...found].filter((name) => !texts.has(name));
}

/** Returns the visible text of a page. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style|noscript|template)\b[\s\S]*?<\/\1>/gi, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replace(/\s+/g, " ");

/** An amount above zero, or a percentage. */
const FIGURES = /(?<![\d.,])(?:[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|[1-9]\d*\.\d{2}|0\.(?!00)\d{2})(?!\d)|\d\s?[%٪]/;

interface Seen {
  readonly path: string;
  readonly status: number;
  readonly html: string;
}

/** Returns all pages reachable from the home page and from the pages of every brand. */
async function crawl(code: string, name: string, token: string | null): Promise<readonly Seen[]> {
  const host = `${code}.localhost`;
  const headers = token === null ? {} : { cookie: `session=${token}` };
  const own =
    "/ /games /rng /live /fish /pvp /sports /esports /fbsports /lottery /vnlottery /elott /promotions /promoDetail /help /vip /pointMall /join /down /noticePage /login /register";
  const queue = [...own.split(" "), ...(token === null ? [] : ["/member/securityCenter"])];
  const seen = new Map<string, Seen>();
  const asked = new Set(queue);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await send(product.port, { host, path, headers });
    seen.set(path, { path, status: answer.status, html: answer.text.replaceAll(name, "") });
    if (answer.status !== 200) continue;
    for (const [, href = ""] of answer.text.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)) {
      const next = href.replaceAll("&amp;", "&");
      if (asked.has(next) || /^\/(logout|preferences|records|my-data)/.test(next)) continue;
      asked.add(next);
      queue.push(next);
    }
  }
  return [...seen.values()];
}

describe.each(BRANDS)("T1 a new brand ($code)", ({ code, name }) => {
  test.each(["signed out", "signed in"])(
    "claims nothing on any page, %s",
    async (who) => {
      const names = demoNames();
      expect(names.length).toBeGreaterThan(300);
      const pages = await crawl(code, name, who === "signed in" ? (tokens.get(code) ?? "") : null);
      expect(pages.length).toBeGreaterThan(20);
      for (const { html, path, status } of pages) {
        const text = textOf(html);
        expect([path, status < 500]).toEqual([path, true]);
        expect([path, FIGURES.exec(text)?.[0]]).toEqual([path, undefined]);
        expect([path, names.filter((one) => text.includes(one))]).toEqual([path, []]);
        expect([path, /\/art\/(seal|promo|medal|goods)\//.exec(html)?.[0]]).toEqual([path, undefined]);
        expect([path, /licen[cs]ed|PAGCOR|\bMGA\b|24\/7/i.exec(text)?.[0]]).toEqual([path, undefined]);
      }
    },
    120_000,
  );

  test("has no link to a missing page", async () => {
    for (const token of [null, tokens.get(code) ?? ""]) {
      const pages = await crawl(code, name, token);
      expect(pages.filter(({ path }) => path.startsWith("/member/")).length > 8).toBe(token !== null);
      expect(pages.filter(({ status }) => status >= 400).map(({ path }) => path)).toEqual([]);
    }
  }, 120_000);

  test("answers every read call without an amount, a name or an offer", async () => {
    const names = demoNames();
    const calls = Object.values(contract).flatMap((area) => Object.values(area)) as {
      readonly method: string;
      readonly path: string;
      readonly staff?: boolean;
    }[];
    const reads = calls.filter(({ method, path }) => method === "GET" && !path.startsWith("/wps/staff"));
    expect(reads.length).toBeGreaterThan(50);
    for (const { path } of reads) {
      const headers = { cookie: `session=${tokens.get(code)}` };
      const { text } = await send(product.port, { host: `${code}.localhost`, path, headers });
      const plain = text.replaceAll(name, "");
      expect([path, names.filter((one) => plain.includes(`"${one}"`))]).toEqual([path, []]);
      expect([path, /"(?:[1-9]\d*|0)\.(?!0{2,4}")\d{2,4}"|"[1-9]\d*\.0{2,4}"/.exec(plain)?.[0]]).toEqual([
        path,
        undefined,
      ]);
    }
  });
});
