import { hueDistance, toHex, toLch } from "./colour";
import { glint, starPath } from "./motifs/shapes";
import type { ArtPalette } from "./palette";
import { ballGradient, gradient, rotatedCopies, svgDocument } from "./svg";

type Three = readonly [string, string, string];

const three = (h: number, c: number, l: Three | readonly [number, number, number]): Three => [
  toHex({ l: Number(l[0]), c: c * 0.7, h }),
  toHex({ l: Number(l[1]), c, h }),
  toHex({ l: Number(l[2]), c: c * 0.9, h }),
];

const BRONZE = three(52, 0.1, [0.84, 0.65, 0.42]);
const SILVER = three(250, 0.015, [0.96, 0.8, 0.55]);
const GOLD = three(84, 0.135, [0.95, 0.81, 0.55]);
const BRIGHT = three(95, 0.05, [0.98, 0.9, 0.66]);

/** Metal and stone by rank: bronze, silver, gold, then stones set in gold, then in white gold. */
const RANKS: readonly (readonly [metal: Three, stone: Three])[] = [
  [BRONZE, BRONZE],
  [SILVER, SILVER],
  [GOLD, GOLD],
  [GOLD, three(320, 0.02, [0.99, 0.93, 0.76])],
  [GOLD, three(158, 0.12, [0.88, 0.66, 0.42])],
  [GOLD, three(18, 0.19, [0.78, 0.56, 0.36])],
  [GOLD, three(262, 0.18, [0.78, 0.55, 0.36])],
  [GOLD, three(163, 0.15, [0.84, 0.6, 0.38])],
  [BRIGHT, three(220, 0.05, [0.99, 0.9, 0.72])],
  [BRIGHT, three(305, 0.17, [0.82, 0.58, 0.38])],
  [BRIGHT, three(350, 0.19, [0.82, 0.6, 0.38])],
  [BRIGHT, three(200, 0.13, [0.92, 0.72, 0.46])],
];

/** Highest rank with a medal. */
export const MEDAL_RANKS = RANKS.length;

/** Returns a laurel with `count` leaves per side. */
function laurel(count: number): string {
  const leaf = (at: number): string =>
    `<path d="M0-72C-11-78-13-89-6-96 4-92 6-80 0-72Z" transform="rotate(${196 + at * 22}) rotate(28 0 -80)" fill="url(#m)"/>`;
  const side = Array.from({ length: count }, (_, at) => leaf(at)).join("");
  return `<g transform="translate(100 104)"><g id="q">${side}</g><use href="#q" transform="scale(-1 1)"/></g>`;
}

function stone(rank: number): string {
  if (rank < 4)
    return `<path d="${starPath(100, 102, 24 + rank * 3)}" fill="url(#m)" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`;
  if (rank === 4)
    return `<circle cx="100" cy="104" r="27" fill="url(#b)"/><ellipse cx="91" cy="93" rx="8" ry="5" fill="#fff"/>`;
  const size = 0.8 + (rank - 5) * 0.05;
  const cut =
    rank % 2 === 1
      ? `<path d="M-20-30H20L34-8 0 36-34-8Z" fill="url(#s)"/><path d="M-20-30H20L0-8Z" fill="#fff" fill-opacity=".6"/><path d="M-20-30-34-8H-12Z" fill="#fff" fill-opacity=".35"/><path d="M34-8H12L0 36Z" fill="#000" fill-opacity=".22"/><path d="M-12-8H12L0 36Z" fill="#fff" fill-opacity=".18"/>`
      : `<path d="M-16-34H16L32-16V16L16 34H-16L-32 16V-16Z" fill="url(#s)"/><path d="M-16-34H16L10-18H-10ZM-32-16-16-34-10-18-18-10Z" fill="#fff" fill-opacity=".5"/><path d="M-18-10-10-18H10L18-10V10L10 18H-10L-18 10Z" fill="#fff" fill-opacity=".25"/><path d="M16 34 32 16V-16L18-10V10L10 18Z" fill="#000" fill-opacity=".2"/>`;
  return `<g transform="translate(100 103) scale(${size})"><g transform="scale(1.180)" fill="none" stroke="url(#m)" stroke-width="5" stroke-linejoin="round"><path d="${rank % 2 === 1 ? "M-20-30H20L34-8 0 36-34-8Z" : "M-16-34H16L32-16V16L16 34H-16L-32 16V-16Z"}"/></g>${cut}</g>`;
}

const CROWN = `<path d="M64 44 58 8 80 24 100 0 120 24 142 8 136 44Q100 56 64 44Z" fill="url(#m)" stroke="#000" stroke-opacity=".25" stroke-width="2"/><circle cx="100" cy="32" r="6" fill="url(#s)"/><circle cx="80" cy="36" r="4" fill="url(#s)"/><circle cx="120" cy="36" r="4" fill="url(#s)"/>`;

/** Draws the medal of a VIP rank (1 to 12), 200 × 200, transparent. Metal, stone and ornaments become richer with the rank. */
export function drawMedal(input: { seed: string; palette: ArtPalette }): string {
  const rank = Math.min(MEDAL_RANKS, Math.max(1, Number.parseInt(input.seed, 10) || 1));
  const [metal, jewel] = RANKS[rank - 1] ?? [GOLD, GOLD];
  const brand = toLch(input.palette.brand);
  const near = rank > 4 && hueDistance(brand.h, toLch(jewel[1]).h) < 40;
  const hue = near ? brand.h + 150 : brand.h;
  const c = Math.min(0.13, Math.max(0.05, brand.c));
  const enamel = [toHex({ l: 0.46, c, h: hue }), toHex({ l: 0.22, c: c * 0.7, h: hue + 10 })];
  const teeth = rank < 3 ? 0 : rank < 9 ? 20 : 28;
  const rim =
    teeth === 0
      ? ""
      : rotatedCopies("o", teeth, 100, 104, `<circle cx="100" cy="40" r="${teeth > 20 ? 6 : 8}" fill="url(#m)"/>`);
  const ribbon = `<path d="M66 140 48 196 70 186 84 200 100 152ZM134 140 152 196 130 186 116 200 100 152Z" fill="${toHex({ l: 0.5, c: Math.max(0.1, brand.c), h: brand.h })}"/>`;
  const rays =
    rank < 9
      ? ""
      : `<g transform="rotate(15 100 104)">${rotatedCopies("r", 12, 100, 104, '<path d="M100 22 106 48H94Z" fill="url(#m)"/>')}</g>`;
  return svgDocument(
    200,
    200,
    gradient("m", metal) + gradient("s", jewel) + ballGradient("b", jewel) + gradient("g", enamel),
    `${ribbon}${rays}${rank > 4 ? laurel(Math.min(7, rank - 2)) : ""}<circle cx="102" cy="108" r="64" fill="#000" fill-opacity=".25"/>${rim}<circle cx="100" cy="104" r="62" fill="url(#m)"/><circle cx="100" cy="104" r="50" fill="url(#g)"/><circle cx="100" cy="104" r="46" fill="none" stroke="url(#m)" stroke-width="2"/>` +
      `${stone(rank)}<path d="M52 88A52 52 0 0 1 84 56" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>${rank >= 10 ? CROWN : ""}${rank >= 7 ? glint(140, 70, 12 + rank - 7) : ""}`,
  );
}
