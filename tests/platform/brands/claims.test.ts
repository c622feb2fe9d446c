import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inspectBrand } from "~/platform/brands/load";
import { textFolders } from "~/platform/i18n/locales.server";
import { UNTRUE_CLAIMS } from "../../helpers/claims";
import { aBrand, aProductFolder, checkedTenants } from "../../helpers/tenants";

const TEXTS = ["tenants", ...textFolders("app"), "demo"];

/** Returns every text of the JSON files below a folder, with its file and place. */
function textsIn(folder: string): (readonly [place: string, text: string])[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));
  const walk = (value: unknown, place: string): (readonly [string, string])[] => {
    if (typeof value === "string") return [[place, value]];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, `${place}/${key}`));
  };
  return files.flatMap((path) => walk(JSON.parse(readFileSync(join(folder, path), "utf8")), `${folder}/${path}`));
}

describe("T3 promises", () => {
  const texts = TEXTS.flatMap(textsIn);

  test.each(UNTRUE_CLAIMS)("$name is not promised in any text of a brand or of the product", ({ except, words }) => {
    expect(texts.length).toBeGreaterThan(5_000);
    expect(texts.filter(([place, text]) => words.test(text) && !except?.test(place))).toEqual([]);
  });

  test("every promotion of the demo names a mechanism and needs no opt-in", () => {
    const { items } = JSON.parse(readFileSync("tenants/.templates/demo/content/promotions.json", "utf8"));
    const offers = Object.entries(items as Record<string, { mechanism?: string; status: string }>);
    expect(offers.length).toBeGreaterThan(4);
    expect(offers.filter(([, { mechanism, status }]) => !mechanism || status !== "active")).toEqual([]);
  });

  test("the benefits of a level come from the wallet's payouts, not from the demo's files", () => {
    const { items } = JSON.parse(readFileSync("tenants/.templates/demo/content/vip.json", "utf8"));
    for (const level of Object.values(items as Record<string, { benefits: unknown[] }>))
      expect(level.benefits).toEqual([]);
  });
});

const OFFER = {
  category: "games",
  title: "T",
  summary: "S",
  html: "<p>x</p>",
  seed: "s",
  at: "2026-01-01T00:00:00Z",
  status: "active",
};

describe("T3 the mechanism of a promotion", () => {
  const RAFFLE = { rewards: { raffle: { prizes: { one: { amount: "1.00", weight: 1 } } } } };
  const REFERRAL = { flags: { referral: true }, rewards: { referral: { reward: "5.00" } } };
  const METHOD = {
    name: "Bank",
    kinds: ["deposit"],
    minimum: "1.00",
    maximum: "9.00",
    fee: "0.00",
    provider: { kind: "sandbox" },
  };
  const level = (more: object) => ({
    "content/vip.json": { items: { one: { rank: 1, name: "One", points: 0, benefits: [], ...more } } },
  });
  const mission = { title: "M", period: "day", target: "5.00", reward: "1.00" };
  const cases: [mechanism: string, over: object, files: object][] = [
    ["missions", {}, { "content/missions.json": { items: { mission } } }],
    ["rebate", {}, level({ rebate: "0.003" })],
    ["levels", {}, level({ gift: "5.00" })],
    ["referral", REFERRAL, {}],
    ["raffle", RAFFLE, {}],
    ["sandbox", { demo: true, paymentMethods: { bank: METHOD } }, {}],
  ];

  test.each(cases)(
    "is accepted when the brand has it, and refused with its place when the brand lacks it: %s",
    async (mechanism, over, files) => {
      const offer = { "content/promotions.json": { items: { z: { ...OFFER, mechanism } } } };
      const folder = aProductFolder(aBrand("has", over, { ...files, ...offer }), aBrand("lacks", {}, offer));
      expect((await inspectBrand(checkedTenants(folder.dir), "has")).problems).toEqual([]);
      const { problems } = await inspectBrand(checkedTenants(folder.dir), "lacks");
      expect(problems).toMatchObject([{ file: "lacks/content/promotions.json", pointer: "/items/z/mechanism" }]);
    },
  );

  test("can be missing while the promotion is switched off", async () => {
    const items = {
      z: { ...OFFER, mechanism: "raffle", enabled: false },
      y: { ...OFFER, mechanism: "raffle", flag: "snow" },
    };
    const folder = aProductFolder(aBrand("calm", {}, { "content/promotions.json": { items } }));
    expect((await inspectBrand(checkedTenants(folder.dir), "calm")).problems).toEqual([]);
  });

  test("is refused when the brand removes it from the demo's template", async () => {
    const empty = Object.fromEntries(
      Object.keys(JSON.parse(readFileSync("tenants/.templates/demo/content/missions.json", "utf8")).items).map((id) => [
        id,
        null,
      ]),
    );
    const folder = aProductFolder(aBrand("show", { demo: true }, { "content/missions.json": { items: empty } }));
    const { problems } = await inspectBrand(checkedTenants(folder.dir), "show");
    expect(problems).toMatchObject([{ pointer: "/items/missions/mechanism" }]);
  });
});
