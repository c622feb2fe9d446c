import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shoeOf } from "~/features/house/rules/cards";
import { commitmentOf, drawsOf, shuffled } from "~/features/house/rules/draws";
import { playReels } from "~/features/house/rules/reels";
import { drawResult } from "~/features/house/rules/slip";
import { playTable } from "~/features/house/rules/table";
import { verify } from "~/features/house/rules/verify";

const SEEDS = { serverSeed: "5e".repeat(32), clientSeed: "my own words", nonce: 7 };

/** Returns Pearson's chi-squared statistic of counts with equal expectation. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function add(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

describe("G10 the draws of a house round", () => {
  test("G10 the commitment and the stream of draws are SHA-256 and HMAC of the system, for all seeds", () => {
    const words = fc.string({ unit: "grapheme", maxLength: 300 });
    fc.assert(
      fc.property(words, words, fc.nat(), (serverSeed, clientSeed, nonce) => {
        expect(commitmentOf(serverSeed)).toBe(createHash("sha256").update(serverSeed).digest("hex"));
        const block = createHmac("sha256", serverSeed).update(`${clientSeed}:${nonce}:0`).digest();
        const draws = drawsOf({ serverSeed, clientSeed, nonce });
        for (let at = 0; at < 30; at += 6) expect(draws.below(2 ** 40)).toBe(block.readUIntBE(at, 6) % 2 ** 40);
      }),
    );
  });

  test("G10 a draw is computed as documented: six bytes of HMAC(server seed, client seed:nonce:block), without a remainder", () => {
    const bytes = [0, 1].map((block) =>
      createHmac("sha256", SEEDS.serverSeed).update(`my own words:7:${block}`).digest(),
    );
    const stream = Buffer.concat(bytes);
    const draws = drawsOf(SEEDS);
    for (let at = 0; at < 60; at += 6) expect(draws.below(1_000)).toBe(stream.readUIntBE(at, 6) % 1_000);
  });

  test("G10 all outcomes are equally likely, also when their number is not a power of two", () => {
    for (const [n, limit] of [
      [6, 30],
      [33, 75],
      [52, 100],
    ] as const) {
      const draws = drawsOf({ ...SEEDS, nonce: n });
      const counts = new Array<number>(n).fill(0);
      for (let i = 0; i < n * 1_000; i++) add(counts, draws.below(n));
      expect(chiSquare(counts)).toBeLessThan(limit);
    }
  });

  test("G10 in a shuffle a card is equally likely at every position", () => {
    const places = new Array<number>(8).fill(0);
    for (let nonce = 0; nonce < 8_000; nonce++)
      add(places, shuffled([0, 1, 2, 3, 4, 5, 6, 7], drawsOf({ ...SEEDS, nonce })).indexOf(3));
    expect(chiSquare(places)).toBeLessThan(30);
    const shoe = shoeOf(drawsOf(SEEDS));
    expect(shoe).toHaveLength(312);
    expect(new Map([...new Set(shoe)].map((card) => [card, shoe.filter((one) => one === card).length]))).toEqual(
      new Map([...new Set(shoe)].map((card) => [card, 6])),
    );
  });

  test("G10 different seeds give different draws; the same seeds give the same draws", () => {
    const first = (seeds: Partial<typeof SEEDS>) => {
      const draws = drawsOf({ ...SEEDS, ...seeds });
      return Array.from({ length: 8 }, () => draws.below(2 ** 40)).join();
    };
    expect(first({})).toBe(first({}));
    expect(new Set([{}, { nonce: 8 }, { clientSeed: "other" }, { serverSeed: "5f".repeat(32) }].map(first)).size).toBe(
      4,
    );
  });

  test.each([0, -1, 1.5, 2 ** 41, Number.NaN])("G10 a draw below %s is refused", (n) => {
    expect(() => drawsOf(SEEDS).below(n)).toThrow(RangeError);
  });
});

describe("G10 public verification of a round", () => {
  const commitment = createHash("sha256").update(SEEDS.serverSeed).digest("hex");

  test("G10 the published hash matches the seed, and the outcome is recomputed", () => {
    expect(commitmentOf(SEEDS.serverSeed)).toBe(commitment);
    const odds = { home: 215, draw: 330, away: 305 };
    expect(verify({ ...SEEDS, commitment, game: "reels", stake: 200n })).toEqual({
      isCommitted: true,
      outcome: { game: "reels", round: playReels(drawsOf(SEEDS), 200n) },
    });
    expect(verify({ ...SEEDS, commitment, game: "table", actions: [] }).outcome).toEqual({
      game: "table",
      round: playTable(drawsOf(SEEDS), []),
    });
    expect(verify({ ...SEEDS, commitment, game: "match", odds }).outcome).toEqual({
      game: "match",
      result: drawResult(drawsOf(SEEDS), odds),
    });
  });

  test("G10 a seed changed afterwards is detected", () => {
    const other = { ...SEEDS, serverSeed: "5f".repeat(32) };
    expect(verify({ ...other, commitment, game: "reels", stake: 200n }).isCommitted).toBe(false);
  });
});
