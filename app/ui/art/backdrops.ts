import type { Pattern } from "./logo";
import type { PictureColours } from "./palette";
import type { Random } from "./random";
import { rotatedCopies, round1 } from "./svg";

const row = (count: number, shape: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => shape(at)).join("");

/** Backdrops of a hero by pattern, 1200 × 640. */
const BACKDROPS: Record<Pattern, (random: Random, c: PictureColours, x: number) => string> = {
  aurora: (random) =>
    row(4, (at) => {
      const x = 120 + at * 250;
      const sway = random.whole(60, 140);
      return `<path d="M${x} 700C${x - sway} 460 ${x + sway * 1.5} 300 ${x + 40}-60L${x + 220}-60C${x + 300} 260 ${x + 60} 460 ${x + 150} 700Z" fill="url(#${at % 2 ? "e" : "a"})"/>`;
    }),
  petals: (_, c, x) =>
    row(3, (ringAt) => {
      const r = 130 + ringAt * 110;
      const petal = `<path d="M${x} 320C${x + r * 0.42} ${round1(320 - r * 0.5)} ${round1(x + r * 0.3)} ${320 - r} ${x} ${round1(320 - r * 1.25)} ${round1(x - r * 0.3)} ${320 - r} ${x - r * 0.42} ${round1(320 - r * 0.5)} ${x} 320Z" fill="${c.metal[1]}" fill-opacity=".05" stroke="${c.metal[1]}" stroke-opacity="${round1(0.5 - ringAt * 0.14)}" stroke-width="1.5"/>`;
      return `<g transform="rotate(${ringAt * 15} ${x} 320)">${rotatedCopies(`q${ringAt}`, 12, x, 320, petal)}</g>`;
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
    `<g stroke="${c.glow}" stroke-opacity=".3" stroke-width="1.500">${row(13, (at) => `<path d="M${at * 100} 640 ${600 + (at - 6) * 26} 250"/>`)}${row(7, (at) => `<path d="M0 ${round1(640 - 390 * (1 - 0.66 ** at))}H1200"/>`)}</g>`,
  rays: (_, c, x) =>
    rotatedCopies("q", 20, x, 320, `<path d="M${x} 320 ${x - 55}-520H${x + 55}Z" fill="${c.glow}" fill-opacity=".1"/>`),
};

/**
 * Returns the backdrop of a pattern, centred at `x` and drawn on 1200 × 640. `a` and `e` are the light gradients that the banner
 * defines.
 */
export const backdropOf = (pattern: Pattern) => BACKDROPS[pattern];
