import type { Colours } from "~/ui/art/palette";
import type { Random } from "~/ui/art/random";

/** Draws on a 300 × 300 field around 150,150; may lay defs of its own. Uses the fills of `commonDefs`. */
export type Motif = (random: Random, colours: Colours) => string;
