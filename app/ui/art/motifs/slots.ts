import { rotatedCopies, round1 } from "../svg";
import type { DrawMotif } from "./motif";
import { glint, raised, shine } from "./shapes";

const SEVEN = "M-26-30H28V-14Q8 4 4 34H-16Q-12 6 4-12H-26Z";
const GEM = "M-30-12-16-30H16L30-12 0 32Z";

/** Symbols of a reel, each about 60 wide around 0,0. */
const SYMBOLS = [
  `<path d="${SEVEN}" fill="url(#s)"/>`,
  `<path d="${GEM}" fill="url(#s)"/><path d="M-30-12H30M-12-12 0 32 12-12 0-30Z" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`,
  `<path d="M0-32Q22-28 22 6L28 18H-28L-22 6Q-22-28 0-32Z" fill="url(#m)"/><circle cy="24" r="7" fill="url(#m)"/>`,
  `<path d="M-14 12Q-8-20 20-30Q8-14 16 12" fill="none" stroke="url(#m)" stroke-width="4"/><circle cx="-14" cy="16" r="14" fill="url(#c)"/><circle cx="16" cy="16" r="14" fill="url(#c)"/>`,
  `<path d="M0-32 9-10 32-8 14 8 20 31 0 19-20 31-14 8-32-8-9-10Z" fill="url(#m)"/>`,
] as const;

/** Three reels in a frame with a winning line: the same symbol in the middle row. */
export const reels: DrawMotif = (random, c) => {
  const win = random.whole(0, 4);
  const reel = (x: number, at: number): string =>
    `<g transform="translate(${x} 150)"><use href="#o" fill="url(#p)"/>` +
    [-1, 0, 1]
      .map((row) => {
        const symbol = SYMBOLS[row === 0 ? win : (win + at + row + 5) % 5] ?? SYMBOLS[0];
        return `<g transform="translate(0 ${row * 72})"${row ? ' opacity=".55"' : ""}>${symbol}</g>`;
      })
      .join("") +
    `<use href="#o" fill="url(#r)"/></g>`;
  return (
    `<linearGradient id="r" x2="0" y2="1"><stop stop-color="${c.ink}" stop-opacity=".85"/><stop offset=".34" stop-color="${c.ink}" stop-opacity="0"/><stop offset=".68" stop-color="${c.ink}" stop-opacity="0"/><stop offset="1" stop-color="${c.ink}" stop-opacity=".85"/></linearGradient>` +
    `<defs><rect id="o" x="-37" y="-86" width="74" height="172" rx="8"/></defs><clipPath id="w"><rect x="24" y="64" width="252" height="172" rx="10"/></clipPath>` +
    `<g transform="rotate(-7 150 150)"><rect x="8" y="46" width="284" height="208" rx="26" fill="url(#m)"/>` +
    `<rect x="18" y="56" width="264" height="188" rx="18" fill="${c.ink}"/><g clip-path="url(#w)">${reel(67, 1)}${reel(150, 2)}${reel(233, 3)}</g>` +
    `<path d="M4 150l22-13v26ZM296 150l-22-13v26Z" fill="url(#s)"/></g>`
  );
};

/** A big metal seven, or three of them. */
export const seven: DrawMotif = (random, c) => {
  const path = "M62 56H242V112Q172 168 160 266H92Q100 178 166 118H62Z";
  const three = random.whole(0, 1) === 1;
  const figure =
    `<g id="o"><path d="${path}" fill="${c.ink}" fill-opacity=".45" transform="translate(12 14)"/>` +
    `<path d="${path}" fill="${c.second[2]}" transform="translate(6 7)"/><path d="${path}" fill="url(#s)" stroke="url(#m)" stroke-width="9" stroke-linejoin="round"/>` +
    `<path d="M72 66H232V76H72Z" fill="#fff" fill-opacity=".45"/></g>`;
  if (!three) return `${figure}${glint(60, 58, 30)}`;
  return (
    `<g transform="translate(-8 62) rotate(-12 90 150) scale(.62)">${figure}</g><use href="#o" transform="translate(138 38) rotate(12 60 100) scale(.62)"/>` +
    `<use href="#o" transform="translate(36 20) scale(.78)"/>${glint(88, 66, 26)}`
  );
};

/** A coin with a symbol, and three smaller coins behind it. */
export const coins: DrawMotif = (random, c) => {
  const coin = (x: number, y: number, r: number): string =>
    `<circle cx="${x + 4}" cy="${y + 6}" r="${r}" fill="${c.metal[2]}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#m)"/>` +
    `<circle cx="${x}" cy="${y}" r="${round1(r * 0.8)}" fill="none" stroke="${c.metal[2]}" stroke-width="${round1(r * 0.05)}" stroke-opacity=".7"/>`;
  const face = random.pick([
    `<path d="M92 190V124L122 152 150 106 178 152 208 124V190Z" fill="url(#s)"/><rect x="92" y="198" width="116" height="12" rx="6" fill="url(#s)"/><circle cx="150" cy="98" r="9" fill="url(#s)"/>`,
    `<path d="M150 90 168 134 215 138 179 168 191 214 150 189 109 214 121 168 85 138 132 134Z" fill="url(#s)"/>`,
    `<rect x="126" y="132" width="48" height="48" rx="4" fill="url(#g)" stroke="${c.metal[2]}" stroke-width="6"/>${rotatedCopies("o", 4, 150, 156, `<path d="M134 84H166L158 112H142Z" fill="url(#s)"/>`)}`,
  ]);
  return `${coin(228, 78, 42)}${coin(68, 232, 34)}${coin(242, 232, 22)}<g transform="rotate(${random.whole(-12, 12)} 150 156)">${coin(150, 156, 104)}${face}</g>${glint(84, 100, 34)}`;
};

/** A wheel of fortune with a pointer on top. */
export const wheel: DrawMotif = (random, c) => {
  const parts = [c.second[1], c.paper, c.metal[1], c.ink, c.second[0], c.paper, c.metal[2], c.ink];
  const slices = parts
    .map((fill, at) => `<path d="M0 0-45-108A117 117 0 0 1 45-108Z" transform="rotate(${at * 45})" fill="${fill}"/>`)
    .join("");
  const bulbs = `<circle r="121" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-dasharray=".1 31.600"/>`;
  return (
    `<circle cx="156" cy="166" r="134" fill="#000" fill-opacity=".3"/><g transform="translate(150 156)"><circle r="134" fill="url(#m)"/>` +
    `<g transform="rotate(${random.whole(0, 7) * 45 + 22})">${slices}</g>${bulbs}<circle r="34" fill="url(#m)"/><circle r="22" fill="url(#c)"/></g>` +
    raised("M128 10H172L150 66Z", "url(#s)", ` stroke="${c.metal[0]}" stroke-width="5" stroke-linejoin="round"`)
  );
};

/** A bell with a bow. */
export const bell: DrawMotif = (random, c) =>
  `<g transform="rotate(${random.whole(-14, 14)} 150 60)"><circle cx="150" cy="240" r="26" fill="url(#b)"/>` +
  `${raised("M150 44C206 48 220 104 224 156 226 190 240 204 256 218V232H44V218C60 204 74 190 76 156 80 104 94 48 150 44Z", "url(#m)")}` +
  `<path d="M44 214H256V234H44Z" fill="${c.metal[2]}"/><path d="M78 176H222" stroke="${c.metal[2]}" stroke-width="7"/>${shine("M104 168C104 116 112 84 134 68", 11)}` +
  `<path d="M150 50C110 14 76 20 70 44 66 66 104 72 150 50 196 72 234 66 230 44 224 20 190 14 150 50Z" fill="url(#s)"/><circle cx="150" cy="50" r="15" fill="url(#c)"/></g>`;

/** A wrapped sweet in front of a lollipop. */
export const candy: DrawMotif = (random, c) =>
  `<path d="M196 112 262 290" stroke="${c.paper}" stroke-width="14" stroke-linecap="round"/><circle cx="190" cy="100" r="76" fill="url(#c)"/>` +
  `<path d="M190 100Q212 88 204 68 184 48 158 70 140 106 176 136 226 148 242 100" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="13" stroke-linecap="round"/>` +
  `<g transform="rotate(${random.whole(-34, -18)} 110 196)">${raised("M58 196 6 152Q2 196 6 240ZM162 196 214 152Q218 196 214 240Z", c.metal[1])}<ellipse cx="110" cy="196" rx="64" ry="52" fill="url(#m)"/>` +
  `<path d="M86 148Q66 196 86 244M122 144Q102 196 122 248M154 160Q140 196 154 232" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="10"/></g>${glint(78, 74, 24)}`;
