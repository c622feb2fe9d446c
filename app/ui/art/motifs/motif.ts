import type { Colours } from "../palette";
import type { Random } from "../random";

/** Draws on a 300 × 300 field around 150,150; may lay defs of its own. Uses the fills of `commonDefs`. */
export type Motif = (random: Random, colours: Colours) => string;
