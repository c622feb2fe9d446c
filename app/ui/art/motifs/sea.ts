import type { Random } from "~/ui/art/random";
import { n } from "~/ui/art/svg";
import type { Motif } from "./motif";

function bubbles(random: Random, count: number): string {
  let out = "";
  for (let i = 0; i < count; i += 1) {
    const r = n(random.between(4, 15));
    const x = n(random.between(16, 284));
    const y = n(random.between(6, 290));
    out += `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/>`;
  }
  return out;
}

const RAYS = `<path d="M-40-60 60-60 170 330 60 330ZM90-60 140-60 330 330 250 330Z" fill="#fff" fill-opacity=".09"/>`;

/** One fish, facing left, around 0,0, about 200 wide. */
function fish(body: string, fin: string): string {
  return (
    `<path d="M62 0Q84-44 116-52 104 0 116 52 84 44 62 0Z" fill="${fin}"/><path d="M-28-40Q8-86 52-74 40-52 44-30Z" fill="${fin}"/><path d="M-8 40Q12 72 42 70 34 50 34 34Z" fill="${fin}"/>` +
    `<path d="M-104 6C-80-42-34-56 4-52 40-48 66-22 78 0 66 24 38 48 0 50-40 52-82 40-104 6Z" fill="${body}"/>` +
    `<path d="M-38-48Q-14 0-40 47M-4-52Q18 0-4 50M30-44Q46 0 30 42" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M-100 6Q-84 14-70 10" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>` +
    `<circle cx="-64" cy="-12" r="13" fill="#fff"/><circle cx="-67" cy="-12" r="7.5" fill="#111"/><circle cx="-69" cy="-15" r="2.5" fill="#fff"/>` +
    `<path d="M-84-22C-56-46-20-50 8-46" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`
  );
}

const bigFish: Motif = (random) =>
  `${RAYS}${bubbles(random, 6)}<g transform="translate(152 152) rotate(${random.whole(-12, 8)}) scale(1.08)">${fish("url(#m)", "url(#s)")}</g>`;

const shoal: Motif = (random) =>
  `${RAYS}${bubbles(random, 4)}<g transform="translate(214 224) scale(.62)"><g id="o">${fish("url(#s)", "url(#m)")}</g></g>` +
  `<use href="#o" transform="translate(206 76) scale(.5)" opacity=".75"/><g transform="translate(112 146) scale(.92)">${fish("url(#m)", "url(#s)")}</g>`;

/** A jellyfish: a bell of light and slow arms. */
const jelly: Motif = (random, c) => {
  const arms = [-64, -38, -12, 14, 40, 66]
    .map((x, at) => {
      const length = 96 + ((at * 37) % 44);
      return `<path d="M${150 + x} 152q${at % 2 ? 18 : -18} ${length / 3} 0 ${length * 0.6}t${at % 2 ? 6 : -6} ${length * 0.5}" fill="none" stroke="url(#m)" stroke-width="${at % 2 ? 5 : 8}" stroke-opacity=".8" stroke-linecap="round"/>`;
    })
    .join("");
  return (
    `${RAYS}${bubbles(random, 7)}${arms}<path d="M46 158C40 72 96 30 150 30S260 72 254 158Q240 172 228 158 214 172 202 158 188 174 176 158 163 174 150 158 137 174 124 158 112 174 98 158 86 172 72 158 60 172 46 158Z" fill="url(#s)"/>` +
    `<path d="M78 128C80 84 110 58 150 58" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="10" stroke-linecap="round"/><circle cx="186" cy="104" r="10" fill="${c.metal[0]}" fill-opacity=".7"/><circle cx="212" cy="126" r="6" fill="${c.metal[0]}" fill-opacity=".7"/>`
  );
};

export const seaMotifs = [bigFish, shoal, jelly] as const;
