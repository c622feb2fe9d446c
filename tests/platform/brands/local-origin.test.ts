import { describe, expect, test } from "vitest";
import { effectiveOrigin, localPort } from "~/platform/brands/local-origin";
import { aBrand, aTenantsFolder, openStore } from "../../helpers/tenants";

describe("T4 links to this machine contain the port that the server listens on", () => {
  test.each([
    ["http://lotus.localhost:3000", 3900, "http://lotus.localhost:3900"],
    ["http://lotus.localhost", 3900, "http://lotus.localhost:3900"],
    ["http://agent.lotus.localhost:8080", 80, "http://agent.lotus.localhost"],
    ["http://lotus.localhost:3000", null, "http://lotus.localhost:3000"],
    ["https://lotus.example", 3900, "https://lotus.example"],
    ["https://lotus.localhost:8443", 3900, "https://lotus.localhost:8443"],
    ["http://lotus.localhost.example:3000", 3900, "http://lotus.localhost.example:3000"],
  ])("T4 %s on port %s becomes %s", (origin, port, wanted) => {
    expect(effectiveOrigin(origin, port)).toBe(wanted);
  });

  test("T4 behind a proxy or TLS the port of the files is kept", () => {
    expect(localPort({ publicScheme: null, trustedProxies: [] }, 3900)).toBe(3900);
    expect(localPort({ publicScheme: "https", trustedProxies: [] }, 3900)).toBeNull();
    expect(localPort({ publicScheme: null, trustedProxies: ["10.0.0.0/8"] }, 3900)).toBeNull();
    expect(localPort({ publicScheme: null, trustedProxies: [] }, 0)).toBeNull();
  });

  test("T4 served brands, and brands that are added or changed later, have the port", async () => {
    const here = { origin: "http://lotus.localhost:3000", hosts: { member: ["lotus.localhost"] } };
    const folder = aTenantsFolder(aBrand("lotus", here), aBrand("harbor"));
    const store = await openStore(folder, { watch: false });
    const changes: string[] = [];
    store.onChange((codes) => changes.push(...codes));
    store.serveOn(3900);
    expect(changes.toSorted()).toEqual(["harbor", "lotus"]);
    expect(store.get("lotus")?.config.origin).toBe("http://lotus.localhost:3900");
    const answer = store.resolveHost("lotus.localhost:3900");
    expect(answer.kind === "brand" && answer.brand.config.origin).toBe("http://lotus.localhost:3900");
    expect(store.get("harbor")?.config.origin).toBe("https://harbor.test");
    folder.add(aBrand("lotus", { ...here, name: "Renamed" }));
    folder.add(aBrand("late", { origin: "http://late.localhost:3000", hosts: { member: ["late.localhost"] } }));
    await store.reload();
    expect(["lotus", "late"].map((code) => store.get(code)?.config.origin)).toEqual([
      "http://lotus.localhost:3900",
      "http://late.localhost:3900",
    ]);
    store.applyOverrides(new Map([["lotus", { version: 1, flags: { snow: true } }]]));
    expect(store.get("lotus")?.config.origin).toBe("http://lotus.localhost:3900");
  });
});
