import { type ArtPalette, brandColours, tileColours } from "./palette";
import { randomFrom } from "./random";
import { ballGradient, escapeXml, gradient, rotatedCopies, svgDocument } from "./svg";
import { emsOf } from "./title";

const FACE = `font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans',sans-serif" font-weight="800" text-anchor="middle"`;

/** Emblems of a seal above its letters, around 60,38. Invented: none is the sign of a real authority. */
const EMBLEMS = [
  "M60 22l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z",
  "M58 22h4v6h16v4h-3l6 12a9 9 0 0 1-18 0l6-12H62v18h8v4H50v-4h8V32H51l6 12a9 9 0 0 1-18 0l6-12h-3v-4H58Z",
  "M60 21 80 31V35H40V31ZM44 37h5v12h-5ZM57 37h6v12h-6ZM71 37h5v12h-5ZM40 51H80V55H40Z",
  "M60 20a6 6 0 0 1 3 11v4h8v4h-8v11c6-1 10-4 12-9l4 1c-2 9-9 14-19 14s-17-5-19-14l4-1c2 5 6 8 12 9V39h-8v-4h8v-4a6 6 0 0 1 3-11Z",
  "M60 20 76 26V38C76 47 69 53 60 57 51 53 44 47 44 38V26ZM58 46 70 32 66 29 57 39 53 36 50 39Z",
  "M60 20 64 36 80 40 64 44 60 58 56 44 40 40 56 36Z",
] as const;

const RIMS = [
  (count: number) => rotatedCopies("o", count, 60, 60, '<circle cx="60" cy="8" r="7.500"/>'),
  (count: number) => rotatedCopies("o", count, 60, 60, '<path d="M52 14 60 1 68 14Z"/>'),
  () => `<path d="M60 1 89 9 110 31 119 60 110 89 89 111 60 119 31 111 10 89 1 60 10 31 31 9Z"/>`,
] as const;

/** Draws a licence's seal, 120 × 120, with its short name. `title` defaults to the seed, e.g. `MGA`. */
export function drawSeal(input: { seed: string; title: string; palette: ArtPalette }): string {
  const random = randomFrom(`seal ${input.seed}`);
  const c = brandColours(input.palette);
  const text = [...(input.title || input.seed)].slice(0, 8).join("");
  const size = Math.min(24, 68 / Math.max(1, emsOf(text)));
  const rim = random.pick(RIMS)(random.pick([20, 24, 28]));
  const enamel = random.pick([
    [c.ground[1], c.ground[2]],
    [c.ink, c.ground[1]],
    [c.second[2], c.ink],
  ] as const);
  const dots = `<circle cx="60" cy="60" r="40" fill="none" stroke="url(#m)" stroke-width="2"${random.pick(["", ' stroke-dasharray=".1 5.130" stroke-linecap="round"'])}/>`;
  return svgDocument(
    120,
    120,
    gradient("m", c.metal) + gradient("g", enamel),
    `<g fill="url(#m)">${rim}<circle cx="60" cy="60" r="52"/></g><circle cx="60" cy="60" r="45" fill="url(#g)"/>${dots}` +
      `<path d="${random.pick(EMBLEMS)}" fill="url(#m)" fill-rule="evenodd"/><text x="60" y="${Math.round(70 + size * 0.36)}" ${FACE} font-size="${Math.round(size)}" fill="#fff">${escapeXml(text)}</text><path d="M40 88H80" stroke="${c.metal[1]}" stroke-width="3" stroke-linecap="round"/>`,
  );
}

/** Skin tones from light to dark. */
const SKIN = [
  ["#fbe3d0", "#eec3a2", "#c48f68"],
  ["#f3cfae", "#d9a77b", "#a87248"],
  ["#dfae84", "#b97f54", "#86532f"],
  ["#b98561", "#8d5b3b", "#5e3822"],
  ["#8f6248", "#69422d", "#43281a"],
] as const;

/** Draws a player's avatar, 80 × 80: a background in the brand's colours and a simple head, no letters. */
export function drawAvatar(input: { seed: string; palette: ArtPalette }): string {
  const random = randomFrom(`avatar ${input.seed}`);
  const c = tileColours(input.palette, random);
  const eye = random.whole(9, 13);
  const mouth = random.pick(["M31 47Q40 56 49 47", "M32 49H48", "M32 47Q40 52 48 47Z"]);
  const top = random.pick([
    "M16 40C16 20 28 14 40 14S64 20 64 40C56 30 24 30 16 40Z",
    "M14 36 24 10 34 24 40 8 46 24 56 10 66 36C54 28 26 28 14 36Z",
    "M18 38C12 22 24 10 42 12 60 12 66 24 62 38 58 28 44 32 34 26 28 32 22 30 18 38Z",
  ]);
  return svgDocument(
    80,
    80,
    gradient("g", c.ground) + ballGradient("b", random.pick<readonly string[]>(SKIN)) + gradient("s", c.second),
    `<rect width="80" height="80" fill="url(#g)"/><path d="M8 84C8 64 24 58 40 58S72 64 72 84Z" fill="url(#s)"/><circle cx="40" cy="40" r="22" fill="url(#b)"/>` +
      `<path d="${top}" fill="url(#s)"/><circle cx="${40 - eye}" cy="40" r="3" fill="${c.ink}"/><circle cx="${40 + eye}" cy="40" r="3" fill="${c.ink}"/><path d="${mouth}" fill="none" stroke="${c.ink}" stroke-width="2.500" stroke-linecap="round"/>`,
  );
}
