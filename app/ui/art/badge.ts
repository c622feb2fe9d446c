import { type ArtPalette, brandColours, tileColours } from "./palette";
import { randomFrom } from "./random";
import { around, ballGradient, escapeXml, gradient, svg } from "./svg";
import { emsOf } from "./title";

const FACE = `font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans',sans-serif" font-weight="800" text-anchor="middle"`;

/** A licence's seal, 120 × 120, with its short name. `title` falls back to the seed, e.g. `MGA`. */
export function drawSeal(input: { seed: string; title: string; palette: ArtPalette }): string {
  const c = brandColours(input.palette);
  const text = [...(input.title || input.seed)].slice(0, 8).join("");
  const size = Math.min(26, 66 / Math.max(1, emsOf(text)));
  const rim = around("o", 24, 60, 60, `<circle cx="60" cy="8" r="7.500"/>`);
  return svg(
    120,
    120,
    gradient("m", c.metal) + gradient("g", [c.ground[1], c.ground[2]]),
    `<g fill="url(#m)">${rim}<circle cx="60" cy="60" r="52"/></g><circle cx="60" cy="60" r="45" fill="url(#g)"/><circle cx="60" cy="60" r="40" fill="none" stroke="url(#m)" stroke-width="1.500"/>` +
      `<path d="M60 24l3 7 8 .6-6 5 2 7.600-7-4.200-7 4.200 2-7.600-6-5 8-.6Z" fill="url(#m)"/><text x="60" y="${Math.round(64 + size * 0.36)}" ${FACE} font-size="${Math.round(size)}" fill="#fff">${escapeXml(text)}</text><path d="M38 88H82" stroke="url(#m)" stroke-width="3" stroke-linecap="round"/>`,
  );
}

/** A player's picture, 80 × 80: a ground of the brand's shelf and a simple head, no letters. */
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
  return svg(
    80,
    80,
    gradient("g", c.ground) + ballGradient("b", c.metal) + gradient("s", c.second),
    `<rect width="80" height="80" fill="url(#g)"/><path d="M8 84C8 64 24 58 40 58S72 64 72 84Z" fill="url(#s)"/><circle cx="40" cy="40" r="22" fill="url(#b)"/>` +
      `<path d="${top}" fill="url(#s)"/><circle cx="${40 - eye}" cy="40" r="3" fill="${c.ink}"/><circle cx="${40 + eye}" cy="40" r="3" fill="${c.ink}"/><path d="${mouth}" fill="none" stroke="${c.ink}" stroke-width="2.500" stroke-linecap="round"/>`,
  );
}
