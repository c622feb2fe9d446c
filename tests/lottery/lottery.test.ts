import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const result = (minute: number) => {
  const at = new Date(Date.parse("2026-01-31T07:50:00Z") + minute * 60_000).toISOString();
  return { drawId: `20260131-${String(470 + minute).padStart(4, "0")}`, at, numbers: ["07", "12"] };
};
const lottery = (group: string, vassalage: string, more: object = {}) => {
  const rules = { prizeMode: "Lott", everyMinutes: 10, closeSeconds: 30, balls: { count: 2, max: 27 } };
  return { group, name: { EN: "Draw", VI: "Quay" }, vassalage, ...rules, results: [], ...more };
};

const LOTTERIES = {
  "z-vn": lottery("vn", "TCG_LOTTO_VN", {
    order: -9,
    results: [0, 3, 1, 2, 10, 11].map(result),
  }),
  "z-vn-first": lottery("vn", "TCG_LOTTO_VN", { order: -10, prizeMode: "ZY" }),
  "z-fast": lottery("fast", "TCG_LOTTO_VN", { everyMinutes: 1, closeSeconds: 5 }),
  "z-sea": lottery("sea", "TCG_SEA", { prizeMode: "SEA" }),
  "z-off": lottery("vn", "TCG_LOTTO_VN", { enabled: false }),
};

let site: WpsSite;
beforeAll(async () => {
  const files = { "content/lotteries.json": { items: LOTTERIES } };
  const settings = { languages: ["EN", "VI"], vendors: ["TCG_LOTTO_VN"], esports: [], ds88: [] };
  site = await aWpsSite([aBrand("lotus", settings, files)]);
});
afterAll(() => site.close());

type Menu = Awaited<ReturnType<ReturnType<WpsSite["as"]>["lottery"]["vnGameMenu"]>>;
const codesOf = ({ groups }: Menu) => groups.flatMap(({ gameMenus }) => gameMenus.map(({ gameCode }) => gameCode));

describe("lottery menu", () => {
  test("L1 games are listed by group, in order, only of the brand's vendors", async () => {
    const menu = await site.as().lottery.vnGameMenu({ language: "VI" });
    expect(menu.groups.map(({ gameGroupCode }) => gameGroupCode)).toEqual(["vn", "fast"]);
    expect(menu.groups[0]?.title).toBe("VI common:lottery.vn ");
    expect(codesOf(menu).filter((code) => code.startsWith("z-"))).toEqual(["z-vn-first", "z-vn", "z-fast"]);
    expect(menu.groups[0]?.gameMenus[1]).toEqual({
      gameCode: "z-vn",
      name: "Quay",
      vassalage: "TCG_LOTTO_VN",
      vendorName: "Xổ số Mekong",
      accountTypeName: "TCG_LOTTO_VN",
      art: expect.stringMatching(/^\/art\/game\/z-vn\.svg\?v=./),
      prizeMode: "Lott",
      everyMinutes: 10,
    });
  });

  test("L1 the list can be limited to one prize mode", async () => {
    expect(codesOf(await site.as().lottery.vnGameMenu({ prizeMode: "ZY" }))).toContain("z-vn-first");
    expect(codesOf(await site.as().lottery.vnGameMenu({ prizeMode: "ZY" }))).not.toContain("z-vn");
    expect((await site.send("GET", "/wps/lottery/vn/menu", { prizeMode: "zy" })).body.code).toBe("validation");
  });
});

test("L1 results are newest first, at most the requested number; a future draw is omitted", async () => {
  const { rows } = await site.as().lottery.vnNumero({ gameCode: "z-vn", count: 3 });
  expect(rows.map(({ drawnAt }) => drawnAt.slice(11, 16))).toEqual(["08:00", "07:53", "07:52"]);
  expect(rows[0]).toEqual({ drawId: "20260131-0480", drawnAt: "2026-01-31T08:00:00.000Z", numbers: ["07", "12"] });
  expect((await site.send("GET", "/wps/lottery/vn/numero", { gameCode: "z-vn", count: "101" })).body.code).toBe(
    "validation",
  );
});

test("the next draw has an id of day and number, closes before it is drawn, and follows the server's clock at every call", async () => {
  const at = (now: string) => site.as({ now: Date.parse(now) }).lottery.draws({ gameCode: "z-vn" });
  expect(await at("2026-01-31T08:00:00Z")).toEqual({
    draw: { id: "20260131-0050", closesAt: "2026-01-31T08:09:30.000Z", drawsAt: "2026-01-31T08:10:00.000Z" },
    serverTime: "2026-01-31T08:00:00.000Z",
  });
  expect((await at("2026-01-31T08:09:45Z")).draw.id).toBe("20260131-0050");
  expect((await at("2026-01-31T08:10:00Z")).draw.id).toBe("20260131-0051");
});

test.each(["z-off", "z-sea", "nothing", "toString"])("lottery %s is not found", async (gameCode) => {
  for (const path of ["/wps/lottery/draws", "/wps/lottery/vn/numero"]) {
    const { status, body } = await site.send("GET", path, { gameCode });
    expect([status, body.code]).toEqual([404, "notFound"]);
  }
});
