import type { Motif } from "./motif";

const PIPS = [
  "M0 30C-44-4-30-36-10-36-3-36 0-28 0-26 0-28 3-36 10-36 30-36 44-4 0 30Z",
  "M0-38C34-8 36 16 16 18 8 18 4 14 3 10Q4 26 14 32H-14Q-4 26-3 10C-4 14-8 18-16 18-36 16-34-8 0-38Z",
  "M0-40 28 0 0 40-28 0Z",
  "M0-38A18 18 0 0 1 13-8 18 18 0 1 1 6 16Q7 28 14 32H-14Q-7 28-6 16A18 18 0 1 1-13-8 18 18 0 0 1 0-38Z",
] as const;

/** A fan of cards, the front one whole. */
const fan: Motif = (random, c) => {
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
const dice: Motif = (random, c) => {
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

/** Tiles of a table game standing in a row. */
const tiles: Motif = (random, c) => {
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

export const cardMotifs = [fan, dice, tiles] as const;
