import { rotatedCopies, round1 } from "../svg";
import { dieFace } from "./cards";
import type { DrawMotif } from "./motif";
import { glint, shade, shine } from "./shapes";

/** Returns a casino chip seen from above. */
function chip(x: number, y: number, r: number, fill: string): string {
  const edge = round1((2 * Math.PI * r * 0.86) / 16);
  return (
    `<circle cx="${x + 2}" cy="${y + 5}" r="${r}" fill="#000" fill-opacity=".35"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>` +
    `<circle cx="${x}" cy="${y}" r="${round1(r * 0.86)}" fill="none" stroke="#fff" stroke-width="${round1(r * 0.26)}" stroke-dasharray="${edge}"/>` +
    `<circle cx="${x}" cy="${y}" r="${round1(r * 0.6)}" fill="${fill}" stroke="#fff" stroke-opacity=".65" stroke-width="${round1(r * 0.04)}"/>`
  );
}

/** A roulette wheel from above, randomly rotated, with a ball at rest. */
export const roulette: DrawMotif = (random, c) => {
  const step = round1((2 * Math.PI * 104) / 36);
  const turn = random.whole(0, 359);
  return (
    `<g transform="rotate(${turn} 150 156)"><circle cx="150" cy="156" r="138" fill="url(#m)"/><circle cx="150" cy="156" r="126" fill="${c.ink}"/>` +
    `<circle cx="150" cy="156" r="104" fill="none" stroke="${c.second[1]}" stroke-width="40"/>` +
    `<circle cx="150" cy="156" r="104" fill="none" stroke="${c.ink}" stroke-width="40" stroke-dasharray="${step}"/>` +
    `<circle cx="150" cy="156" r="124" fill="none" stroke="${c.metal[1]}" stroke-width="2"/><circle cx="150" cy="156" r="84" fill="${c.ink}" stroke="${c.metal[1]}" stroke-width="3"/></g>` +
    `<circle cx="150" cy="156" r="66" fill="url(#g)"/>` +
    `<g transform="rotate(${turn} 150 156)">${rotatedCopies("o", 4, 150, 156, `<path d="M145 156V96a5 5 0 0 1 10 0V156Z" fill="url(#m)"/><circle cx="150" cy="92" r="9" fill="url(#b)"/>`)}</g>` +
    `<circle cx="150" cy="156" r="22" fill="url(#b)"/><circle cx="78" cy="86" r="11" fill="#fff"/><path d="M30 120A126 126 0 0 1 190 36" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="14" stroke-linecap="round"/>`
  );
};

/** Stacks of chips. */
export const chips: DrawMotif = (random, c) => {
  const stack = (id: string, x: number, y: number, count: number, dark: string, top: string): string => {
    const layer =
      `<g id="${id}"><path d="M${x - 62} ${y}v15a62 26 0 0 0 124 0v-15Z" fill="${dark}"/>` +
      `<path d="M${x - 40} ${y + 20}v14l16 5v-14ZM${x + 40} ${y + 20}v14l-16 5v-14Z" fill="#fff" fill-opacity=".85"/>` +
      `<ellipse cx="${x}" cy="${y}" rx="62" ry="26" fill="${top}" stroke="${dark}" stroke-width="1.5"/></g>`;
    const others = Array.from({ length: count - 1 }, (_, at) => `<use href="#${id}" y="${-17 * (at + 1)}"/>`).join("");
    const at = y - (count - 1) * 17;
    return (
      `${layer}${others}<ellipse cx="${x}" cy="${at}" rx="50" ry="20" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="10" stroke-dasharray="13 11"/>` +
      `<ellipse cx="${x}" cy="${at}" rx="36" ry="14" fill="${top}" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>`
    );
  };
  const high = random.whole(6, 8);
  return (
    stack("u", 206, 196, high, c.second[2], "url(#s)") +
    stack("v", 88, 208, high - 3, c.metal[2], "url(#m)") +
    stack("x", 156, 246, 3, c.ink, c.ground[0])
  );
};

/** A hand of two cards with a chip. */
export const hand: DrawMotif = (random, c) => {
  const pip = random.pick([
    "M0 24C-34-2-24-28-8-28-2-28 0-22 0-20 0-22 2-28 8-28 24-28 34-2 0 24Z",
    "M0-32 24 0 0 32-24 0Z",
  ]);
  const card = (turn: number, x: number): string =>
    `<g transform="translate(${x} 150) rotate(${turn})"><rect x="-66" y="-94" width="132" height="188" rx="14" fill="#000" fill-opacity=".3" transform="translate(5 8)"/>` +
    `<rect x="-66" y="-94" width="132" height="188" rx="14" fill="url(#p)"/><path d="${pip}" transform="scale(1.35)" fill="url(#s)"/>` +
    `<path d="${pip}" transform="translate(-44 -68) scale(.42)" fill="url(#s)"/><path d="${pip}" transform="translate(44 68) scale(.42)" fill="url(#s)"/></g>`;
  return card(-14, 108) + card(10, 184) + chip(150, 232, 46, c.metal[1]);
};

/** Dice under a glass dome. */
export const dome: DrawMotif = (random, c) =>
  `${shade(150, 268, 124)}<path d="M36 236A114 26 0 0 0 264 236V252A114 28 0 0 1 36 252Z" fill="${c.metal[2]}"/><ellipse cx="150" cy="236" rx="114" ry="28" fill="url(#m)"/><ellipse cx="150" cy="232" rx="92" ry="20" fill="${c.second[2]}"/>` +
  `${dieFace(106, 196, 58, random.whole(-14, -4), random.whole(1, 6), c.ink)}${dieFace(194, 200, 54, random.whole(6, 18), random.whole(1, 6), c.ink)}${dieFace(150, 150, 62, random.whole(-8, 14), random.whole(1, 6), c.ink)}` +
  `<path d="M52 232C44 96 92 42 150 42S256 96 248 232Q150 266 52 232Z" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>${shine("M78 176C78 112 100 76 132 64", 11, 0.5)}<circle cx="150" cy="32" r="16" fill="url(#b)"/>`;

/** A gaming table under a lamp, with cards and chips. */
export const felt: DrawMotif = (random, c) => {
  const card = (x: number, turn: number, back: boolean): string =>
    `<g transform="translate(${x} 178) rotate(${turn})"><rect x="-30" y="-42" width="60" height="84" rx="8" fill="url(#${back ? "s" : "p"})" stroke="${back ? c.paper : c.metal[2]}" stroke-width="${back ? 5 : 1}"/>${back ? "" : `<path d="M0-22 16 0 0 22-16 0Z" fill="${c.second[1]}"/>`}</g>`;
  return (
    `<path d="M150 40 20 250H280Z" fill="${c.metal[0]}" fill-opacity=".2"/><ellipse cx="150" cy="226" rx="190" ry="96" fill="url(#m)"/><ellipse cx="150" cy="226" rx="176" ry="86" fill="${c.ground[1]}"/><ellipse cx="150" cy="226" rx="176" ry="86" fill="${c.ink}" fill-opacity=".25"/><path d="M2 232A148 66 0 0 1 298 232" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>` +
    `<path d="M94 44Q150-14 206 44Z" fill="url(#m)"/><ellipse cx="150" cy="44" rx="56" ry="11" fill="${c.paper}"/><path d="M150-20V14" stroke="${c.metal[2]}" stroke-width="8"/>${card(100, -12, false)}${card(152, -2, false)}${card(206, 9, random.whole(0, 1) === 1)}` +
    `${chip(74, 248, 24, c.second[1])}${chip(226, 250, 24, c.metal[1])}${chip(150, 262, 22, c.second[2])}`
  );
};

/** Two facing cards, separated by a bolt. */
export const duel: DrawMotif = (random, c) => {
  const side = (x: number, turn: number, fill: string, sign: string): string =>
    `<g transform="translate(${x} 148) rotate(${turn})"><rect x="-58" y="-88" width="124" height="188" rx="16" fill="#000" fill-opacity=".3"/><rect x="-62" y="-94" width="124" height="188" rx="16" fill="${fill}" stroke="${c.paper}" stroke-width="7"/><circle r="42" fill="${c.paper}" fill-opacity=".92"/>${sign}</g>`;
  const claw = `<path d="M-22-20Q-8 0-20 26M0-24Q12 0 0 28M22-20Q32 0 20 26" fill="none" stroke="${c.ink}" stroke-width="8" stroke-linecap="round"/>`;
  const flare = `<path d="M2-32C8-14 28-2 24 16 20 32-20 32-24 12-24 0-14-4-10-14-4-4 0-6 2-32Z" fill="${c.ink}"/>`;
  const lean = random.whole(8, 13);
  return `${side(90, -lean, "url(#s)", flare)}${side(212, lean, "url(#m)", claw)}<path d="M166 22 122 152H148L132 282 186 128H158Z" fill="#fff"/>${glint(46, 50, 18)}`;
};

/** A game show's wheel on its support. */
export const showWheel: DrawMotif = (random, c) => {
  const slices = Array.from({ length: 12 }, (_, at) => {
    const fill = [c.second[1], c.paper, c.ink, c.metal[1]][at % 4] ?? c.paper;
    return `<path d="M0 0-27-104Q0-112 27-104Z" transform="rotate(${at * 30})" fill="${fill}"/>`;
  }).join("");
  return (
    `${shade(150, 282, 96)}<path d="M128 150H172L204 284H96Z" fill="${c.metal[2]}"/><circle cx="150" cy="134" r="122" fill="url(#m)"/><g transform="translate(150 134) rotate(${random.whole(0, 59)})">${slices}</g>` +
    `<circle cx="150" cy="134" r="113" fill="none" stroke="${c.paper}" stroke-width="7" stroke-linecap="round" stroke-dasharray=".1 29.500"/><circle cx="150" cy="134" r="40" fill="url(#c)"/><path d="M150 110 158 127 176 129 163 142 167 160 150 151 133 160 137 142 124 129 142 127Z" fill="url(#m)"/><path d="M132-2H168L150 44Z" fill="url(#s)" stroke="${c.paper}" stroke-width="4"/>`
  );
};
