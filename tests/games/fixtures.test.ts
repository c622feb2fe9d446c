import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrand, connected } from "../helpers/tenants";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const match = (more: object) => {
  const sides = { league: { EN: "Cup", VI: "Cúp" }, home: "Rovers", away: { EN: "United", VI: "Liên Minh" } };
  return { sport: "football", ...sides, odds: { home: "2.15", away: "1.80" }, vassalage: "PITCH", ...more };
};

const FIXTURES = {
  "z-evening": match({ daily: "18:30" }),
  "z-past": match({ daily: "07:59" }),
  "z-now": match({ daily: "08:00" }),
  "z-once": match({ at: "2026-01-31T09:00:00Z", odds: { home: "2.15", draw: "3.30", away: "3.05" }, hot: true }),
  "z-started": match({ at: "2026-01-31T08:00:00Z" }),
  "z-twin-b": match({ daily: "12:00", order: 2, sport: "tennis" }),
  "z-twin-a": match({ daily: "12:00", order: 1, sport: "tennis" }),
  "z-off": match({ daily: "09:30", enabled: false }),
  "z-flag": match({ daily: "09:40", flag: "snow" }),
  "z-foreign": match({ daily: "09:50", vassalage: "AV" }),
};

let site: WpsSite;
beforeAll(async () => {
  // The base's matches belong to other vendors. This brand offers one vendor, with these matches.
  const brand = { languages: ["EN", "VI"], vendors: ["PITCH"], esports: [], ds88: [] };
  const files = { ...connected("PITCH"), "content/fixtures.json": { items: FIXTURES } };
  site = await aWpsSite([aBrand("lotus", brand, files)]);
});
afterAll(() => site.close());

type Input = Parameters<ReturnType<WpsSite["as"]>["game"]["fixtures"]>[0];

/** Returns the call's matches that belong to this test. */
async function ours(input: Input, now?: number) {
  const { fixtures } = await site.as(now === undefined ? {} : { now }).game.fixtures({ limit: 50, ...input });
  return fixtures.filter(({ id }) => id.startsWith("z-"));
}

test("matches are sorted by start, then in the brand's order; started ones are omitted", async () => {
  const shown = await ours({});
  expect(shown.map(({ id, startsAt }) => [id, startsAt])).toEqual([
    ["z-once", "2026-01-31T09:00:00.000Z"],
    ["z-twin-a", "2026-01-31T12:00:00.000Z"],
    ["z-twin-b", "2026-01-31T12:00:00.000Z"],
    ["z-evening", "2026-01-31T18:30:00.000Z"],
    ["z-past", "2026-02-01T07:59:00.000Z"],
    ["z-now", "2026-02-01T08:00:00.000Z"],
  ]);
});

test("a match has its sides, odds and vendor in the caller's language; without a draw it has no draw odds", async () => {
  const [first, second] = await ours({ language: "VI" });
  expect(first).toMatchObject({ league: "Cúp", home: "Rovers", away: "Liên Minh", vassalage: "PITCH", isHot: true });
  expect(first?.odds).toEqual({ home: "2.15", draw: "3.30", away: "3.05" });
  expect(first?.vendorName).not.toBe("");
  expect(second).toMatchObject({ odds: { home: "2.15", draw: null, away: "1.80" }, isHot: false });
});

test("matches of one sport, at most the requested number and never more than 50", async () => {
  expect((await ours({ sport: "tennis" })).map(({ id }) => id)).toEqual(
    expect.arrayContaining(["z-twin-a", "z-twin-b"]),
  );
  expect((await site.as().game.fixtures({ limit: 1 })).fixtures).toHaveLength(1);
  expect((await site.send("GET", "/wps/game/fixtures", { limit: "51" })).body.code).toBe("validation");
});

test("a daily match moves to the next day when it starts, without a change of the files", async () => {
  const startOf = async (now: string) => {
    return (await ours({}, Date.parse(now))).find(({ id }) => id === "z-evening")?.startsAt;
  };
  expect(await startOf("2026-01-31T18:29:59.999Z")).toBe("2026-01-31T18:30:00.000Z");
  expect(await startOf("2026-01-31T18:30:00Z")).toBe("2026-02-01T18:30:00.000Z");
});
