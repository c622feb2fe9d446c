import { type Pattern, patternOf } from "./logo";
import { motifsOf } from "./motifs/motifs";
import { type ArtPalette, brandColours, type Colours } from "./palette";
import { type Random, randomFrom } from "./random";
import { around, commonDefs, n, svg } from "./svg";

const row = (count: number, shape: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => shape(at)).join("");

/** What fills the ground of a hero, 1200 × 640, for each pattern. */
const BACKDROPS: Record<Pattern, (random: Random, c: Colours) => string> = {
  aurora: (random) =>
    row(4, (at) => {
      const x = 120 + at * 250;
      const sway = random.whole(60, 140);
      return `<path d="M${x} 700C${x - sway} 460 ${x + sway * 1.5} 300 ${x + 40}-60L${x + 220}-60C${x + 300} 260 ${x + 60} 460 ${x + 150} 700Z" fill="url(#${at % 2 ? "e" : "a"})"/>`;
    }),
  petals: (_, c) =>
    row(3, (ringAt) => {
      const r = 130 + ringAt * 110;
      const petal = `<path d="M600 320C${600 + r * 0.42} ${n(320 - r * 0.5)} ${n(600 + r * 0.3)} ${320 - r} 600 ${n(320 - r * 1.25)} ${n(600 - r * 0.3)} ${320 - r} ${600 - r * 0.42} ${n(320 - r * 0.5)} 600 320Z" fill="${c.metal[1]}" fill-opacity=".05" stroke="${c.metal[1]}" stroke-opacity="${n(0.5 - ringAt * 0.14)}" stroke-width="1.5"/>`;
      return `<g transform="rotate(${ringAt * 15} 600 320)">${around(`q${ringAt}`, 12, 600, 320, petal)}</g>`;
    }),
  waves: (random, c) =>
    row(6, (at) => {
      const y = 270 + at * 72;
      const lift = random.whole(26, 54);
      return `<path d="M-10 ${y}Q150 ${y - lift} 300 ${y}T600 ${y} 900 ${y} 1210 ${y}V700H-10Z" fill="${at % 2 ? c.glow : c.second[1]}" fill-opacity=".15"/>`;
    }),
  pebbles: (random, c) =>
    row(9, (at) => {
      const x = 90 + at * 130;
      return `<ellipse cx="${x}" cy="${random.whole(60, 600)}" rx="${random.whole(60, 150)}" ry="${random.whole(36, 80)}" fill="${at % 2 ? c.second[1] : c.glow}" fill-opacity=".2" transform="rotate(${random.whole(-14, 14)} ${x} 300)"/>`;
    }),
  grid: (_, c) =>
    `<g stroke="${c.glow}" stroke-opacity=".3" stroke-width="1.500">${row(13, (at) => `<path d="M${at * 100} 640 ${600 + (at - 6) * 26} 250"/>`)}${row(7, (at) => `<path d="M0 ${n(640 - 390 * (1 - 0.66 ** at))}H1200"/>`)}</g>`,
  rays: (_, c) => around("q", 20, 600, 320, `<path d="M600 320 545-520H655Z" fill="${c.glow}" fill-opacity=".1"/>`),
};

/** A curtain of light: bright at one edge, gone at the other. */
const veil = (id: string, colour: string): string =>
  `<linearGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;

/**
 * The picture behind a hero, 1200 × 640, dark enough for light text at its sides. The motif stands in the middle, so
 * that the page can shift it away from the text in either direction of reading.
 */
export function drawBanner(input: {
  seed: string;
  category: string;
  palette: ArtPalette;
  pattern?: string | undefined;
}): string {
  const random = randomFrom(input.seed);
  const c = brandColours(input.palette);
  const defs =
    commonDefs({ ...c, ground: [c.ground[1], c.ground[2], c.ink] }) +
    `<radialGradient id="h"><stop stop-color="${c.glow}" stop-opacity=".6"/><stop offset="1" stop-color="${c.glow}" stop-opacity="0"/></radialGradient>` +
    veil("a", c.glow) +
    veil("e", c.second[1]) +
    `<linearGradient id="f" x2="0" y2="1"><stop offset=".55" stop-color="${c.ink}" stop-opacity="0"/><stop offset="1" stop-color="${c.ink}" stop-opacity=".75"/></linearGradient>`;
  const body =
    `<rect width="1200" height="640" fill="url(#g)"/>${BACKDROPS[patternOf(input.pattern, input.seed)](random, c)}` +
    `<circle cx="600" cy="320" r="420" fill="url(#h)"/><g transform="translate(420 140) scale(1.2)">` +
    `${random.pick(motifsOf(input.category))(random, c)}</g><rect width="1200" height="640" fill="url(#f)"/>`;
  return svg(1200, 640, defs, body);
}
