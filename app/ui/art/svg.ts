import type { PictureColours } from "./palette";

/** Rounds to one decimal, which is precise enough at these sizes and keeps files small. */
export const round1 = (value: number): number => Math.round(value * 10) / 10;

/** Escapes text for XML content and attributes. Control characters, which XML forbids, become spaces. */
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
    .map((colour, at) => `<stop${at > 0 ? ` offset="${round1(at / (list.length - 1))}"` : ""} stop-color="${colour}"/>`)
    .join("");

/** Returns a gradient from top left to bottom right, the direction of light in all pictures. */
export const gradient = (id: string, list: readonly string[]): string =>
  `<linearGradient id="${id}" y2="1">${stops(list)}</linearGradient>`;

/** Returns the shading of a ball lit from the top left. */
export const ballGradient = (id: string, list: readonly string[]): string =>
  `<radialGradient id="${id}" cx=".34" cy=".28" r=".8">${stops(list)}</radialGradient>`;

/** Returns the fills of motifs: `g` background, `m` metal, `s` second material, `b` metal ball, `c` second ball, `p` paper. */
export function commonDefs(c: PictureColours): string {
  return (
    gradient("g", c.ground) +
    gradient("m", c.metal) +
    gradient("s", c.second) +
    ballGradient("b", c.metal) +
    ballGradient("c", c.second) +
    gradient("p", ["#fff", c.paper, c.metal[0]])
  );
}

/** Assembles an SVG document. `defs` and `body` must be trusted markup; any text in them is already escaped by `escapeXml`. */
export function svgDocument(width: number, height: number, defs: string, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${defs ? `<defs>${defs}</defs>` : ""}${body}</svg>`
  );
}

/** Returns `count` copies of a shape rotated around a point. `id` must be unused in the picture. */
export function rotatedCopies(id: string, count: number, x: number, y: number, shape: string): string {
  const copies = Array.from(
    { length: count - 1 },
    (_, index) => `<use href="#${id}" transform="rotate(${round1((360 / count) * (index + 1))} ${x} ${y})"/>`,
  );
  return `<g id="${id}">${shape}</g>${copies.join("")}`;
}
