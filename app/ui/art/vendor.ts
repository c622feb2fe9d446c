import { type ArtPalette, tileColours } from "./palette";
import { type Random, randomFrom } from "./random";
import { gradient, rotatedCopies, svgDocument } from "./svg";

/** Draws a logo on a field of 120 × 120 around 60,60, in white, the metal `m`, and translucent white. */
type Mark = (random: Random) => string;

const PALE = 'fill="#fff" fill-opacity=".42"';

const PIECES = [
  "M0 0H48V48H0Z",
  "M0 0A48 48 0 0 1 48 48H0Z",
  "M48 0A48 48 0 0 1 0 48V0Z",
  "M0 0 48 48H0Z",
  "M24 0A24 24 0 1 1 24 48 24 24 0 1 1 24 0Z",
  "M0 24A24 24 0 0 1 48 24V48H0Z",
  "M0 0H48A48 48 0 0 1 0 48Z",
] as const;

/** Four pieces on a grid. */
const quarters: Mark = (random) => {
  const odd = random.whole(0, 3);
  const pieces = [0, 1, 2, 3].map((at) => {
    const [x, y] = [at % 2 ? 61 : 11, at > 1 ? 61 : 11];
    const fill = at === odd ? 'fill="url(#m)"' : at === 3 - odd ? PALE : 'fill="#fff"';
    return `<path d="${random.pick(PIECES)}" transform="translate(${x} ${y}) rotate(${random.whole(0, 3) * 90} 24 24)" ${fill}/>`;
  });
  return `<g transform="translate(18 18) scale(.700)">${pieces.join("")}</g>`;
};

/** Petals around a centre. */
const petals: Mark = (random) => {
  const count = random.pick([3, 4, 5, 6, 8]);
  const shape = random.pick([
    '<path d="M60 58C44 44 46 26 60 16 74 26 76 44 60 58Z" fill="#fff"/>',
    '<circle cx="60" cy="34" r="14" fill="#fff" fill-opacity=".8"/>',
    '<path d="M60 54 48 20H72Z" fill="#fff"/>',
    '<path d="M60 56V18A20 20 0 0 1 78 38Z" fill="#fff" fill-opacity=".9"/>',
  ]);
  return `<g transform="rotate(${random.pick([0, 0, 22])} 60 60)">${rotatedCopies("o", count, 60, 60, shape)}</g><circle cx="60" cy="60" r="${random.whole(7, 13)}" fill="url(#m)"/>`;
};

/** Concentric arcs. */
const arcs: Mark = (random) => {
  const turn = random.whole(0, 7) * 45;
  const arc = (r: number, share: number, stroke: string): string =>
    `<circle cx="60" cy="60" r="${r}" fill="none" stroke="${stroke}" stroke-width="10" stroke-linecap="round" stroke-dasharray="${Math.round(2 * Math.PI * r * share)} 999" transform="rotate(${turn + random.whole(0, 3) * 60} 60 60)"/>`;
  return `${arc(38, random.pick([0.5, 0.62, 0.75]), "#fff")}${arc(22, random.pick([0.4, 0.6]), "url(#m)")}<circle cx="60" cy="60" r="7" fill="#fff"/>`;
};

/** Bars clipped by a round or square frame. */
const bars: Mark = (random) => {
  const widths = random.pick<readonly number[]>([
    [8, 8, 8, 8, 8],
    [4, 7, 10, 13, 16],
    [14, 10, 14, 10, 14],
  ]);
  let x = 20;
  const odd = random.whole(1, 3);
  const rows = widths.map((width, at) => {
    const bar = `<rect x="${x}" y="14" width="${width}" height="92" fill="${at === odd ? "url(#m)" : "#fff"}"/>`;
    x += width + (80 - widths.reduce((sum, one) => sum + one, 0)) / 4;
    return bar;
  });
  const frame = random.pick([
    '<circle cx="60" cy="60" r="40"/>',
    '<path d="M60 18 102 60 60 102 18 60Z"/>',
    '<rect x="24" y="24" width="72" height="72" rx="18"/>',
  ]);
  return `<clipPath id="k">${frame}</clipPath><g clip-path="url(#k)"><g transform="rotate(${random.pick([0, 45, 90, 135])} 60 60)">${rows.join("")}</g></g>`;
};

/** Three nested shapes. */
const nest: Mark = (random) => {
  const shape = random.pick([
    "M60 20 100 90H20Z",
    "M60 18 98 40V82L60 104 22 82V40Z",
    "M60 16 104 60 60 104 16 60Z",
    "M24 24H96V96H24Z",
    "M60 20A40 40 0 1 1 59.900 20Z",
  ]);
  const inner = (scale: number, fill: string): string =>
    `<path d="${shape}" transform="translate(60 62) rotate(${random.pick([0, 0, 45, 180])}) scale(${scale}) translate(-60 -62)" ${fill}/>`;
  return `<path d="${shape}" fill="none" stroke="#fff" stroke-width="8" stroke-linejoin="round"/>${inner(0.62, PALE)}${inner(0.34, 'fill="url(#m)"')}`;
};

/** Two overlapping or adjacent shapes. */
const pair: Mark = (random) =>
  random.pick([
    `<circle cx="46" cy="60" r="30" fill="#fff"/><circle cx="76" cy="60" r="30" fill="url(#m)" fill-opacity=".88"/>`,
    `<path d="M74 22A40 40 0 1 0 98 76 31 31 0 0 1 74 22Z" fill="#fff"/><circle cx="82" cy="46" r="13" fill="url(#m)"/>`,
    `<path d="M20 76 50 28 62 48 42 76ZM54 92 78 52 100 92Z" fill="#fff"/><path d="M66 28H96L81 54Z" fill="url(#m)"/>`,
    `<path d="M22 40H74L98 60 74 80H22L46 60Z" fill="#fff"/><path d="M22 86H62L50 98H22ZM22 34H62L50 22H22Z" fill="url(#m)"/>`,
    `<path d="M26 94V26H46L76 68V26H94V94H74L44 52V94Z" fill="#fff"/><circle cx="35" cy="35" r="7" fill="url(#m)"/>`,
    `<path d="M22 60Q41 24 60 60T98 60" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round"/><path d="M22 84Q41 48 60 84T98 84" fill="none" stroke="url(#m)" stroke-width="12" stroke-linecap="round"/>`,
    `<path d="M60 18V102M18 60H102" stroke="#fff" stroke-width="16" stroke-linecap="round"/><path d="M30 30 90 90M90 30 30 90" stroke="url(#m)" stroke-width="12" stroke-linecap="round"/>`,
    `<path d="M24 34H96L60 96Z" fill="#fff"/><path d="M42 34H78L60 66Z" fill="url(#m)"/>`,
  ]);

const MARKS = [quarters, quarters, petals, arcs, bars, nest, pair, pair] as const;

/** Draws a vendor's logo, 120 × 120: one of six constructions on a background in the brand's colours. No letters. */
export function drawVendor(input: { seed: string; palette: ArtPalette }): string {
  const random = randomFrom(`vendor ${input.seed}`);
  const c = tileColours(input.palette, random);
  const mark = random.pick(MARKS)(random);
  return svgDocument(
    120,
    120,
    gradient("g", c.ground) + gradient("m", c.metal),
    `<rect width="120" height="120" fill="url(#g)"/><circle cx="18" cy="6" r="96" fill="#fff" fill-opacity=".07"/>${mark}`,
  );
}
