import { n } from "~/ui/art/svg";
import type { Motif } from "./motif";

const SEVEN = "M-26-30H28V-14Q8 4 4 34H-16Q-12 6 4-12H-26Z";
const GEM = "M-30-12-16-30H16L30-12 0 32Z";

/** The pictures on a reel, each about 60 wide around 0,0. */
const SYMBOLS = [
  `<path d="${SEVEN}" fill="url(#s)"/>`,
  `<path d="${GEM}" fill="url(#s)"/><path d="M-30-12H30M-12-12 0 32 12-12 0-30Z" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`,
  `<path d="M0-32Q22-28 22 6L28 18H-28L-22 6Q-22-28 0-32Z" fill="url(#m)"/><circle cy="24" r="7" fill="url(#m)"/>`,
  `<path d="M-14 12Q-8-20 20-30Q8-14 16 12" fill="none" stroke="url(#m)" stroke-width="4"/><circle cx="-14" cy="16" r="14" fill="url(#c)"/><circle cx="16" cy="16" r="14" fill="url(#c)"/>`,
] as const;

/** Three reels in a frame, the same picture on the middle line: a win. */
const reels: Motif = (random, c) => {
  const win = random.whole(0, 3);
  const reel = (x: number, at: number): string =>
    `<g transform="translate(${x} 150)"><rect x="-37" y="-86" width="74" height="172" rx="8" fill="url(#p)"/>` +
    [-1, 0, 1]
      .map((row) => {
        const symbol = SYMBOLS[row === 0 ? win : (win + at + row + 4) % 4] ?? SYMBOLS[0];
        return `<g transform="translate(0 ${row * 72})"${row ? ' opacity=".55"' : ""}>${symbol}</g>`;
      })
      .join("") +
    `<rect x="-37" y="-86" width="74" height="172" rx="8" fill="url(#r)"/></g>`;
  return (
    `<linearGradient id="r" x2="0" y2="1"><stop stop-color="${c.ink}" stop-opacity=".85"/><stop offset=".34" stop-color="${c.ink}" stop-opacity="0"/><stop offset=".68" stop-color="${c.ink}" stop-opacity="0"/><stop offset="1" stop-color="${c.ink}" stop-opacity=".85"/></linearGradient>` +
    `<clipPath id="w"><rect x="24" y="64" width="252" height="172" rx="10"/></clipPath>` +
    `<g transform="rotate(-7 150 150)"><rect x="8" y="46" width="284" height="208" rx="26" fill="url(#m)"/>` +
    `<rect x="18" y="56" width="264" height="188" rx="18" fill="${c.ink}"/><g clip-path="url(#w)">${reel(67, 1)}${reel(150, 2)}${reel(233, 3)}</g>` +
    `<path d="M4 150l22-13v26ZM296 150l-22-13v26Z" fill="url(#s)"/></g>`
  );
};

/** One cut stone, facets lit from the left. */
const gem: Motif = (random, c) => {
  const [light, mid, deep] = random.pick([c.second, c.metal]);
  return (
    `<g transform="rotate(${random.whole(-10, 10)} 150 150)"><path d="M34 116 92 46H208L266 116 150 272Z" fill="${mid}"/>` +
    `<path d="M34 116 92 46 104 116Z" fill="${light}"/><path d="M92 46H208L150 116H104Z" fill="#fff" fill-opacity=".55"/>` +
    `<path d="M208 46 196 116H104L150 60Z" fill="${light}" fill-opacity=".7"/><path d="M34 116H104L150 272Z" fill="${light}" fill-opacity=".45"/>` +
    `<path d="M196 116H266L150 272Z" fill="${deep}"/><path d="M208 46 266 116H196Z" fill="${deep}" fill-opacity=".6"/>` +
    `<path d="M104 116H196L150 272Z" fill="${mid}"/><path d="M104 116H150V272Z" fill="#fff" fill-opacity=".16"/></g>` +
    `<path d="M60 40q4 22 22 26q-18 4-22 26q-4-22-22-26q18-4 22-26Z" fill="#fff"/>` +
    `<path d="M246 198q3 14 14 17q-11 3-14 17q-3-14-14-17q11-3 14-17Z" fill="#fff" fill-opacity=".8"/>`
  );
};

/** A big seven, pressed out of metal. */
const seven: Motif = (_, c) => {
  const path = "M62 56H242V112Q172 168 160 266H92Q100 178 166 118H62Z";
  return (
    `<circle cx="150" cy="150" r="132" fill="none" stroke="url(#m)" stroke-opacity=".35" stroke-width="2"/>` +
    `<path d="${path}" fill="${c.ink}" fill-opacity=".45" transform="translate(12 14)"/>` +
    `<path d="${path}" fill="${c.second[2]}" transform="translate(6 7)"/><path d="${path}" fill="url(#s)" stroke="url(#m)" stroke-width="9" stroke-linejoin="round"/>` +
    `<path d="M72 66H232V76H72Z" fill="#fff" fill-opacity=".45"/>`
  );
};

/** A coin with a crown, and two that fall behind it. */
const coins: Motif = (random, c) => {
  const coin = (x: number, y: number, r: number): string =>
    `<circle cx="${x + 4}" cy="${y + 6}" r="${r}" fill="${c.metal[2]}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#m)"/>` +
    `<circle cx="${x}" cy="${y}" r="${n(r * 0.8)}" fill="none" stroke="${c.metal[2]}" stroke-width="${n(r * 0.05)}" stroke-opacity=".7"/>`;
  const lean = random.whole(-12, 12);
  return (
    `${coin(228, 78, 42)}${coin(68, 232, 34)}<g transform="rotate(${lean} 150 156)">${coin(150, 156, 104)}` +
    `<path d="M92 190V124L122 152 150 106 178 152 208 124V190Z" fill="url(#s)"/><rect x="92" y="198" width="116" height="12" rx="6" fill="url(#s)"/>` +
    `<circle cx="150" cy="98" r="9" fill="url(#s)"/></g><path d="M84 96q6 30 30 36q-24 6-30 36q-6-30-30-36q24-6 30-36Z" fill="#fff"/>`
  );
};

export const slotMotifs = [reels, gem, seven, coins] as const;
