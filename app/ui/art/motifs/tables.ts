import { around, n } from "~/ui/art/svg";
import type { Motif } from "./motif";

/** A chip seen from above. */
export function chip(x: number, y: number, r: number, fill: string): string {
  const edge = n((2 * Math.PI * r * 0.86) / 16);
  return (
    `<circle cx="${x + 2}" cy="${y + 5}" r="${r}" fill="#000" fill-opacity=".35"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>` +
    `<circle cx="${x}" cy="${y}" r="${n(r * 0.86)}" fill="none" stroke="#fff" stroke-width="${n(r * 0.26)}" stroke-dasharray="${edge}"/>` +
    `<circle cx="${x}" cy="${y}" r="${n(r * 0.6)}" fill="${fill}" stroke="#fff" stroke-opacity=".65" stroke-width="${n(r * 0.04)}"/>`
  );
}

/** A wheel from above, turned and cut by the edge, with a ball at rest. */
const roulette: Motif = (random, c) => {
  const step = n((2 * Math.PI * 104) / 36);
  const turn = random.whole(0, 359);
  return (
    `<g transform="rotate(${turn} 150 156)"><circle cx="150" cy="156" r="138" fill="url(#m)"/><circle cx="150" cy="156" r="126" fill="${c.ink}"/>` +
    `<circle cx="150" cy="156" r="104" fill="none" stroke="${c.second[1]}" stroke-width="40"/>` +
    `<circle cx="150" cy="156" r="104" fill="none" stroke="${c.ink}" stroke-width="40" stroke-dasharray="${step}"/>` +
    `<circle cx="150" cy="156" r="124" fill="none" stroke="${c.metal[1]}" stroke-width="2"/><circle cx="150" cy="156" r="84" fill="${c.ink}" stroke="${c.metal[1]}" stroke-width="3"/></g>` +
    `<circle cx="150" cy="156" r="66" fill="url(#g)"/>` +
    `<g transform="rotate(${turn} 150 156)">${around("o", 4, 150, 156, `<path d="M145 156V96a5 5 0 0 1 10 0V156Z" fill="url(#m)"/><circle cx="150" cy="92" r="9" fill="url(#b)"/>`)}</g>` +
    `<circle cx="150" cy="156" r="22" fill="url(#b)"/><circle cx="78" cy="86" r="11" fill="#fff"/><path d="M30 120A126 126 0 0 1 190 36" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="14" stroke-linecap="round"/>`
  );
};

/** Stacks of chips, the nearest whole. */
const chips: Motif = (random, c) => {
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

/** The two cards of a hand and a chip on them. */
const hand: Motif = (random, c) => {
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

export const tableMotifs = [roulette, chips, hand] as const;
