import { ballGradient, rotatedCopies } from "../svg";
import type { DrawMotif } from "./motif";
import { glint, raised, shade, shine, starPath } from "./shapes";

/** A pitch in perspective under floodlights. */
const PITCH =
  `<path d="M-60-80 40-80 110 240-40 240ZM260-80 360-80 340 240 190 240Z" fill="#fff" fill-opacity=".07"/>` +
  `<path d="M-60 420 40 214H260L360 420" fill="#fff" fill-opacity=".06" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>` +
  `<path d="M0 296H300M92 214 84 244H216L208 214" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><ellipse cx="150" cy="296" rx="72" ry="22" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`;

const SHADOW = `<ellipse cx="156" cy="268" rx="84" ry="16" fill="#000" fill-opacity=".4"/>`;

export const football: DrawMotif = (random, c) => {
  const patch = rotatedCopies(
    "o",
    5,
    0,
    0,
    `<path d="M0-60V-31" stroke="${c.ink}" stroke-width="5"/><path d="M0-60 30-74 36-106H-36L-30-74Z" fill="${c.ink}"/><path d="M30-74 62-56" stroke="${c.ink}" stroke-width="5"/>`,
  );
  return (
    `${PITCH}${SHADOW}<clipPath id="k"><circle r="96"/></clipPath><g transform="translate(150 148)"><circle r="96" fill="url(#p)"/>` +
    `<g clip-path="url(#k)"><g transform="rotate(${random.whole(0, 60)}) scale(.98)">${patch}<path d="M0-34 32-10 20 28H-20L-32-10Z" fill="${c.ink}"/></g>` +
    `<circle cx="38" cy="44" r="104" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="56"/></g></g>`
  );
};

export const basketball: DrawMotif = (random, c) =>
  `${PITCH}${SHADOW}<clipPath id="k"><circle r="96"/></clipPath><g transform="translate(150 148) rotate(${random.whole(-30, 30)})">${ballGradient("y", c.amber)}<circle r="96" fill="url(#y)"/>` +
  `<g clip-path="url(#k)" fill="none" stroke="${c.ink}" stroke-opacity=".8" stroke-width="5"><path d="M-96 0H96M0-96V96"/><circle cx="-112" r="84"/><circle cx="112" r="84"/></g></g>`;

export const tennis: DrawMotif = (random) =>
  `${PITCH}${SHADOW}<clipPath id="k"><circle r="88"/></clipPath><g transform="translate(150 150) rotate(${random.whole(-40, 40)})">${ballGradient("y", ["#f5fbc2", "#d8e455", "#8d9c1c"])}<circle r="88" fill="url(#y)"/>` +
  `<g clip-path="url(#k)" fill="none" stroke="#fff" stroke-width="9"><circle cx="-104" cy="-10" r="86"/><circle cx="104" cy="10" r="86"/></g></g>`;

/** A cup with handles. */
export const cup: DrawMotif = (random, c) =>
  `${PITCH}${shade(150, 274, 92)}<path d="M78 78H32C26 142 62 176 106 178M222 78H268C274 142 238 176 194 178" fill="none" stroke="url(#m)" stroke-width="15" stroke-linecap="round"/><path d="M132 192H168L176 236H124Z" fill="${c.metal[2]}"/>${raised("M72 48H228C232 130 206 196 150 208 94 196 68 130 72 48Z", "url(#m)")}` +
  `<ellipse cx="150" cy="48" rx="78" ry="16" fill="${c.metal[2]}"/><path d="M96 230H204L216 274H84Z" fill="url(#s)"/><rect x="118" y="240" width="64" height="20" rx="5" fill="url(#m)"/>${random.pick([`<path d="${starPath(150, 122, 40)}" fill="url(#s)"/>`, `<path d="M120 112q30 22 60 0M120 132q30 22 60 0M120 92q30 22 60 0" fill="none" stroke="url(#s)" stroke-width="9" stroke-linecap="round"/>`])}${shine("M92 72C92 116 102 150 118 172", 9, 0.65)}${glint(226, 44, 24)}`;

/** A ball flying into the net. */
export const arc: DrawMotif = (random, c) => {
  const net = Array.from({ length: 7 }, (_, at) => `M${128 + at * 26} 34V214M126 ${40 + at * 29}H300`).join("");
  return (
    `<path d="M-40 420V246Q150 214 340 246V420Z" fill="${c.ink}" fill-opacity=".55"/><path d="${net}" stroke="#fff" stroke-opacity=".3" stroke-width="2"/><path d="M122 240V30H330" fill="none" stroke="${c.paper}" stroke-width="10" stroke-linejoin="round"/>` +
    `<path d="M8 268Q60 ${random.whole(40, 80)} 190 104" fill="none" stroke="url(#m)" stroke-width="9" stroke-linecap="round" stroke-dasharray="2 19"/><circle cx="212" cy="122" r="52" fill="#000" fill-opacity=".3"/><circle cx="206" cy="114" r="52" fill="url(#p)"/><path d="M206 92 227 107 219 132H193L185 107Z" fill="${c.ink}"/><path d="M206 92V62M227 107 256 100M219 132 238 156M193 132 174 156M185 107 156 100" stroke="${c.ink}" stroke-width="5"/>${shine("M168 96Q178 76 196 70", 6, 0.9)}`
  );
};

/** A tactics board: a pitch from above with the lines of a move. */
export const board: DrawMotif = (random, c) =>
  `<g transform="rotate(${random.whole(-14, -6)} 150 150)"><rect x="32" y="22" width="244" height="262" rx="16" fill="#000" fill-opacity=".3" transform="translate(6 10)"/><rect x="32" y="22" width="244" height="262" rx="16" fill="${c.leaf[2]}"/><path d="M32 66H276M32 110H276M32 154H276M32 198H276M32 242H276" stroke="${c.leaf[1]}" stroke-opacity=".5" stroke-width="22"/>` +
  `<path d="M46 36H262V270H46ZM46 153H262M106 36V80H202V36M106 270V226H202V270" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="4"/><circle cx="154" cy="153" r="34" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="4"/><path d="M92 206Q104 150 146 138T206 92" fill="none" stroke="url(#m)" stroke-width="8" stroke-linecap="round" stroke-dasharray="16 12"/><path d="M192 78 226 74 212 106Z" fill="url(#m)"/>` +
  `<circle cx="88" cy="214" r="20" fill="url(#c)" stroke="#fff" stroke-width="4"/><circle cx="214" cy="178" r="18" fill="url(#b)" stroke="#fff" stroke-width="4"/><circle cx="106" cy="110" r="18" fill="url(#b)" stroke="#fff" stroke-width="4"/></g>`;

/** A hoop from below with a ball above it. */
export const hoop: DrawMotif = (random, c) =>
  `<rect x="62" y="18" width="188" height="128" rx="12" fill="#fff" fill-opacity=".2" stroke="#fff" stroke-opacity=".8" stroke-width="7"/><rect x="116" y="68" width="80" height="62" fill="none" stroke="url(#s)" stroke-width="7"/><g transform="rotate(${random.whole(-24, 24)} 156 112)"><circle cx="156" cy="112" r="62" fill="url(#y)"/><path d="M94 112H218M156 50V174M112 68Q146 112 112 156M200 68Q166 112 200 156" fill="none" stroke="${c.ink}" stroke-opacity=".8" stroke-width="5"/></g>` +
  `${ballGradient("y", c.amber)}<path d="M82 176 112 276M232 176 202 276M112 184 146 278M202 184 168 278M156 188 124 276M156 188 190 276M96 214H218M106 244H208" stroke="#fff" stroke-opacity=".8" stroke-width="4"/><ellipse cx="157" cy="174" rx="80" ry="18" fill="none" stroke="url(#m)" stroke-width="13"/>`;

/** Wickets hit by a ball. */
export const wicket: DrawMotif = (random, c) =>
  `${PITCH}<g transform="rotate(${random.whole(-4, 4)} 150 200)">${[96, 150, 204].map((x) => `<rect x="${x - 11}" y="84" width="22" height="186" rx="8" fill="url(#m)"/>`).join("")}<rect x="86" y="58" width="66" height="16" rx="8" fill="${c.metal[0]}" transform="rotate(-24 118 66)"/><rect x="152" y="50" width="66" height="16" rx="8" fill="${c.metal[0]}" transform="rotate(18 186 58)"/></g>` +
  `${ballGradient("y", c.berry)}<circle cx="216" cy="176" r="58" fill="#000" fill-opacity=".3"/><circle cx="210" cy="168" r="58" fill="url(#y)"/><path d="M186 116Q232 164 206 224M200 112Q246 162 220 224" fill="none" stroke="${c.paper}" stroke-width="4" stroke-dasharray="7 5"/>${shine("M166 152Q172 130 190 122", 7)}`;

/** A chequered flag. */
export const flag: DrawMotif = (random, c) => {
  const wave = "M62 40Q112 14 162 42T272 36V176Q222 204 172 178T62 184Z";
  const squares = Array.from({ length: 24 }, (_, at) =>
    (at + Math.floor(at / 6)) % 2
      ? ""
      : `<rect x="${62 + (at % 6) * 35}" y="${18 + Math.floor(at / 6) * 46}" width="35" height="46"/>`,
  ).join("");
  return `<g transform="rotate(${random.whole(-10, 4)} 150 150)"><clipPath id="k"><path d="${wave}"/></clipPath><rect x="45" y="22" width="14" height="272" rx="7" fill="url(#m)"/><circle cx="52" cy="22" r="13" fill="url(#b)"/>${raised(wave, "url(#p)")}<g clip-path="url(#k)" fill="${c.ink}">${squares}</g><path d="${wave}" fill="url(#s)" fill-opacity=".18"/><path d="M62 62Q112 36 162 64T272 58" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="14"/></g>`;
};
