import type { PictureColours } from "../palette";
import type { Random } from "../random";

/** Draws a motif on a 300 × 300 field around 150,150. Uses the fills of `commonDefs`, and may define further ones. */
export type DrawMotif = (random: Random, colours: PictureColours) => string;
