import { utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { aBrand, aTenantsFolder, hostAnswer, openStore, untilStore } from "../../helpers/tenants";

// A file system without events: network mounts, some containers.
vi.mock("node:fs", async (original) => {
  const silent = { on: () => silent, close: () => {} };
  return { ...(await original<typeof import("node:fs")>()), watch: () => silent };
});

const tenant = (over: object): object => aBrand("lotus", over).files["tenant.json"] as object;

test("pitfalls: without file events a change is detected, even with the same size and time", async () => {
  const folder = aTenantsFolder(aBrand("lotus", { name: "aaa" }));
  const at = new Date("2026-01-01T00:00:00Z");
  utimesSync(join(folder.dir, "lotus/tenant.json"), at, at);
  const store = await openStore(folder, { pollMs: 50 });
  folder.write("lotus/tenant.json", tenant({ name: "bbb" }));
  utimesSync(join(folder.dir, "lotus/tenant.json"), at, at);
  await untilStore(store, () => store.get("lotus")?.config.name === "bbb");
});

test("without file events new and removed brands, new files and a changed base are detected", async () => {
  const folder = aTenantsFolder(aBrand("lotus"));
  const store = await openStore(folder, { pollMs: 50 });
  folder.add(aBrand("fifth"));
  await untilStore(store, () => hostAnswer(store, "fifth.test") === "fifth member");
  folder.write("fifth/locales/EN.json", { "home:title": "Fifth" });
  await untilStore(store, () => store.get("fifth")?.texts.EN?.["home:title"] === "Fifth");
  folder.remove("lotus");
  await untilStore(store, () => hostAnswer(store, "lotus.test") === "unknown");
  folder.write("base/content/promotions.json", { items: {} });
  folder.write("base/locales/EN.json", { "home:title": "Base" });
  await untilStore(store, () => store.get("fifth")?.texts.EN !== undefined);
  expect(store.get("fifth")?.texts.EN?.["home:title"]).toBe("Fifth");
});
