import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { LanguageCode, Localised } from "~/core/config.gen";
import { COMPLETE_LANGUAGES } from "~/core/languages";
import { pagePaths } from "~/core/page-paths";
import { contentProblems } from "~/tenant/checks/content";
import { NO_GROUND } from "~/tenant/ground";
import { openTenants } from "~/tenant/store";
import type { BrandSnapshot } from "~/tenant/types";
import { aBrand, aTenantsFolder, healthOf, openStore } from "../support/tenants";

async function onBase(): Promise<BrandSnapshot> {
  const store = await openStore(aTenantsFolder(aBrand("plain")), { watch: false });
  return store.get("plain") as BrandSnapshot;
}

/** Every localised value of a document that is written by language. */
function byLanguage(value: unknown, pointer = ""): [pointer: string, text: Exclude<Localised, string>][] {
  if (typeof value !== "object" || value === null) return [];
  if ("EN" in value) return [[pointer, value as Exclude<Localised, string>]];
  return Object.entries(value).flatMap(([key, inner]) => byLanguage(inner, `${pointer}/${key}`));
}

test("the base is a catalogue of about 400 games of all categories, by vendors that it describes", async () => {
  const { games, vendors } = (await onBase()).content;
  const all = Object.values(games.items);
  expect(all.length).toBeGreaterThanOrEqual(380);
  expect(new Set(all.map(({ gameType }) => gameType))).toEqual(
    new Set(["RNG", "FISH", "PVP", "LIVE", "SPORTS", "ELOTT", "LOTT"]),
  );
  expect(new Set(all.map(({ nodeId }) => nodeId)).size).toBe(all.length);
  for (const code of ["AV", "AI", "IMES", "TF", "IA", "TCG_LOTTO_VN", "TCG_SEA", "ELOTT", "LOTT", "DS88"]) {
    expect(vendors.items[code]).toBeDefined();
  }
  for (const game of all) {
    const vendor = vendors.items[game.vassalage];
    expect([game.nodeId, vendor?.accountTypeId]).toEqual([game.nodeId, game.accountTypeId]);
    expect(vendor?.gameCategories).toContain(game.gameType);
  }
});

test("the base has announcements, banners, help and 120 winners of games that it has", async () => {
  const { announcements, banners, help, winners, games } = (await onBase()).content;
  expect(Object.keys(announcements.items).length).toBe(48);
  expect(Object.keys(banners.items).length).toBeGreaterThan(0);
  expect(Object.keys(help.items).length).toBe(12);
  const wins = Object.values(winners.items);
  expect(wins.length).toBe(120);
  for (const { game, winAmount } of wins) {
    expect(games.items[game]).toBeDefined();
    // Spec 2 section 9: the board shows wins above 50,000.
    expect(Number(winAmount)).toBeGreaterThan(50_000);
  }
});

test("T7 the base keeps the rules of content that brands must keep", async () => {
  expect(contentProblems((await onBase()).content, NO_GROUND)).toEqual([]);
});

test("every text of the base is there in all complete languages", async () => {
  const { config, pages, content } = await onBase();
  const texts = byLanguage({ config, pages, content });
  expect(texts.length).toBeGreaterThan(100);
  const poor = texts.filter(([, text]) => COMPLETE_LANGUAGES.some((language: LanguageCode) => !text[language]));
  expect(poor.map(([pointer]) => pointer)).toEqual([]);
});

test("every entry of the navigation and the footer of the base leads to a page that it has", async () => {
  const { config, pages } = await onBase();
  const paths = new Set(Object.values(pages).flatMap(({ props }) => pagePaths(props).map(({ path }) => path)));
  // The site's own way to customer service (app/routes/service.tsx).
  paths.add("/service");
  const links = [config.navigation, config.footer.links, config.rightBar, config.responsibleGaming.links];
  for (const { href } of links.flatMap((entries) => Object.values(entries))) {
    expect([...paths]).toContain(href.replace(/#.*$/, ""));
  }
});

test("all demo brands of the product are live, without a problem or a warning", async () => {
  const store = await openTenants({ dir: resolve("tenants"), demo: true, watch: false });
  for (const code of ["aurora", "harbor", "lotus", "pebble"]) {
    expect(healthOf(store, code)).toMatchObject({ state: "live", problems: [], warnings: [] });
  }
  await store.close();
});

describe("T7 brands that share the pages of the base", () => {
  const twoPagesOfHome = { TWIN: { type: "page", props: { path: "/help", title: { EN: "Twin" } }, children: {} } };

  test("each is checked with its own modules: a twin of a path is refused, its neighbours are not", async () => {
    const brands = [aBrand("calm"), aBrand("twin", { modules: twoPagesOfHome }), aBrand("last")];
    const store = await openStore(aTenantsFolder(...brands), { watch: false });
    const found = brands.map(({ code }) => healthOf(store, code));
    expect(found.map(({ state }) => state)).toEqual(["live", "broken", "live"]);
    expect(found[1]?.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('the path "/help" of TWIN is taken by HELP'),
    ]);
  });

  test("a fault in them is told for every brand, not for the first alone", async () => {
    const folder = aTenantsFolder(aBrand("calm"), aBrand("last"));
    folder.write("base/pages/TWIN.json", twoPagesOfHome.TWIN);
    const store = await openStore(folder, { watch: false });
    for (const code of ["calm", "last"]) {
      const told = healthOf(store, code).problems.map(({ message }) => message);
      expect(told).toEqual([expect.stringContaining('the path "/help"')]);
    }
  });
});
