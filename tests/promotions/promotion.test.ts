import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const promotion = (category: string, order: number, more: object = {}) => {
  const texts = { title: { EN: `T${order}`, VI: `Tựa ${order}` }, summary: { EN: `S${order}` }, html: "<p>x</p>" };
  return { category, ...texts, seed: `s${order}`, at: "2026-01-01T00:00:00Z", status: "join", order, ...more };
};

const PROMOTIONS = {
  "z-late": promotion("ranking", -90),
  "z-first": promotion("ranking", -100, { html: "<p onclick='x()'>a</p><script>x()</script>", motif: "FISH" }),
  "z-twin-b": promotion("slots", -95),
  "z-twin-a": promotion("slots", -95),
  "z-ended": promotion("points", -80, { until: "2026-01-31T08:00:00Z", status: "active" }),
  "z-coming": promotion("points", -79, { at: "2026-01-31T08:00:01Z" }),
  "z-works": promotion("points", -78, { status: "active", until: "2026-02-01T00:00:00Z" }),
  "z-off": promotion("slots", -99, { enabled: false }),
  "z-flag": promotion("slots", -98, { flag: "snow" }),
};

let site: WpsSite;
beforeAll(async () => {
  const files = { "content/promotions.json": { items: PROMOTIONS } };
  site = await aWpsSite([aBrand("lotus", { languages: ["EN", "VI"] }, files)]);
});
afterAll(() => site.close());

const list = (input: Parameters<ReturnType<WpsSite["as"]>["promotion"]["promotions"]>[0], now?: number) => {
  return site.as(now === undefined ? {} : { now }).promotion.promotions(input);
};
const idsOf = ({ rows }: Awaited<ReturnType<typeof list>>) => rows.map(({ id }) => id);

test("P2 promotions are in the brand's order, without disabled ones and those with a disabled flag", async () => {
  const shown = idsOf(await list({ pageSize: 60 }));
  expect(shown.slice(0, 4)).toEqual(["z-first", "z-twin-a", "z-twin-b", "z-late"]);
  expect(shown).not.toContain("z-off");
  expect(shown).not.toContain("z-flag");
});

test("P2 one category can be selected; the non-empty categories are in the order of the specification", async () => {
  const { rows, categories } = await list({ category: "ranking", pageSize: 60 });
  expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(["ranking"]));
  expect(categories.filter((one) => ["slots", "points", "ranking"].includes(one))).toEqual([
    "slots",
    "points",
    "ranking",
  ]);
  expect((await site.send("GET", "/wps/promotion/list", { category: "none" })).body.code).toBe("validation");
});

test("P2 a promotion is coming soon before its start and closed after its end; otherwise the files decide", async () => {
  const { rows } = await list({ category: "points", pageSize: 60 });
  const states = Object.fromEntries(rows.map(({ id, status }) => [id, status]));
  expect(states).toMatchObject({ "z-ended": "close", "z-coming": "soon", "z-works": "active" });
  const later = await list({ category: "points", pageSize: 60 }, Date.parse("2026-02-01T00:00:00Z"));
  expect(Object.fromEntries(later.rows.map(({ id, status }) => [id, status]))).toMatchObject({
    "z-coming": "join",
    "z-works": "close",
  });
});

test("P2 pages neither repeat nor skip a promotion", async () => {
  const { total, totalPages } = await list({ pageSize: 2 });
  const pages = await Promise.all(
    Array.from({ length: totalPages }, (_, i) => list({ pageSize: 2, pageNo: i + 1 }).then(idsOf)),
  );
  expect(new Set(pages.flat()).size).toBe(total);
  expect(pages.flat()).toEqual(idsOf(await list({ pageSize: 60 })).slice(0, total));
  expect(idsOf(await list({ pageNo: totalPages + 1, pageSize: 2 }))).toEqual([]);
});

test("P2 the detail is in the caller's language, with sanitised rules", async () => {
  const detail = await site.as().promotion.promotionDetail({ id: "z-first", language: "VI" });
  expect(detail).toEqual({
    id: "z-first",
    category: "ranking",
    title: "Tựa -100",
    summary: "S-100",
    art: expect.stringMatching(/^\/art\/promo\/FISH-s-100\.svg\?v=./),
    status: "join",
    at: "2026-01-01T00:00:00.000Z",
    until: null,
    html: "<p>a</p>",
  });
});

test.each(["z-off", "z-flag", "nothing", "constructor", ""])("P2 promotion %j is not found", async (id) => {
  const { status, body } = await site.send("GET", "/wps/promotion/detail", { id });
  expect([status, body.code, body.value]).toEqual([404, "notFound", null]);
});
