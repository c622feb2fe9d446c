import type { DrawMotif } from "./motif";
import { raised, shade, shine } from "./shapes";

const PIPS = [
  "M0 30C-44-4-30-36-10-36-3-36 0-28 0-26 0-28 3-36 10-36 30-36 44-4 0 30Z",
  "M0-38C34-8 36 16 16 18 8 18 4 14 3 10Q4 26 14 32H-14Q-4 26-3 10C-4 14-8 18-16 18-36 16-34-8 0-38Z",
  "M0-40 28 0 0 40-28 0Z",
  "M0-38A18 18 0 0 1 13-8 18 18 0 1 1 6 16Q7 28 14 32H-14Q-7 28-6 16A18 18 0 1 1-13-8 18 18 0 0 1 0-38Z",
] as const;

/** A fan of cards. */
export const fan: DrawMotif = (random, c) => {
  const count = random.whole(3, 5);
  const suit = random.whole(0, 3);
  let out = "";
  for (let i = 0; i < count; i += 1) {
    const turn = (i - (count - 1) / 2) * (count === 3 ? 20 : 15);
    const pip = PIPS[(suit + i) % 4] ?? PIPS[0];
    const fill = (suit + i) % 2 ? c.ink : "url(#s)";
    out +=
      `<g transform="translate(15 26) scale(.9) rotate(${turn} 150 340)"><rect x="88" y="44" width="124" height="184" rx="14" fill="#000" fill-opacity=".28"/>` +
      `<rect x="84" y="40" width="124" height="184" rx="14" fill="url(#p)"/><path d="${pip}" transform="translate(146 132)" fill="${fill}"/>` +
      `<path d="${pip}" transform="translate(106 66) scale(.4)" fill="${fill}"/></g>`;
  }
  return out;
};

/** Two dice on their corners. */
export const dice: DrawMotif = (random, c) => {
  const die = (x: number, y: number, size: number, turn: number, dots: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0-62 58-30V36L0 68-58 36V-30Z" fill="#000" fill-opacity=".3" transform="translate(5 8)"/>` +
    `<path d="M0-62 58-30 0 4-58-30Z" fill="${c.metal[0]}"/><path d="M-58-30 0 4V68L-58 36Z" fill="${c.metal[1]}"/><path d="M58-30 0 4V68L58 36Z" fill="${c.metal[2]}"/>${dots}</g>`;
  const top = `<ellipse cy="-29" rx="12" ry="7" fill="${c.second[2]}"/>`;
  const left = [
    [-42, 0],
    [-29, 19],
    [-16, 38],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="6" ry="9" fill="${c.ink}"/>`)
    .join("");
  const right = `<ellipse cx="18" cy="38" rx="6" ry="9" fill="${c.ink}"/><ellipse cx="42" cy="2" rx="6" ry="9" fill="${c.ink}"/>`;
  return (
    die(196, 106, 1.05, random.whole(8, 20), top + left + right) +
    die(112, 190, 1.4, random.whole(-16, -6), top + left + right)
  );
};

/** Tiles of a table game. */
export const tiles: DrawMotif = (random, c) => {
  const mark = random.whole(0, 1);
  const tile = (x: number, y: number, turn: number, face: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-42" y="-58" width="96" height="130" rx="14" fill="${c.metal[2]}"/><rect x="-48" y="-64" width="96" height="130" rx="14" fill="${c.second[1]}"/>` +
    `<rect x="-54" y="-70" width="96" height="130" rx="14" fill="url(#p)"/><g transform="translate(-6 -5)">${face}</g></g>`;
  const circles = [-34, 0, 34]
    .map((y) => `<circle cy="${y}" r="13" fill="none" stroke="${c.second[1]}" stroke-width="7"/>`)
    .join("");
  const bars = [-22, 0, 22]
    .map((x) => `<path d="M${x}-36v28M${x} 8v28" stroke="${c.second[1]}" stroke-width="9" stroke-linecap="round"/>`)
    .join("");
  const petal = `<path d="M0-40C22-16 22-8 0 0-22-8-22-16 0-40Z" fill="url(#s)"/>`;
  const flower = [0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn})">${petal}</g>`).join("");
  return (
    tile(78, 168, -14, mark ? bars : circles) + tile(228, 172, 13, mark ? circles : bars) + tile(152, 138, -1, flower)
  );
};

const DOTS: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** Returns the front face of a die, `size` wide. */
export function dieFace(x: number, y: number, size: number, turn: number, value: number, ink: string): string {
  const step = Math.round(size * 0.27);
  const dots = (DOTS[value - 1] ?? [])
    .map(
      (at) =>
        `<circle cx="${((at % 3) - 1) * step}" cy="${(Math.floor(at / 3) - 1) * step}" r="${Math.round(size * 0.1)}"/>`,
    )
    .join("");
  const half = size / 2;
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="${Math.round(size * 0.2)}" fill="url(#p)"/><g fill="${ink}">${dots}</g></g>`;
}

/** A large card suit with a crown. */
export const suit: DrawMotif = (random, c) => {
  const pip = PIPS[random.whole(0, 3)] ?? PIPS[0];
  return (
    `<g transform="translate(150 168) scale(2.700)"><path d="${pip}" fill="#000" fill-opacity=".32" transform="translate(2.500 4)"/><path d="${pip}" fill="url(#s)" stroke="url(#m)" stroke-width="4" stroke-linejoin="round"/><path d="M-24-8C-24-22-14-28-8-22" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/></g>` +
    `${raised("M96 78 104 22 132 48 150 10 168 48 196 22 204 78Z", "url(#m)", ` stroke="${c.metal[2]}" stroke-width="3" stroke-linejoin="round"`)}<circle cx="150" cy="62" r="8" fill="url(#c)"/><circle cx="122" cy="64" r="6" fill="url(#c)"/><circle cx="178" cy="64" r="6" fill="url(#c)"/>`
  );
};

/** Leaning domino tiles. */
export const dominoes: DrawMotif = (random, c) => {
  const stone = (x: number, y: number, turn: number, fill: string, ink: string): string => {
    const half = (top: number): string =>
      (DOTS[random.whole(0, 5)] ?? [])
        .map((at) => `<circle cx="${((at % 3) - 1) * 24}" cy="${top + (Math.floor(at / 3) - 1) * 24}" r="8"/>`)
        .join("");
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-40" y="-84" width="92" height="184" rx="16" fill="#000" fill-opacity=".34"/><rect x="-46" y="-92" width="92" height="184" rx="16" fill="${fill}"/><path d="M-34 0H34" stroke="${ink}" stroke-opacity=".6" stroke-width="4"/><g fill="${ink}">${half(-46)}${half(46)}</g></g>`;
  };
  return (
    stone(88, 160, -24, "url(#s)", c.paper) +
    stone(216, 162, 20, "url(#m)", c.ink) +
    stone(150, 142, random.whole(-4, 4), "url(#p)", c.ink)
  );
};

/** A chess knight. */
export const knight: DrawMotif = (random, c) =>
  `${shade(150, 276, 96)}<g transform="translate(${random.pick(["0 0) scale(1", "300 0) scale(-1 1"])})">${raised("M104 238C104 190 150 176 156 138 130 150 112 166 84 160 62 154 58 132 74 114 92 92 92 62 122 44L130 16 156 40C212 48 246 108 232 238Z", "url(#p)")}<path d="M156 40C212 48 246 108 232 238H200C214 150 200 84 156 40Z" fill="${c.metal[2]}" fill-opacity=".55"/>` +
  `<circle cx="126" cy="86" r="9" fill="${c.ink}"/><path d="M78 138 96 132" stroke="${c.ink}" stroke-width="6" stroke-linecap="round"/><path d="M176 64Q200 90 206 132M194 60Q222 92 226 140" fill="none" stroke="url(#s)" stroke-width="8" stroke-linecap="round"/></g><path d="M86 236H246L254 276H78Z" fill="url(#m)"/><path d="M92 246H240" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>${shine("M98 120Q112 96 112 72", 5, 0.8)}`;
