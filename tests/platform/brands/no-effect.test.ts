import { expect, test } from "vitest";
import { sideOrigin } from "~/features/access/server/session/side-origin";
import { inspectBrand } from "~/platform/brands/load";
import { aBrand, aTenantsFolder, checkedTenants, healthOf, openStore, TEXTS } from "../../helpers/tenants";

test("T7 settings that the site does not use are accepted with a warning at their place", async () => {
  const own = { analytics: { gtagId: "G-ABC123" }, lotteryType: "VN" };
  const folder = aTenantsFolder(aBrand("lotus", own), aBrand("plain", { lotteryType: "SEA", analytics: {} }));
  const { problems, snapshot, warnings } = await inspectBrand(checkedTenants(folder.dir), "lotus");
  expect([problems, snapshot?.config.lotteryType]).toEqual([[], "VN"]);
  expect(warnings.map(({ file, pointer, words }) => [file, pointer, words.key])).toEqual([
    ["lotus/tenant.json", "/analytics/gtagId", "noAnalytics"],
    ["lotus/tenant.json", "/lotteryType", "noLotteryType"],
  ]);
  const store = await openStore(folder);
  expect(healthOf(store, "lotus")).toMatchObject({ state: "live", warnings: [{}, {}] });
  expect(healthOf(store, "plain").warnings).toEqual([]);
});

test("T7 I4 a text that the product no longer shows is accepted with a warning; an unknown text is refused", async () => {
  const texts = (own: object) => aBrand("lotus", {}, { "locales/EN.json": own });
  const former = aTenantsFolder(texts({ "blocks:points.redeem": "Get it" }));
  const { problems, warnings } = await inspectBrand(checkedTenants(former.dir), "lotus", undefined, {
    knownTexts: TEXTS,
  });
  expect([problems, warnings.map(({ file, words }) => [file, words.key])]).toEqual([
    [],
    [["lotus/locales/EN.json", "formerText"]],
  ]);
  const never = aTenantsFolder(texts({ "blocks:points.never": "x" }));
  const found = await inspectBrand(checkedTenants(never.dir), "lotus", undefined, { knownTexts: TEXTS });
  expect(found.problems.map(({ words }) => words.key)).toEqual(["noText"]);
});

test("A14 the sign-in of a side is at the side's route, or else at the brand's own host", async () => {
  const domainRoute = { agent: "https://agents.elsewhere.test/door" };
  const hosts = { member: ["lotus.test"], agent: ["agent.lotus.test"] };
  const folder = aTenantsFolder(
    aBrand("lotus", { hosts, routers: { domainRoute } }),
    aBrand("plain", { hosts: { member: ["plain.test"], agent: ["agent.plain.test"] } }),
  );
  const store = await openStore(folder);
  const originOf = (code: string, side: "member" | "agent") => {
    const brand = store.get(code);
    return brand ? sideOrigin(brand, side) : null;
  };
  expect(originOf("lotus", "agent")).toBe("https://agents.elsewhere.test");
  expect(originOf("lotus", "member")).toBe("https://lotus.test");
  expect(originOf("plain", "agent")).toBe("https://agent.plain.test");
});
