import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compareStates } from "~/platform/brands/compare";
import { readKnownTexts } from "~/platform/brands/known-texts";
import { inspectBrand } from "~/platform/brands/load";
import { loadPreview } from "~/platform/brands/preview";
import type { BrandSnapshot } from "~/platform/brands/types";
import {
  aBrand,
  aProductFolder,
  checkedTenants,
  healthOf,
  openStore,
  type TestFolder,
  untilStore,
} from "../../helpers/tenants";

const demo = aBrand("show", { demo: true });

/** Opens a store that knows the product's own texts, because the template replaces some of them. */
const openProductStore = (folder: TestFolder, over: { readonly watch?: boolean } = {}) =>
  openStore(folder, { ...over, knownTexts: readKnownTexts() });

const inspect = async (folder: TestFolder, code: string, from?: string) => {
  const { problems, snapshot } = await inspectBrand(checkedTenants(folder.dir), code, from && join(folder.dir, from));
  expect(problems).toEqual([]);
  return snapshot as BrandSnapshot;
};

/** Returns the kinds of content with entries in a brand. */
const kindsIn = ({ content }: BrandSnapshot): string[] =>
  Object.entries(content).flatMap(([kind, { items }]) => (Object.keys(items).length > 0 ? [kind] : []));

test("T6 the demo template applies only to brands whose own file sets demo to true", async () => {
  const folder = aProductFolder(demo, aBrand("plain"), aBrand("off", { demo: false }));
  const [show, plain, off] = await Promise.all(["show", "plain", "off"].map((code) => inspect(folder, code)));
  expect(Object.keys(show?.content.games.items ?? {}).length).toBeGreaterThan(300);
  expect(Object.keys(show?.config.licences ?? {}).length).toBe(3);
  for (const brand of [plain, off]) {
    expect(kindsIn(brand as BrandSnapshot).filter((kind) => kind !== "help")).toEqual([]);
    expect(brand?.config).toMatchObject({ licences: {}, vendors: [], paymentMethods: {} });
    expect([brand?.config.jackpot, brand?.config.points]).toEqual([undefined, undefined]);
  }
});

test.each(["yes", null, 1])('T7 a demo brand whose "demo" is %j has only this problem', async (value) => {
  const vendors = { vendors: ["REEL"], paymentMethods: { bank: { icon: null } } };
  const folder = aProductFolder(
    aBrand("show", { demo: true, ...vendors }),
    aBrand("spoilt", { demo: value, ...vendors }),
  );
  await inspect(folder, "show");
  const { problems } = await inspectBrand(checkedTenants(folder.dir), "spoilt");
  expect(problems.map(({ pointer }) => pointer)).toEqual(["/demo"]);
});

test("T6 base, template and brand are merged in this order, and the source of each flag is reported", async () => {
  const folder = aProductFolder(
    aBrand("show", { demo: true, flags: { referral: false }, footer: { text: { EN: "Own" } } }),
  );
  const own = JSON.parse(readFileSync(join(folder.dir, ".templates/demo/tenant.json"), "utf8"));
  const footer = { text: { EN: "T", CN: "T" } };
  folder.write(".templates/demo/tenant.json", { ...own, flags: { referral: true, snow: true }, footer });
  const { config, flags, flagSources } = await inspect(folder, "show");
  expect(config.footer.text).toMatchObject({ EN: "Own", CN: "T", VI: expect.any(String) });
  expect([flags.referral, flags.snow]).toEqual([false, true]);
  const { referral, snow, freePlay } = flagSources;
  expect({ referral, snow, freePlay }).toEqual({ referral: "brand", snow: "template", freePlay: "base" });
});

test("T7 a template is checked like a brand: its errors name its file and refuse only demo brands", async () => {
  const folder = aProductFolder(demo, aBrand("plain"));
  folder.write(".templates/demo/content/fixtures.json", { items: { z: { sport: "football" } } });
  folder.write(".templates/demo/stray.json", {});
  const store = await openProductStore(folder, { watch: false });
  expect(healthOf(store, "plain")).toMatchObject({ state: "live", problems: [] });
  expect(healthOf(store, "show").state).toBe("broken");
  const files = new Set(healthOf(store, "show").problems.map(({ file }) => file));
  expect(files).toContain(".templates/demo/content/fixtures.json");
  expect(files).toContain(".templates/demo/stray.json");
});

test("T8 a template change reloads only demo brands, and an invalid template keeps their last good version", async () => {
  const folder = aProductFolder(demo, aBrand("plain"));
  const store = await openProductStore(folder);
  const [show, plain] = [store.get("show")?.filesVersion, store.get("plain")?.filesVersion];
  folder.replace(".templates/demo/content/winners.json", { items: {} });
  await untilStore(store, () => store.get("show")?.filesVersion !== show);
  expect(store.get("show")?.content.winners.items).toEqual({});
  expect(store.get("plain")?.filesVersion).toBe(plain);
  folder.write(".templates/demo/content/winners.json", "{");
  await untilStore(store, () => healthOf(store, "show").state === "stale");
  expect(healthOf(store, "plain").state).toBe("live");
  folder.remove(".templates");
  await untilStore(store, () => healthOf(store, "show").state === "live");
  expect(store.get("show")?.content.games.items).toEqual({});
});

test("T6 a draft that switches demo off loses the template, and a draft that switches it on gets it", async () => {
  const folder = aProductFolder(demo, aBrand("plain"));
  folder.write(".drafts/show/tenant.json", aBrand("show").files["tenant.json"] as object);
  folder.write(".drafts/plain/tenant.json", { ...(aBrand("plain").files["tenant.json"] as object), demo: true });
  const off = await inspect(folder, "show", ".drafts/show");
  expect(kindsIn(off).filter((kind) => kind !== "help")).toEqual([]);
  expect(kindsIn(await inspect(folder, "plain", ".drafts/plain"))).toContain("games");
  const { keys } = await compareStates(checkedTenants(folder.dir), "show", "live", "draft");
  const paths = (keys ?? []).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/demo", "/licences/mga", "/content/promotions/items/welcome"]));
});

test("T10 a preview of a demo's draft shows the current template", async () => {
  const folder = aProductFolder(demo);
  folder.write(".drafts/show/tenant.json", demo.files["tenant.json"] as object);
  expect(kindsIn(await loadPreview(checkedTenants(folder.dir), "show", "draft"))).toContain("winners");
  folder.write(".templates/demo/content/winners.json", { items: {} });
  expect(kindsIn(await loadPreview(checkedTenants(folder.dir), "show", "draft"))).not.toContain("winners");
});
