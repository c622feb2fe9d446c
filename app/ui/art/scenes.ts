import type { PictureColours } from "./palette";
import type { Random } from "./random";
import { rotatedCopies } from "./svg";

/** Draws a subtle pattern between background and motif, on a field of 300 × 400. */
type Scene = (random: Random, c: PictureColours) => string;

const many = (count: number, shape: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => shape(at)).join("");

const rings: Scene = (random, c) => {
  const width = random.pick([2, 14]);
  return `<g fill="none" stroke="${c.glow}" stroke-opacity=".2" stroke-width="${width}">${many(5, (at) => `<circle cx="150" cy="150" r="${76 + at * 44}"/>`)}</g>`;
};

const burst: Scene = (random, c) => {
  const count = random.pick([12, 16, 20]);
  const half = Math.round(Math.tan(Math.PI / count / 2) * 340);
  return `<g fill="${c.glow}" fill-opacity=".13">${rotatedCopies("e", count, 150, 150, `<path d="M150 150 ${150 - half}-190H${150 + half}Z"/>`)}</g>`;
};

const hills: Scene = (random, c) => {
  const y = random.whole(196, 224);
  return `<circle cx="${random.whole(70, 230)}" cy="${random.whole(80, 110)}" r="74" fill="#fff" fill-opacity=".12"/><path d="M-10 ${y}Q60 ${y - 64} 150 ${y - 12}T310 ${y - 40}V400H-10Z" fill="${c.second[2]}" fill-opacity=".55"/><path d="M-10 ${y + 44}Q90 ${y - 8} 180 ${y + 36}T310 ${y + 18}V400H-10Z" fill="${c.ink}" fill-opacity=".5"/>`;
};

const waves: Scene = (random, c) =>
  many(4, (at) => {
    const y = 150 + at * 48;
    const lift = random.whole(16, 34);
    return `<path d="M-10 ${y}Q40 ${y - lift} 90 ${y}T190 ${y} 290 ${y} 390 ${y}V400H-10Z" fill="${at % 2 ? c.second[1] : c.glow}" fill-opacity=".12"/>`;
  });

const arches: Scene = (_, c) =>
  [
    [140, 0.1],
    [112, 0.12],
    [84, 0.14],
  ]
    .map(
      ([half = 0, opacity]) =>
        `<path d="M${150 - half} 400V${150}A${half} ${half} 0 0 1 ${150 + half} 150V400Z" fill="${c.glow}" fill-opacity="${opacity}" stroke="${c.metal[1]}" stroke-opacity=".3" stroke-width="2"/>`,
    )
    .join("");

/** Returns random dots as zero-length lines with round caps, the most compact notation. */
const dots = (random: Random, count: number, width: number, rest: string): string =>
  `<path d="${many(count, () => `M${random.whole(0, 300)} ${random.whole(0, 286)}h0`)}" stroke-width="${width}" stroke-linecap="round" ${rest}/>`;

const bokeh: Scene = (random, c) =>
  dots(random, 4, random.whole(52, 76), `stroke="${c.glow}" stroke-opacity=".14"`) +
  dots(random, 4, random.whole(30, 44), `stroke="${c.metal[1]}" stroke-opacity=".16"`) +
  dots(random, 5, random.whole(12, 22), `stroke="${c.glow}" stroke-opacity=".3"`);

const stars: Scene = (random, c) =>
  dots(random, 20, 2, `stroke="${c.paper}" stroke-opacity=".6"`) +
  dots(random, 9, 4, `stroke="${c.paper}" stroke-opacity=".8"`) +
  dots(random, 3, 64, `stroke="${c.glow}" stroke-opacity=".1"`);

const curtains: Scene = (_, c) =>
  `<linearGradient id="d"><stop stop-color="#000" stop-opacity=".34"/><stop offset=".5" stop-color="${c.glow}" stop-opacity=".26"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>${many(6, (at) => `<rect x="${at * 50}" width="50" height="400" fill="url(#d)"/>`)}`;

const confetti: Scene = (random, c) => {
  const flakes = (fill: string): string =>
    `<path d="${many(11, () => `M${random.whole(0, 290)} ${random.whole(0, 280)}l${random.pick(["14 5-3 7-14-5Z", "7 13-7 3-6-13Z", "12-6 3 6-12 6Z", "9 0 0 9-9 0Z"])}`)}" fill="${fill}" fill-opacity=".5"/>`;
  return flakes(c.metal[1]) + flakes(c.second[0]);
};

const lattice: Scene = (_, c) =>
  `<pattern id="d" width="50" height="50" patternUnits="userSpaceOnUse"><path d="M25 0 50 25 25 50 0 25ZM25 14 36 25 25 36 14 25Z" fill="none" stroke="${c.glow}" stroke-opacity=".26" stroke-width="2"/></pattern><rect width="300" height="400" fill="url(#d)"/>`;

const beams: Scene = (random, c) =>
  `<g fill="${c.glow}" fill-opacity=".14"><path d="M${random.whole(10, 60)}-20 40 400H220Z"/><path d="M${random.whole(240, 290)}-20 260 400H80Z"/><path d="M150-20 90 400H210Z"/></g>`;

const halo: Scene = (random, c) =>
  `<circle cx="${random.whole(124, 176)}" cy="${random.whole(132, 160)}" r="124" fill="${random.pick([c.second[1], c.glow, c.metal[1]])}" fill-opacity=".26"/><circle cx="150" cy="146" r="146" fill="none" stroke="${c.metal[0]}" stroke-opacity=".28" stroke-width="2"/>`;

const hexes: Scene = (_, c) =>
  `<pattern id="d" width="52" height="90" patternUnits="userSpaceOnUse"><path d="M26 0 52 15V45L26 60 0 45V15ZM26 60V90M0 15V0M52 15V0" fill="none" stroke="${c.glow}" stroke-opacity=".24" stroke-width="2"/></pattern><rect width="300" height="400" fill="url(#d)"/>`;

const slants: Scene = (random, c) =>
  many(
    7,
    (at) =>
      `<path d="M${at * 70 - 160} 420 ${at * 70 + 70}-20h${random.whole(8, 40)}L${at * 70 - 130} 420Z" fill="${at % 3 ? c.glow : c.second[1]}" fill-opacity=".14"/>`,
  );

const SCENES: Readonly<Record<string, readonly [Scene, ...Scene[]]>> = {
  RNG: [rings, burst, hills, arches, bokeh, stars, halo, confetti, lattice],
  LIVE: [curtains, beams, arches, halo, lattice],
  FISH: [waves, bokeh, waves],
  PVP: [lattice, halo, rings, slants],
  SPORTS: [beams, slants, halo, burst],
  ESPORTS: [hexes, slants, rings],
  LOTT: [confetti, bokeh, rings, burst],
  ELOTT: [confetti, lattice, bokeh, halo],
  DS88: [burst, halo, hills],
};

/** Picks a scene that suits the category. */
export function sceneFor(category: string, random: Random): Scene {
  const key = category.toUpperCase();
  const fitting = Object.hasOwn(SCENES, key) ? SCENES[key] : undefined;
  return random.pick(fitting ?? [rings, burst, halo, bokeh, lattice]);
}
