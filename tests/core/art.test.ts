import fc from "fast-check";
import { expect, test } from "vitest";
import { toHex, toLch } from "~/ui/art/colour";
import { ART_KINDS, type ArtInput, drawArt, isArtKind } from "~/ui/art/draw-art";

const palette = { brand: "#8b74ff", accent: "#2de2c5" };
const CATEGORIES = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "LOTT", "ELOTT", "DS88", "UNKNOWN"];

/** Every picture that a shelf may hold: all kinds, categories and twelve seeds of each. */
function everyPicture(): ArtInput[] {
  return ART_KINDS.flatMap((kind) =>
    CATEGORIES.flatMap((category) =>
      Array.from({ length: 12 }, (_, at) => ({
        kind,
        category,
        seed: `${category}-${at}`,
        title: "Jade Garden",
        palette,
      })),
    ),
  );
}

/** A small check of well-formedness: tags close in order, attributes are quoted, no stray `<`. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const rest = xml.replace(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)(\/?)>/g, (_, end, tag, _attributes, empty) => {
    if (end) return open.pop() === tag ? "" : "<";
    if (!empty) open.push(tag);
    return "";
  });
  return open.length === 0 && !rest.includes("<");
}

test("the same seed draws the same picture, another seed another one", () => {
  const draw = (seed: string) => drawArt({ kind: "game", seed, category: "RNG", title: "Jade", palette });
  expect(draw("42")).toBe(draw("42"));
  expect(new Set(Array.from({ length: 60 }, (_, at) => draw(String(at)))).size).toBeGreaterThan(55);
});

test("every picture is a small, well-formed SVG without scripts, styles or outside references", () => {
  for (const input of everyPicture()) {
    const svg = drawArt(input);
    expect(isWellFormed(svg), `${input.kind} ${input.seed}`).toBe(true);
    expect(svg).not.toMatch(/<script|<style|<foreignObject|style="|href="(?!#)|NaN|undefined/);
    expect(svg.length).toBeLessThan(input.kind === "banner" ? 8_000 : 6_000);
  }
});

test("ids that a picture refers to are laid down in it once", () => {
  const wrong = everyPicture().filter((input) => {
    const svg = drawArt(input);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const used = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map((match) => match[1]);
    return new Set(ids).size !== ids.length || used.some((id) => !ids.includes(id));
  });
  expect(wrong).toEqual([]);
});

test("any title is escaped and cannot leave its text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (title) => {
      const svg = drawArt({ kind: "game", seed: "7", category: "RNG", title, palette });
      return isWellFormed(svg) && !/\p{Cc}/u.test(svg);
    }),
  );
  const hostile = drawArt({ kind: "seal", seed: "x", title: '"><script>', palette });
  expect(hostile).not.toContain("<script>");
});

test("a long title gets smaller instead of leaving the tile, and Arabic is set from the right", () => {
  const size = (title: string) =>
    Number(/font-size="([\d.]+)" letter/.exec(drawArt({ kind: "game", seed: "1", title, palette }))?.[1]);
  expect(size("Extraordinarily Magnificent Adventures")).toBeLessThan(size("Jade Garden"));
  expect(drawArt({ kind: "game", seed: "1", title: "كينو", palette })).toContain('direction="rtl"');
});

test("a category may stand in the seed, and an unknown kind is none", () => {
  const named = drawArt({ kind: "game", seed: "FISH-7", category: "FISH", palette });
  expect(drawArt({ kind: "game", seed: "FISH-7", palette })).toBe(named);
  expect(isArtKind("constructor")).toBe(false);
});

test("colours go to OKLCH and back unchanged", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, "0")}`;
      const back = toHex(toLch(hex));
      const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      return channels(hex).every((channel, at) => Math.abs(channel - (channels(back)[at] ?? 0)) <= 2);
    }),
  );
});
