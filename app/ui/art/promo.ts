import { goodsMotif, promoMotif, wordsOfSeed } from "./motifs/motifs";
import { type ArtPalette, type PictureColours, tileColours } from "./palette";
import { randomFrom } from "./random";
import { sceneFor } from "./scenes";
import { commonDefs, svgDocument } from "./svg";

/** Returns the lighting definitions: `h` background glow, `l` light from the top left, as on game tiles. */
function lightDefs(c: PictureColours): string {
  return (
    `<radialGradient id="h" cx=".5" cy=".45" r=".75"><stop stop-color="${c.glow}"/><stop offset=".3" stop-color="${c.ground[0]}"/><stop offset=".7" stop-color="${c.ground[1]}"/><stop offset="1" stop-color="${c.ground[2]}"/></radialGradient>` +
    `<radialGradient id="l" cx="0" cy="0" r=".9"><stop stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`
  );
}

/** Draws the picture of a promotion, 640 × 400, the same for both text directions. */
export function drawPromo(input: { seed: string; category: string; palette: ArtPalette }): string {
  const random = randomFrom(`promo ${input.seed}`);
  const c = tileColours(input.palette, random);
  const scene = sceneFor(input.category, random)(random, c);
  const motif = promoMotif(input.category, wordsOfSeed(input.seed), random)(random, c);
  const full = `width="640" height="400"`;
  return svgDocument(
    640,
    400,
    commonDefs(c) + lightDefs(c),
    `<rect ${full} fill="url(#h)"/><g transform="translate(0 -126) scale(2.140)">${scene}</g><circle cx="320" cy="200" r="178" fill="${c.ink}" fill-opacity=".16"/><g transform="translate(149 29) scale(1.140)">${motif}</g><rect ${full} fill="url(#l)"/>`,
  );
}

/** Draws the picture of goods in the points mall, 300 × 300. */
export function drawGoods(input: { seed: string; palette: ArtPalette }): string {
  const random = randomFrom(`goods ${input.seed}`);
  const c = tileColours(input.palette, random);
  const motif = goodsMotif(wordsOfSeed(input.seed), random)(random, c);
  const full = `width="300" height="300"`;
  return svgDocument(
    300,
    300,
    commonDefs(c) + lightDefs(c),
    `<rect ${full} fill="url(#h)"/><circle cx="150" cy="150" r="128" fill="#fff" fill-opacity=".1"/><circle cx="150" cy="150" r="104" fill="#fff" fill-opacity=".08"/><g transform="translate(27 29) scale(.820)">${motif}</g><rect ${full} fill="url(#l)"/>`,
  );
}
