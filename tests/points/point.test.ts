import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const reward = (kind: string, order: number, more: object = {}) => {
  return { kind, name: { EN: `R${order}`, VI: `Quà ${order}` }, points: 100, seed: `s${order}`, order, ...more };
};

const REWARDS = {
  "z-mug": reward("goods", -3, { amount: "5", stock: 0, points: 1200 }),
  "z-spins": reward("spin", -2, { units: 20 }),
  "z-bonus": reward("bonus", -1),
  "z-off": reward("goods", -9, { enabled: false }),
};

let site: WpsSite;
beforeAll(async () => {
  const rules = { EN: "<p>Points never expire.</p><script>x()</script>", VI: "<p>Điểm không hết hạn.</p>" };
  const settings = { languages: ["EN", "VI"], points: { ratio: "250", rules } };
  const lotus = aBrand("lotus", settings, { "content/points.json": { items: REWARDS } });
  site = await aWpsSite([lotus, aBrand("plain")]);
});
afterAll(() => site.close());

test("P1 rewards list their requirements, in the brand's order; disabled ones are omitted", async () => {
  const { rows } = await site.as().point.pointReward({ language: "VI", pageSize: 60 });
  const [mug, spins, bonus] = rows;
  expect(mug).toEqual({
    id: "z-mug",
    kind: "goods",
    name: "Quà -3",
    units: 1,
    pointsRequirement: 1200,
    amountRequirement: "5.00",
    stock: 0,
    art: expect.stringMatching(/^\/art\/goods\/s-3\.svg\?v=./),
  });
  expect(spins).toMatchObject({ id: "z-spins", units: 20, amountRequirement: null, stock: null });
  expect(bonus?.id).toBe("z-bonus");
});

test("P1 rewards of one type are listed page by page", async () => {
  const { rows, total } = await site.as().point.pointReward({ kind: "spin", pageSize: 60 });
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(["spin"]));
  const first = await site.as().point.pointReward({ kind: "spin", pageSize: 1 });
  expect(first).toMatchObject({ pageNo: 1, pageSize: 1, total, totalPages: total });
  expect(first.rows).toEqual(rows.slice(0, 1));
});

test("P1 the rules and the ratio are the brand's or the base's, and sanitised", async () => {
  expect(await site.as().point.pointConfig({})).toEqual({ ratio: "250", html: "<p>Points never expire.</p>" });
  expect((await site.as().point.pointConfig({ language: "VI" })).html).toBe("<p>Điểm không hết hạn.</p>");
  const base = await site.as({ host: "plain.test" }).point.pointConfig({});
  expect([base.ratio, base.html]).toEqual([expect.stringMatching(/^\d+$/), expect.stringContaining("<p>")]);
});
