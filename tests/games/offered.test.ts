import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { movePostings, walletSide } from "~/features/wallet/rules/postings";
import { contract } from "~/registry/contract";
import { aBrand } from "../helpers/tenants";
import { aPlayer, postWithoutOutflowRules } from "../helpers/wps/money";
import { requestId } from "../helpers/wps/payments";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const VENDORS = ["HOUSE", "REEL", "FANS", "PITCH"];
const KEY = { launchUrl: "https://play.example/{game}", mode: "frame", dialect: "livery", keyId: "k" } as const;
/** The integration of PITCH names a secret that is not set. */
const CONTENT = {
  "content/vendors.json": { items: { PITCH: { integration: { ...KEY, secretEnv: "VENDOR_SECRET_THAT_IS_NOT_SET" } } } },
};
const RULES = { vendors: VENDORS, wallet: { single: false } };

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", RULES, CONTENT), aBrand("show", { ...RULES, demo: true }, CONTENT)]);
});
afterAll(() => site.close());

/** Returns the vendors named in an answer, without those of announced games. */
function vendorsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) vendorsIn(one, found);
  else if (typeof value === "object" && value !== null)
    for (const [key, one] of Object.entries(value)) {
      if ((key === "vassalage" || key === "vendor") && typeof one === "string") found.add(one);
      if (key !== "coming") vendorsIn(one, found);
    }
  return found;
}

/** Inputs with the widest results, for every call that reads games, vendors or wallets. */
const INPUTS: Readonly<Record<string, readonly object[]>> = {
  gameList: [
    { pageSize: 60 },
    { hot: true },
    { vassalage: "REEL" },
    { gameType: "PVP" },
    { gameName: "a" },
    { pageNo: 2 },
  ],
  popular: [{ count: 60 }],
  rooms: [{ vendor: "FANS" }],
  vassGameType: [{ vassalage: "REEL" }],
  round: [],
};
const READS = (["game", "wallet"] as const).flatMap((area) =>
  Object.values(contract[area])
    .filter(({ method }) => method === "GET")
    .map(({ name }) => [area, name] as const),
);

describe.each(["lotus", "show"])("T2 on brand %s", (brand) => {
  test.each(READS)("T2 G15 %s.%s names only startable vendors", async (area, name) => {
    const { calls } = await aPlayer(site, 0n, brand);
    for (const input of INPUTS[name] ?? [{}]) {
      const call = (calls[area] as Record<string, (input: object) => Promise<unknown>>)[name];
      // A request for a vendor that is not offered may be refused, but an answer must not name it.
      const answer = await call?.(input).catch((error: { code?: string }) => error.code);
      const named = [...vendorsIn(answer)].filter((vendor) => vendor !== "main" && vendor !== "HOUSE");
      expect(named, JSON.stringify(input)).toEqual([]);
    }
  });

  test("G15 every listed game starts, and no other", async () => {
    const { calls } = await aPlayer(site, 0n, brand);
    const { coming = [], games } = await calls.game.gameList({ pageSize: 60 });
    expect(games.length).toBeGreaterThan(2);
    for (const { gameId, isGame } of games)
      if (!isGame) await expect(calls.game.launch({ gameCode: gameId })).resolves.toMatchObject({ gameId });
    const code = brand === "show" ? "gameComingSoon" : "gameNotOffered";
    expect(coming.length > 0).toBe(brand === "show");
    for (const names of [{ gameCode: "jade-garden" }, { vendor: "REEL" }, { vendor: "FANS", room: "gold" }]) {
      const refused = await calls.game.launch(names).catch((error: unknown) => error);
      expect(refused, JSON.stringify(names)).toMatchObject({ code });
      const { hot } = (refused as { details: { hot: { gameId: string }[] } }).details;
      for (const { gameId } of hot) await expect(calls.game.launch({ gameCode: gameId })).resolves.toBeDefined();
    }
    // A vendor whose secret is missing is not among the brand's vendors.
    await expect(calls.game.launch({ vendor: "PITCH" })).rejects.toMatchObject({ code: "notFound" });
  });

  test("T2 W7 money cannot be sent to the wallet of a disconnected vendor, but returns from it", async () => {
    const { calls, held, memberId } = await aPlayer(site, 10_000n, brand);
    for (const [to, code] of [
      ["REEL", "vendorNotOffered"],
      ["FANS", "vendorNotOffered"],
      ["PITCH", "validation"],
    ] as const)
      await expect(
        calls.wallet.transfer({ from: "main", to, amount: "5.00", requestId: requestId() }),
      ).rejects.toMatchObject({ code });
    // Simulates a vendor that was connected earlier.
    await site.db.transaction(brand, (tx) =>
      postWithoutOutflowRules(tx, NOW, {
        kind: "transfer",
        reference: `before:${memberId}`,
        postings: movePostings(3_000n, walletSide(memberId), walletSide(memberId, "vendor:REEL")),
      }),
    );
    const shown = (await calls.wallet.merchantWallet({})).rows.map(({ vendor }) => vendor);
    expect(shown).toEqual(["main", "HOUSE", "REEL"]);
    await calls.wallet.transfer({ from: "REEL", to: "main", amount: "10.00", requestId: requestId() });
    expect(await calls.wallet.collect({ requestId: requestId() })).toMatchObject({ collected: "20.00" });
    expect((await held()).get("main")).toBe(10_000n);
  });

  test("T2 a category with only announced games is listed on demo brands, without a vendor", async () => {
    const { categories } = await site.as({ host: `${brand}.test` }).game.vendors({});
    const pvp = categories.find(({ gameCategory }) => gameCategory === "PVP");
    expect(pvp?.cards).toEqual(brand === "show" ? [] : undefined);
  });
});
