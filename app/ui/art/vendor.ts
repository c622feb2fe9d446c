import { type ArtPalette, tileColours } from "./palette";
import { randomFrom } from "./random";
import { gradient, svg } from "./svg";

const PIECES = [
  "M0 0H48V48H0Z",
  "M0 0A48 48 0 0 1 48 48H0Z",
  "M48 0A48 48 0 0 1 0 48V0Z",
  "M0 0 48 48H0Z",
  "M24 0A24 24 0 1 1 24 48 24 24 0 1 1 24 0Z",
  "M0 24A24 24 0 0 1 48 24V48H0Z",
  "M0 0H48A48 48 0 0 1 0 48Z",
] as const;

/** A vendor's mark, 120 × 120: four pieces on a grid, two of them in the second colour. No letters. */
export function drawVendor(input: { seed: string; palette: ArtPalette }): string {
  const random = randomFrom(`vendor ${input.seed}`);
  const c = tileColours(input.palette, random);
  const odd = random.whole(0, 3);
  const quarter = [0, 1, 2, 3]
    .map((at) => {
      const [x, y] = [at % 2 ? 61 : 11, at > 1 ? 61 : 11];
      const fill = at === odd ? "url(#m)" : "#fff";
      const opacity = at === 3 - odd ? ' fill-opacity=".45"' : "";
      return `<path d="${random.pick(PIECES)}" transform="translate(${x} ${y}) rotate(${random.whole(0, 3) * 90} 24 24)" fill="${fill}"${opacity}/>`;
    })
    .join("");
  return svg(
    120,
    120,
    gradient("g", c.ground) + gradient("m", c.metal),
    `<rect width="120" height="120" fill="url(#g)"/><g transform="translate(18 18) scale(.7)">${quarter}</g>`,
  );
}
