import { cardMotifs } from "./cards";
import { lotteryMotifs, numberMotifs } from "./lottery";
import type { Motif } from "./motif";
import { roosterMotifs } from "./rooster";
import { seaMotifs } from "./sea";
import { slotMotifs } from "./slots";
import { esportMotifs, sportMotifs } from "./sport";
import { tableMotifs } from "./tables";

const MOTIFS: Readonly<Record<string, readonly [Motif, ...Motif[]]>> = {
  RNG: slotMotifs,
  LIVE: tableMotifs,
  FISH: seaMotifs,
  PVP: cardMotifs,
  SPORTS: sportMotifs,
  ESPORTS: esportMotifs,
  LOTT: lotteryMotifs,
  ELOTT: numberMotifs,
  DS88: roosterMotifs,
};

/** The motifs of a category of games; one that we do not know gets those of the slots. */
export function motifsOf(category: string): readonly [Motif, ...Motif[]] {
  const name = category.toUpperCase();
  return (Object.hasOwn(MOTIFS, name) && MOTIFS[name]) || slotMotifs;
}

/** `RNG-aurora` → `RNG`: how a seed may carry its category. */
export function categoryOfSeed(seed: string): string {
  const head = seed.split(/[-.:_]/, 1)[0]?.toUpperCase() ?? "";
  return Object.hasOwn(MOTIFS, head) ? head : "RNG";
}
