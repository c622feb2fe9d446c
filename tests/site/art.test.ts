import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toHex, toLch } from "~/ui/art/colour";
import { ART_KINDS, type ArtInput, drawArt, isArtKind, isKnownSeed } from "~/ui/art/draw-art";
import { EMPTY_SEEDS } from "~/ui/art/empty";
import { MEDAL_RANKS } from "~/ui/art/medal";
import { motifFor, promoMotif, wordsOfSeed } from "~/ui/art/motifs/motifs";
import { randomFrom } from "~/ui/art/random";

const palette = { brand: "#8b74ff", accent: "#2de2c5" };
const CATEGORIES = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "LOTT", "ELOTT", "DS88", "UNKNOWN"];

const PATTERNS = ["aurora", "petals", "waves", "pebbles", "grid", "rays"];

/** Returns the inputs of all pictures: all kinds and categories with two dozen seeds each, and every variant of a banner. */
function everyPicture(): ArtInput[] {
  return ART_KINDS.flatMap((kind) =>
    CATEGORIES.flatMap((category) =>
      Array.from({ length: 24 }, (_, at) => ({
        kind,
        category,
        seed: kind === "medal" ? String((at % MEDAL_RANKS) + 1) : `${category}-${at}`,
        title: "Extraordinarily Golden Adventures",
        pattern: PATTERNS[at % PATTERNS.length],
        focus: (["middle", "ltr", "rtl"] as const)[at % 3],
        slim: at % 4 === 3,
        palette,
      })),
    ),
  );
}

/** Checks that XML is well-formed: tags close in order, attributes are quoted, no stray `<`. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const rest = xml.replace(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)(\/?)>/g, (_, end, tag, _attributes, empty) => {
    if (end) return open.pop() === tag ? "" : "<";
    if (!empty) open.push(tag);
    return "";
  });
  return open.length === 0 && !rest.includes("<");
}

test("the same seed draws the same picture, and another seed draws another one", () => {
  const draw = (seed: string) => drawArt({ kind: "game", seed, category: "RNG", title: "Jade", palette });
  expect(draw("42")).toBe(draw("42"));
  expect(new Set(Array.from({ length: 60 }, (_, at) => draw(String(at)))).size).toBeGreaterThan(55);
});

test("every picture is a small, well-formed SVG without scripts, styles or external references", () => {
  for (const input of everyPicture()) {
    const svg = drawArt(input);
    expect(isWellFormed(svg), `${input.kind} ${input.seed}`).toBe(true);
    expect(svg).not.toMatch(
      /<script|<style|<foreignObject|<image|<a |style="| on\w+="|href="(?!#)|url\((?!#)|NaN|undefined|Infinity/,
    );
    expect(Buffer.byteLength(svg)).toBeLessThan(input.kind === "banner" ? 8_000 : 6_000);
  }
});

test("every motif stays within the size limit, for every name that selects it", () => {
  const words = readFileSync("app/ui/art/motifs/rng-shelf.ts", "utf8").match(/\["([^"]+)", \[/g) ?? [];
  expect(words.length).toBeGreaterThan(40);
  for (const [, first = ""] of words.map((line) => /\["([^"|]+)/.exec(line) ?? [])) {
    for (const at of [0, 1, 2, 3, 4, 5]) {
      const svg = drawArt({
        kind: "game",
        seed: `${first}${at}`,
        category: "RNG",
        title: `${first} of Wonders`,
        palette,
      });
      expect(isWellFormed(svg) && Buffer.byteLength(svg) < 6_000, first).toBe(true);
    }
  }
});

test("the name selects the motif, or else the category does", () => {
  const motif = (category: string, name: string) => motifFor(category, name, randomFrom("any"));
  expect(motif("RNG", "Seven Lanterns")).toBe(motif("RNG", "Lantern River Night"));
  expect(motif("RNG", "Copper Clock")).not.toBe(motif("RNG", "Seven Lanterns"));
  expect(motif("LIVE", "Open Table 21 roulette")).toBe(motif("LIVE", "Milk Glass Roulette"));
  expect(motif("RNG", "Nothing 1")).not.toBe(motif("FISH", "Nothing 1"));
  expect(promoMotif("RNG", wordsOfSeed("RNG-welcome"), randomFrom("a"))).toBe(
    promoMotif("LIVE", wordsOfSeed("LIVE-welcome"), randomFrom("b")),
  );
});

test("sixty tiles of one category have many different motifs, backgrounds and positions", () => {
  const tiles = Array.from({ length: 60 }, (_, at) =>
    drawArt({ kind: "game", seed: `n${at}`, category: "RNG", palette }),
  );
  const grounds = new Set(tiles.map((svg) => /id="h"[^>]*><stop stop-color="(#\w+)"/.exec(svg)?.[1]));
  expect(grounds.size).toBeGreaterThanOrEqual(5);
  expect(new Set(tiles.map((svg) => svg.length)).size).toBeGreaterThan(50);
});

test("each rank has its own medal that grows with the rank, and each empty state has its own picture", () => {
  const medals = Array.from({ length: MEDAL_RANKS }, (_, at) =>
    drawArt({ kind: "medal", seed: String(at + 1), palette }),
  );
  expect(new Set(medals).size).toBe(12);
  expect((medals[11] ?? "").length).toBeGreaterThan(1.5 * (medals[0] ?? "").length);
  expect(["1", "12"].every((rank) => isKnownSeed("medal", rank))).toBe(true);
  expect(["0", "13", "1e1", "-1", "x"].some((rank) => isKnownSeed("medal", rank))).toBe(false);
  expect(new Set(EMPTY_SEEDS.map((seed) => drawArt({ kind: "empty", seed, palette }))).size).toBe(6);
  expect(isKnownSeed("empty", "constructor")).toBe(false);
});

test("a banner keeps the side where the text begins free, in both directions", () => {
  const place = (focus: "ltr" | "rtl" | "middle", slim = false) => {
    const svg = drawArt({ kind: "banner", seed: "FISH-1", palette, focus, slim });
    return Number(/translate\((\d+) -?\d+\) scale\([\d.]+\)"><g mask/.exec(svg)?.[1]);
  };
  expect(place("ltr")).toBeGreaterThan(600);
  expect(place("ltr", true)).toBeGreaterThan(700);
  expect(place("rtl") + 465).toBeLessThan(600);
  expect(Math.abs(place("middle") + 180 - 600)).toBeLessThan(2);
  expect(drawArt({ kind: "banner", seed: "FISH-1", palette, slim: true })).toContain('viewBox="0 0 1200 300"');
});

test("the vendors of a brand have different marks", () => {
  const marks = Array.from({ length: 60 }, (_, at) => drawArt({ kind: "vendor", seed: `V${at}`, palette }));
  expect(new Set(marks.map((svg) => svg.slice(svg.indexOf("</defs>")))).size).toBeGreaterThan(50);
});

test("ids in a picture are unique, and every referenced id exists", () => {
  const wrong = everyPicture().filter((input) => {
    const svg = drawArt(input);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const used = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map((match) => match[1]);
    return new Set(ids).size !== ids.length || used.some((id) => !ids.includes(id));
  });
  expect(wrong).toEqual([]);
});

test("any title is escaped and cannot leave its text element", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (title) => {
      const svg = drawArt({ kind: "game", seed: "7", category: "RNG", title, palette });
      return isWellFormed(svg) && !/\p{Cc}/u.test(svg);
    }),
  );
  const hostile = drawArt({ kind: "seal", seed: "x", title: '"><script>', palette });
  expect(hostile).not.toContain("<script>");
});

test("a long title has a smaller font, and Arabic is set from right to left", () => {
  const size = (title: string) =>
    Number(/font-size="([\d.]+)" letter/.exec(drawArt({ kind: "game", seed: "1", title, palette }))?.[1]);
  expect(size("Extraordinarily Magnificent Adventures")).toBeLessThan(size("Jade Garden"));
  expect(drawArt({ kind: "game", seed: "1", title: "كينو", palette })).toContain('direction="rtl"');
});

test("a category can be part of the seed, and an unknown type is refused", () => {
  const named = drawArt({ kind: "game", seed: "FISH-7", category: "FISH", palette });
  expect(drawArt({ kind: "game", seed: "FISH-7", palette })).toBe(named);
  expect(isArtKind("constructor")).toBe(false);
});

test("a colour converted to OKLCH and back is unchanged within rounding", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, "0")}`;
      const back = toHex(toLch(hex));
      const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      return channels(hex).every((channel, at) => Math.abs(channel - (channels(back)[at] ?? 0)) <= 2);
    }),
  );
});
