import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { LanguageCode, Localised } from "~/platform/brands/config.gen";
import { pagePaths } from "~/platform/brands/page-paths";
import { openTenants } from "~/platform/brands/store";
import type { BrandSnapshot } from "~/platform/brands/types";
import { COMPLETE_LANGUAGES } from "~/platform/text/languages";
import { aBrand, aProductFolder, aTenantsFolder, checkedTenants, healthOf, openStore } from "../../helpers/tenants";

async function onBase(): Promise<BrandSnapshot> {
  const store = await openStore(aProductFolder(aBrand("plain")), { watch: false });
  return store.get("plain") as BrandSnapshot;
}

/** Returns every text by language in a document. */
function byLanguage(value: unknown, pointer = ""): [pointer: string, text: Exclude<Localised, string>][] {
  if (typeof value !== "object" || value === null) return [];
  if ("EN" in value) return [[pointer, value as Exclude<Localised, string>]];
  return Object.entries(value).flatMap(([key, inner]) => byLanguage(inner, `${pointer}/${key}`));
}

test("T1 the base contains no content except help, and no licence, vendor, method, service or download", async () => {
  const { config, content } = await onBase();
  const filled = Object.entries(content).filter(([, { items }]) => Object.keys(items).length > 0);
  expect(filled.map(([kind]) => kind)).toEqual(["help"]);
  expect(config).toMatchObject({ licences: {}, vendors: [], esports: [], ds88: [], paymentMethods: {} });
  expect(config).toMatchObject({ customerService: {}, resources: {}, launchGameCDNs: [], imageCDNs: [] });
  expect([config.jackpot, config.points, config.rewards.raffle.prizes]).toEqual([undefined, undefined, {}]);
});

/** Returns every text in a value, with its place. */
function leaves(value: unknown, pointer = ""): [pointer: string, text: string][] {
  if (typeof value === "string") return [[pointer, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${pointer}/${key}`));
}

test("T1 no text of the base contains an amount of money, a rate, a percentage or an external URL", async () => {
  const folder = resolve("tenants/base");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));
  expect(files.length).toBeGreaterThan(20);
  // Play money has no value; patterns and times of rules are not figures of an offer.
  const rules =
    /^tenant\.json(\/wallet\/playMoney|\/theme\/|\/staffLimits\/|\/register\/|\/rewards\/turnoverTimes|\/withdrawal\/turnoverTimes)/;
  const told = files.flatMap((path) => {
    return leaves(JSON.parse(readFileSync(join(folder, path), "utf8"))).map(([at, text]) => [path + at, text] as const);
  });
  const wrong = told.filter(([place, text]) => {
    if (rules.test(place) || place.endsWith("/$schema")) return false;
    return /[1-9]\d*[.,]\d|\d+\s?[%٪]|\d{4,}|https?:/.test(text);
  });
  expect(wrong).toEqual([]);
});

test("every text of the base exists in all complete languages", async () => {
  const { config, pages, content } = await onBase();
  const texts = byLanguage({ config, pages, content });
  expect(texts.length).toBeGreaterThan(60);
  const poor = texts.filter(([, text]) => COMPLETE_LANGUAGES.some((language: LanguageCode) => !text[language]));
  expect(poor.map(([pointer]) => pointer)).toEqual([]);
});

test("every navigation and footer entry of the base links to an existing page", async () => {
  const { config, pages } = await onBase();
  const paths = new Set(Object.values(pages).flatMap(({ props }) => pagePaths(props).map(({ path }) => path)));
  // The site's own route to customer service (app/routes/service.tsx).
  paths.add("/service");
  const links = [config.navigation, config.footer.links, config.rightBar, config.responsibleGaming.links];
  for (const { href } of links.flatMap((entries) => Object.values(entries))) {
    expect([...paths]).toContain(href.replace(/#.*$/, ""));
  }
});

test("all demo brands of the product are live, without problems or warnings", async () => {
  const store = await openTenants({ ...checkedTenants(resolve("tenants")), demo: true, watch: false });
  for (const code of ["aurora", "harbor", "lotus", "pebble"]) {
    expect(healthOf(store, code)).toMatchObject({ state: "live", problems: [], warnings: [] });
  }
  await store.close();
});

describe("T7 brands that share the pages of the base", () => {
  const twoPagesOfHome = { TWIN: { type: "page", props: { path: "/help", title: { EN: "Twin" } }, children: {} } };

  test("each brand is checked with its own modules: a duplicate path is refused, other brands are not affected", async () => {
    const brands = [aBrand("calm"), aBrand("twin", { modules: twoPagesOfHome }), aBrand("last")];
    const store = await openStore(aTenantsFolder(...brands), { watch: false });
    const found = brands.map(({ code }) => healthOf(store, code));
    expect(found.map(({ state }) => state)).toEqual(["live", "broken", "live"]);
    expect(found[1]?.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('the path "/help" of TWIN is already used by HELP'),
    ]);
  });

  test("an error in the shared pages is reported for every brand, not only for the first", async () => {
    const folder = aTenantsFolder(aBrand("calm"), aBrand("last"));
    folder.write("base/pages/TWIN.json", twoPagesOfHome.TWIN);
    const store = await openStore(folder, { watch: false });
    for (const code of ["calm", "last"]) {
      const told = healthOf(store, code).problems.map(({ message }) => message);
      expect(told).toEqual([expect.stringContaining('the path "/help"')]);
    }
  });
});
