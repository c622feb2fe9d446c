import { rotatedCopies } from "../svg";
import type { DrawMotif } from "./motif";
import { raised, shine, starPath } from "./shapes";

const HEX = "M150 26 258 88V212L150 274 42 212V88Z";

/** A crosshair on a shield. */
export const reticle: DrawMotif = (random, c) =>
  `<path d="${HEX}" fill="${c.ink}" fill-opacity=".55" stroke="url(#m)" stroke-width="6"/><path d="${HEX}" transform="translate(22.500 22.500) scale(.85)" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2"/>` +
  `<g transform="rotate(${random.pick([0, 45])} 150 150)"><circle cx="150" cy="150" r="74" fill="none" stroke="url(#s)" stroke-width="10" stroke-dasharray="86 30.200" stroke-dashoffset="-15"/>` +
  `${rotatedCopies("o", 4, 150, 150, `<path d="M146 46h8v54l-4 6-4-6Z" fill="url(#m)"/>`)}</g>` +
  `<circle cx="150" cy="150" r="30" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><circle cx="150" cy="150" r="9" fill="url(#m)"/>`;

/** A lightning bolt in front of chevrons. */
export const bolt: DrawMotif = (_, c) =>
  `<g fill="none" stroke="url(#s)" stroke-width="16" stroke-linejoin="round"><path d="M40 96 150 34 260 96" stroke-opacity=".9"/><path d="M40 146 150 84 260 146" stroke-opacity=".5"/><path d="M40 204 150 266 260 204" stroke-opacity=".9"/></g>` +
  `<path d="M176 40 84 166H142L122 264 220 130H160Z" fill="${c.ink}" fill-opacity=".5" transform="translate(8 10)"/><path d="M176 40 84 166H142L122 264 220 130H160Z" fill="url(#m)"/><path d="M170 56 96 158H108L164 78Z" fill="#fff" fill-opacity=".5"/>`;

/** A game pad. */
export const pad: DrawMotif = (random, c) =>
  `<g transform="rotate(${random.whole(-14, -4)} 150 150)"><path d="M82 84H218C262 84 282 142 284 200 285 236 252 242 234 214L212 184H88L66 214C48 242 15 236 16 200 18 142 38 84 82 84Z" fill="#000" fill-opacity=".35" transform="translate(6 10)"/>` +
  `<path d="M82 84H218C262 84 282 142 284 200 285 236 252 242 234 214L212 184H88L66 214C48 242 15 236 16 200 18 142 38 84 82 84Z" fill="url(#m)"/><path d="M80 92H214" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M82 112h16v18h18v16H98v18H82V146H64V130H82Z" fill="${c.ink}"/><circle cx="200" cy="120" r="11" fill="url(#c)"/><circle cx="226" cy="140" r="11" fill="${c.ink}"/><circle cx="176" cy="140" r="11" fill="${c.ink}"/><circle cx="200" cy="160" r="11" fill="url(#c)"/></g>`;

/** Cells of a hexagonal grid, one of them lit. */
export const cells: DrawMotif = (random, c) => {
  const cell = "M0-46 40-23V23L0 46-40 23V-23Z";
  const spots = [
    [150, 74],
    [62, 74],
    [238, 74],
    [106, 150],
    [194, 150],
    [150, 226],
    [62, 226],
    [238, 226],
  ] as const;
  const lit = random.whole(3, 4);
  const others = spots
    .map(
      ([x, y], at) =>
        `<path d="${cell}" transform="translate(${x} ${y})" fill="${at === lit ? "url(#m)" : at % 3 === 0 ? "url(#s)" : c.ink}" fill-opacity="${at === lit || at % 3 === 0 ? 1 : 0.55}" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`,
    )
    .join("");
  const [x, y] = spots[lit] ?? spots[3];
  return `${others}<path d="M${x + 4} ${y - 34} ${x - 20} ${y + 6}h16l-6 28 28-42h-16Z" fill="${c.ink}"/>`;
};

/** Two crossed blades behind a badge. */
export const blades: DrawMotif = (random, c) => {
  const blade = `<g id="o"><path d="M20 40 30 20 64 44 214 214 196 230 40 70Z" fill="url(#p)"/><path d="M40 44 204 222" stroke="${c.ink}" stroke-opacity=".3" stroke-width="4"/><path d="M178 250Q226 236 236 190" fill="none" stroke="url(#m)" stroke-width="15" stroke-linecap="round"/><path d="M216 228 262 276" stroke="${c.second[2]}" stroke-width="18" stroke-linecap="round"/></g>`;
  return `<circle cx="150" cy="146" r="128" fill="none" stroke="url(#s)" stroke-width="12" stroke-dasharray="${random.pick(["92 42", "60 41", "180 88"])}"/>${blade}<use href="#o" transform="matrix(-1 0 0 1 300 0)"/>${raised("M150 78 214 114V184L150 222 86 184V114Z", "url(#s)", ' stroke="url(#m)" stroke-width="9" stroke-linejoin="round"')}<path d="${starPath(150, 150, 40)}" fill="url(#m)"/>`;
};

/** A helmet with a lit visor. */
export const visor: DrawMotif = (random, c) =>
  `<g transform="rotate(${random.whole(-6, 6)} 150 150)">${raised("M150 28C222 28 262 78 262 142L254 214 202 270H98L46 214 38 142C38 78 78 28 150 28Z", "url(#s)")}<path d="M150 28C222 28 262 78 262 142L254 214 202 270H150Z" fill="#000" fill-opacity=".2"/><path d="M132 30H168L176 116H124Z" fill="url(#m)"/>` +
  `<path d="M52 134 124 120H176L248 134 238 184 176 196 150 186 124 196 62 184Z" fill="${c.ink}"/><path d="M72 146 124 136H176L228 146 222 172 176 180 150 170 124 180 78 172Z" fill="url(#m)"/><path d="M84 150 130 142 112 174 86 168Z" fill="#fff" fill-opacity=".65"/><path d="M110 214H190M118 232H182M126 250H174" stroke="${c.ink}" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"/>${shine("M62 118C70 84 92 60 118 52", 8, 0.5)}</g>`;

/** Four keys of a keyboard. */
export const keys: DrawMotif = (random, c) => {
  const lit = random.whole(0, 3);
  const cap = (x: number, y: number, at: number, arrow: number): string =>
    `<g transform="translate(${x} ${y})"><rect x="-48" y="-40" width="96" height="96" rx="18" fill="${at === lit ? c.metal[2] : c.ink}"/><rect x="-48" y="-48" width="96" height="90" rx="18" fill="url(#${at === lit ? "m" : "s"})"/><rect x="-36" y="-42" width="72" height="70" rx="14" fill="#fff" fill-opacity=".2"/><path d="M0-22 20 8H-20Z" transform="translate(0 -6) rotate(${arrow} 0 0)" fill="${at === lit ? c.ink : "#fff"}"/></g>`;
  return `<g transform="rotate(-8 150 150) translate(20 22) scale(.85)"><rect x="-14" y="32" width="332" height="244" rx="36" fill="${c.ink}" fill-opacity=".45"/>${cap(152, 98, 0, 0)}${cap(46, 204, 1, -90)}${cap(152, 204, 2, 180)}${cap(258, 204, 3, 90)}</g>`;
};
