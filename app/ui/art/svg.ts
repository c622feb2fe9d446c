import type { Colours } from "./palette";

/** One decimal is enough at these sizes and keeps files small. */
export const n = (value: number): number => Math.round(value * 10) / 10;

/** Text as it may stand in XML content and attributes. Control characters, which XML forbids, are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, " ")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&#39;");
}

const stops = (list: readonly string[]): string =>
  list
    .map((colour, at) => `<stop${at > 0 ? ` offset="${n(at / (list.length - 1))}"` : ""} stop-color="${colour}"/>`)
    .join("");

/** A gradient from top left to bottom right: all light in all pictures falls that way. */
export const gradient = (id: string, list: readonly string[]): string =>
  `<linearGradient id="${id}" y2="1">${stops(list)}</linearGradient>`;

/** A ball's shading, lit from the top left. */
export const ballGradient = (id: string, list: readonly string[]): string =>
  `<radialGradient id="${id}" cx=".34" cy=".28" r=".8">${stops(list)}</radialGradient>`;

/** The fills that motifs use: `g` ground, `m` metal, `s` second, `b` metal ball, `c` second ball, `p` paper. */
export function commonDefs(c: Colours): string {
  return (
    gradient("g", c.ground) +
    gradient("m", c.metal) +
    gradient("s", c.second) +
    ballGradient("b", c.metal) +
    ballGradient("c", c.second) +
    gradient("p", ["#fff", c.paper, c.metal[0]])
  );
}

/** A whole document. `defs` and `body` are our own markup; every text in them went through `escapeXml`. */
export function svg(width: number, height: number, defs: string, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${defs ? `<defs>${defs}</defs>` : ""}${body}</svg>`
  );
}

/** `count` copies of a shape turned around a point; `id` is one that the picture does not use yet. */
export function around(id: string, count: number, x: number, y: number, shape: string): string {
  const copies = Array.from(
    { length: count - 1 },
    (_, index) => `<use href="#${id}" transform="rotate(${n((360 / count) * (index + 1))} ${x} ${y})"/>`,
  );
  return `<g id="${id}">${shape}</g>${copies.join("")}`;
}
