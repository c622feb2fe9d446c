import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jackpotAt } from "~/features/games/rules/jackpot";
import { CONNECTED } from "../helpers/connected";
import { aBrand } from "../helpers/tenants";
import { aMember, aToken } from "../helpers/wps/members";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const vendor = (name: string, gameCategories: string[], order: number, more: object = {}) => {
  return {
    integration: CONNECTED,
    name,
    gameCategories,
    isHot: false,
    accountTypeId: order,
    accountTypeName: name.toUpperCase(),
    order,
    ...more,
  };
};
const game = (nodeId: number, vassalage: string, gameType: string, more: object = {}) => {
  const rest = { accountTypeId: 1, isHot: false, minBet: "0.1", gameClassify: "classic", order: nodeId };
  return { nodeId, vassalage, gameType, name: { EN: `Game ${nodeId}` }, ...rest, ...more };
};
const notice = (kind: string, order: number, more: object = {}) => {
  return { kind, title: { EN: `T${order}` }, html: "<p>x</p>", at: "2026-01-10T08:00:00Z", order, ...more };
};

const VENDORS = {
  ZREEL: vendor("Zreel", ["RNG"], 1, { isHot: true }),
  ZBALL: vendor("Zball", ["SPORTS"], 2),
  ZAV: vendor("Zav", ["SPORTS"], 3),
  ZCOCK: vendor("Zcock", ["SPORTS"], 4),
  ZCARD: vendor("Zcard", ["PVP", "RNG"], 5),
  ZGONE: vendor("Zgone", ["RNG"], 6),
};
const GAMES = {
  "z-one": game(901, "ZREEL", "RNG", { name: { EN: "Jade Garden", VI: "Vườn Ngọc" }, isHot: true }),
  "z-two": game(902, "ZREEL", "RNG", { gameClassify: "megaways", minBet: "0.05" }),
  "z-three": game(903, "ZCARD", "RNG"),
  "z-ball": game(904, "ZBALL", "SPORTS"),
  "z-av": game(905, "ZAV", "SPORTS"),
  "z-cock": game(906, "ZCOCK", "SPORTS"),
  "z-gone": game(907, "ZGONE", "RNG"),
  "z-off": game(908, "ZREEL", "RNG", { enabled: false }),
};

const LOTUS = aBrand(
  "lotus",
  {
    languages: ["EN", "VI"],
    vendors: ["ZREEL", "ZBALL", "ZAV", "ZCOCK", "ZCARD"],
    jackpot: { start: "4200.5", since: "2026-01-01T00:00:00Z" },
    esports: ["ZAV"],
    ds88: ["ZCOCK"],
  },
  {
    "content/vendors.json": { items: VENDORS },
    "content/games.json": {
      items: {
        ...GAMES,
        ...Object.fromEntries(Array.from({ length: 14 }, (_, i) => [`z-p${i}`, game(950 + i, "ZCARD", "PVP")])),
      },
    },
    "content/announcements.json": {
      items: {
        zb: notice("player", -2, { html: "<p onclick='x()'>b</p>" }),
        za: notice("player", -2),
        zold: notice("player", -3, { until: "2026-01-31T08:00:00Z" }),
        zmember: notice("member", -1),
        zpopup: notice("popup", -1),
        zpromo: notice("promotion", -1),
      },
    },
    "assets/a.svg": "<svg/>",
    "content/banners.json": {
      items: {
        zhome: { group: "home", title: "Hi", seed: "s1", linkageType: "page", href: "/rng", order: -2 },
        zsoon: {
          group: "home",
          title: "Soon",
          seed: "s3",
          from: "2026-01-31T08:00:01Z",
          until: "2026-01-31T09:00:00Z",
        },
        zover: { group: "home", title: "Over", seed: "s4", until: "2026-01-31T08:00:00Z" },
        zvi: { group: "home", title: "Chao", seed: "s5", languages: ["VI"], image: "assets/a.svg" },
        zplain: { group: "home", title: "Plain", seed: "s2", href: "/rng", order: -1 },
      },
    },
    "content/winners.json": {
      items: {
        zearly: { winAmount: "60000", account: "ab***9", game: "z-one", at: "2099-01-10T08:00:00Z" },
        zsmall: { winAmount: "50000", account: "ef***2", game: "z-one", at: "2099-01-12T08:00:00Z" },
        zlate: { winAmount: "70000.5", account: "cd***1", game: "z-ball", at: "2099-01-11T08:00:00Z" },
      },
    },
  },
);

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([LOTUS]);
});
afterAll(() => site.close());

const list = (input: Parameters<ReturnType<WpsSite["as"]>["game"]["gameList"]>[0]) => site.as().game.gameList(input);
const ids = async (input: Parameters<typeof list>[0]) => (await list(input)).games.map(({ gameId }) => gameId);

describe("game list", () => {
  test("has the fields of the specification, with the name in the caller's language", async () => {
    const { games } = await list({ gameName: "jade" });
    expect(games).toEqual([
      {
        nodeId: 901,
        vassalage: "ZREEL",
        vendorName: "Zreel",
        gameType: "RNG",
        gameId: "z-one",
        accountTypeId: 1,
        isHot: 1,
        name: "Jade Garden",
        minBet: "0.10",
        gameClassify: "classic",
        art: expect.stringMatching(/^\/art\/game\/z-one\.svg\?v=./),
      },
    ]);
    for (const gameName of ["VƯỜN", "vuon ngoc", "Vườn  ngọc".normalize("NFD"), "ｖｕｏｎ", "vươ\u200bn"])
      expect((await list({ gameName, language: "VI" })).games[0]?.name).toBe("Vườn Ngọc");
  });

  test("G2 vendor, classification, minimum bet, hot and category: all given filters apply", async () => {
    expect(await ids({ vassalage: "ZREEL" })).toEqual(["z-one", "z-two"]);
    expect(await ids({ vassalage: "ZREEL", gameClassify: "megaways" })).toEqual(["z-two"]);
    expect(await ids({ vassalage: "ZREEL", minBet: "0.1" })).toEqual(["z-one"]);
    expect(await ids({ vassalage: "ZREEL", hot: true })).toEqual(["z-one"]);
    expect(await ids({ vassalage: "ZREEL", gameType: "PVP" })).toEqual([]);
    expect(await ids({ vassalage: "ZREEL", gameName: " jADE " })).toEqual(["z-one"]);
  });

  test("disabled games and games of vendors that the brand does not offer are omitted", async () => {
    expect(await ids({ vassalage: "ZGONE" })).toEqual([]);
    expect(await ids({ gameType: "RNG", pageSize: 60 })).not.toContain("z-off");
  });

  test("G2 pages have 12 games and the total number; no game repeats", async () => {
    const first = await list({ gameType: "PVP", vassalage: "ZCARD" });
    expect(first).toMatchObject({ pageNo: 1, pageSize: 12, total: 14, totalPages: 2 });
    const second = await list({ gameType: "PVP", vassalage: "ZCARD", pageNo: 2 });
    const all = [...first.games, ...second.games].map(({ nodeId }) => nodeId);
    expect(new Set(all).size).toBe(14);
    expect((await list({ gameType: "PVP", pageNo: 9 })).games).toEqual([]);
  });

  test("an invalid page number is refused and named", async () => {
    for (const pageNo of ["0", "-1", "1.5", "x", "1e3", "99999999"]) {
      const { status, body } = await site.send("GET", "/wps/game/list", { pageNo });
      expect([status, body.code, body.value.issues[0].field]).toEqual([422, "validation", "pageNo"]);
    }
  });
});

describe("vendors", () => {
  test("H11 esports vendors are listed under ESPORTS, the DS88 list in a group after PVP, neither under SPORTS", async () => {
    const { categories } = await site.as().game.vendors({});
    const cards = Object.fromEntries(
      categories.map((one) => [one.gameCategory, one.cards.map(({ vassalage }) => vassalage)]),
    );
    expect(cards["SPORTS"]).toEqual(["ZBALL"]);
    expect(cards["ESPORTS"]).toEqual(["ZAV"]);
    expect(cards["DS88"]).toEqual(["ZCOCK"]);
    const order = categories.map(({ gameCategory }) => gameCategory);
    expect(order.indexOf("DS88")).toBe(order.indexOf("PVP") + 1);
  });

  test("G1 H11 the game list follows the same grouping; ESPORTS and DS88 select only their own games", async () => {
    expect(await ids({ gameType: "SPORTS" })).toEqual(["z-ball"]);
    expect(await ids({ gameType: "ESPORTS" })).toEqual(["z-av"]);
    expect(await ids({ gameType: "DS88" })).toEqual(["z-cock"]);
  });

  test("a vendor of two categories is listed in both; a vendor that the brand does not have in none", async () => {
    const { categories } = await site.as().game.vendors({});
    const slots = categories.find(({ gameCategory }) => gameCategory === "RNG");
    expect(slots?.cards.map(({ vassalage, isHot }) => [vassalage, isHot])).toEqual([
      ["ZREEL", 1],
      ["ZCARD", 0],
    ]);
    expect(slots?.gameClassify).toEqual([
      { code: "classic", vendors: ["ZREEL", "ZCARD"] },
      { code: "megaways", vendors: ["ZREEL"] },
    ]);
  });
});

describe("announcements", () => {
  test("types are separate, in order and sanitised; an ended one is omitted", async () => {
    const { player, popup, promotion } = await site.as().home.announcements({});
    expect(player.slice(0, 2).map(({ id }) => id)).toEqual(["za", "zb"]);
    expect(player[1]).toEqual({ id: "zb", title: "T-2", html: "<p>b</p>", at: "2026-01-10T08:00:00.000Z" });
    expect(player.map(({ id }) => id)).not.toContain("zold");
    expect([popup[0]?.id, promotion[0]?.id]).toEqual(["zpopup", "zpromo"]);
  });

  test("only the requested types are returned", async () => {
    const { body } = await site.send("GET", "/wps/announcement/v2", { types: "PU,B" });
    expect(body.value.player).toEqual([]);
    expect(body.value.popup).not.toEqual([]);
    expect((await site.send("GET", "/wps/announcement/v2", { types: "B,H" })).body.code).toBe("validation");
  });

  test("A22 a signed-in member also gets members-only announcements; visitors do not", async () => {
    const token = await aToken(site, await aMember(site));
    const ids = ({ player }: { readonly player: readonly { readonly id: string }[] }) => player.map(({ id }) => id);
    const members = await site.as({ token }).home.announcementsLogined({ types: "PL,PU,H" });
    expect(ids(members)).toEqual([...ids(await site.as().home.announcements({ types: "PL" })), "zmember"]);
    expect(members.popup[0]?.id).toBe("zpopup");
    expect(ids(await site.as().home.announcements({}))).not.toContain("zmember");
  });

  test("a banner is clickable only with a linkage type", async () => {
    const { banners } = await site.as().home.announcements({ types: "B" });
    const [first, second] = banners["home"] ?? [];
    expect(first).toMatchObject({ id: "zhome", title: "Hi", linkageType: "page", link: "/rng" });
    expect(second).toMatchObject({ id: "zplain", linkageType: null, link: null });
  });

  test("X7 a banner is shown in its time and in its languages, and the response says when that changes", async () => {
    const shown = async (asker: Parameters<WpsSite["as"]>[0]) => {
      const { banners, changesIn } = await site.as(asker).home.announcements({ types: "B" });
      return [(banners["home"] ?? []).map(({ id }) => id).filter((id) => /^z(soon|over|vi)/.test(id)), changesIn];
    };
    expect(await shown({})).toEqual([[], 1]);
    expect(await shown({ now: NOW + 1000, language: "VI" })).toEqual([["zsoon", "zvi"], 3599]);
    expect(await shown({ now: NOW + 3_600_000 })).toEqual([[], null]);
    const { banners } = await site.as({ language: "VI" }).home.announcements({ types: "B" });
    const version = site.tenants.get("lotus")?.filesVersion;
    expect(banners["home"]?.find(({ id }) => id === "zvi")?.art).toBe(`/brand-assets/a.svg?v=${version}`);
  });
});

describe("winners", () => {
  test("P3 wins above 50,000, newest first, as money, masked, at most the requested number", async () => {
    const { winners } = await site.as().home.rankList({ limitNum: 2 });
    expect(winners.map(({ winAmount, vo }) => [winAmount, vo.account, vo.vassalage])).toEqual([
      ["70000.50", "cd***1", "ZBALL"],
      ["60000.00", "ab***9", "ZREEL"],
    ]);
    expect(winners[1]?.vo).toMatchObject({ game: "Jade Garden", gameType: "RNG" });
  });

  test("winners of one category, at most 50", async () => {
    const { winners } = await site.as().home.rankList({ gameCategory: "SPORTS" });
    expect(winners.every(({ vo }) => vo.gameType === "SPORTS")).toBe(true);
    expect(winners[0]?.winAmount).toBe("70000.50");
    expect((await site.send("GET", "/wps/winner/rank", { limitNum: "51" })).body.code).toBe("validation");
  });
});

test("R9 the jackpot counter rises by 165.11 every 3 s from the start value of the brand's files", async () => {
  const jackpots = await site.as().game.jackpots({});
  const since = "2026-01-01T00:00:00.000Z";
  expect(jackpots).toEqual({ start: "4200.50", since, step: "165.11", everySeconds: 3 });
  expect(jackpotAt(jackpots, Date.parse(since) + 7_000)).toBe("4530.72");
});
