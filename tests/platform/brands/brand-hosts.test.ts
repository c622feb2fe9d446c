import { describe, expect, test } from "vitest";
import { normaliseHost } from "~/platform/brands/hosts";
import { aBrand, aTenantsFolder, healthOf, hostAnswer, openStore, untilStore } from "../../helpers/tenants";

describe("T3 the host is normalised before the lookup", () => {
  test.each([
    ["a.test", "a.test"],
    ["A.TEST.", "a.test"],
    ["a.test:3000", "a.test"],
    ["A.Test.:443", "a.test"],
    ["a。test", "a.test"],
    ["münchen.test", "xn--mnchen-3ya.test"],
    ["MÜNCHEN.test.", "xn--mnchen-3ya.test"],
    ["lotus.localhost:80", "lotus.localhost"],
    ["a_b.test", "a_b.test"],
  ])("%s becomes %s", (raw, host) => {
    expect(normaliseHost(raw)).toBe(host);
    expect(normaliseHost(raw)).toBe(host);
  });

  test.each([
    undefined,
    "",
    "127.0.0.1",
    "127.0.0.1:3000",
    "2130706433",
    "0x7f.1",
    "0x7f000001",
    "127.1",
    "1.2.3.4.",
    "[::1]",
    "[::1]:80",
    "::1",
    "a.test..",
    "a..test",
    ".a.test",
    "a.test:port",
    "a.test:80:80",
    "a%2etest",
    "a.test/b",
    "user@a.test",
    "a b.test",
    "a.test\0",
    "-a.test",
    "xn--a",
    "①②7.0.0.1",
    `${"a".repeat(64)}.test`,
    "a.".repeat(300),
  ])("%j is not a valid host name", (raw) => {
    expect(normaliseHost(raw)).toBeNull();
  });

  test("pitfalls: many different hosts do not increase the memory without limit", () => {
    for (let i = 0; i < 20_000; i += 1) normaliseHost(`h${i}.test`);
    expect(normaliseHost("H1.test")).toBe("h1.test");
  });
});

describe("T3 the host lookup is exact", () => {
  test("a host resolves to its brand and side; apex, www, sub-domain and unknown hosts resolve to none", async () => {
    const hosts = { member: ["shop.lotus.test"], agent: ["agents.lotus.test"] };
    const store = await openStore(aTenantsFolder(aBrand("lotus", { hosts })));
    expect(hostAnswer(store, "SHOP.lotus.test.:3000")).toBe("lotus member");
    expect(hostAnswer(store, "agents.lotus.test")).toBe("lotus agent");
    for (const host of ["lotus.test", "www.shop.lotus.test", "other.test", "127.0.0.1", "2130706433", undefined]) {
      expect(hostAnswer(store, host)).toBe("unknown");
    }
  });

  test("an IDN host in a file is found in any spelling", async () => {
    const store = await openStore(aTenantsFolder(aBrand("haus", { hosts: { member: ["Bücher.test"] } })));
    expect(hostAnswer(store, "xn--bcher-kva.test")).toBe("haus member");
    expect(hostAnswer(store, "BÜCHER.TEST.")).toBe("haus member");
    expect(healthOf(store, "haus").hosts).toEqual(["xn--bcher-kva.test"]);
  });
});

describe("T7 a host claimed twice", () => {
  test("within a brand is refused in any spelling", async () => {
    const store = await openStore(
      aTenantsFolder(aBrand("lotus", { hosts: { member: ["x.test"], agent: ["X.TEST."] } })),
    );
    const [problem] = healthOf(store, "lotus").problems;
    expect(problem).toMatchObject({ file: "lotus/tenant.json", pointer: "/hosts/agent/0" });
    expect(problem?.message).toContain('"X.TEST."');
  });

  test("by two brands: the second brand is refused and both files are named", async () => {
    const folder = aTenantsFolder(aBrand("first", { hosts: { member: ["x.test"] } }));
    const store = await openStore(folder);
    folder.add(aBrand("second", { hosts: { member: ["second.test", "X.TEST."] } }));
    await untilStore(store, () => store.health().some((brand) => brand.problems.length > 0));
    const [problem] = healthOf(store, "second").problems;
    expect(problem).toMatchObject({ file: "second/tenant.json", pointer: "/hosts/member/1", line: 7, column: 7 });
    expect(problem?.message).toContain("first/tenant.json");
    expect(hostAnswer(store, "x.test")).toBe("first member");
    expect(hostAnswer(store, "second.test")).toBe("broken second");
  });

  test("a host that one brand releases is assigned to the brand that waits for it", async () => {
    const folder = aTenantsFolder(aBrand("first", { hosts: { member: ["a.test", "x.test"] } }));
    const store = await openStore(folder);
    folder.add(aBrand("second", { hosts: { member: ["x.test"] } }));
    await untilStore(store, () => store.health().some((brand) => brand.code === "second" && brand.problems.length > 0));
    folder.write("first/tenant.json", aBrand("first", { hosts: { member: ["a.test"] } }).files["tenant.json"] ?? null);
    await untilStore(store, () => hostAnswer(store, "x.test") === "second member");
    expect(healthOf(store, "second")).toMatchObject({ state: "live", problems: [] });
  });

  test("a refused change keeps the brand's old hosts", async () => {
    const folder = aTenantsFolder(aBrand("first"), aBrand("second"));
    const store = await openStore(folder);
    folder.add(aBrand("second", { hosts: { member: ["first.test"] } }));
    await untilStore(store, () => healthOf(store, "second").state === "stale");
    expect(hostAnswer(store, "second.test")).toBe("second member");
    expect(hostAnswer(store, "first.test")).toBe("first member");
  });
});
