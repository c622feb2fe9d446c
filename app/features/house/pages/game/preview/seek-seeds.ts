import { drawsOf, type Seeds } from "~/features/house/rules/draws";
import { playReels } from "~/features/house/rules/reels";
import { playTable, type TableAction } from "~/features/house/rules/table";

const TRIES = 4_000;

type Wanted = (seeds: Seeds) => boolean;

const stakes = (seeds: Seeds) => Number(playReels(drawsOf(seeds), 20n).won) / 20;

/** Actions of a hand that is still open after four more cards. */
const MANY: readonly TableAction[] = ["hit", "hit", "hit", "hit"];

function isLong(seeds: Seeds): boolean {
  for (let count = 0; count < MANY.length; count++)
    if (playTable(drawsOf(seeds), MANY.slice(0, count)).result !== null) return false;
  return playTable(drawsOf(seeds), MANY).mayDo.length > 0;
}

/** Supported wishes. */
const WISHES: Readonly<Record<string, Wanted>> = {
  free: (seeds) => playReels(drawsOf(seeds), 20n).spins.length > 1,
  bright: (seeds) => stakes(seeds) > 12 && playReels(drawsOf(seeds), 20n).spins.length === 1,
  none: (seeds) => stakes(seeds) === 0,
  win: (seeds) => stakes(seeds) >= 2,
  blackjack: (seeds) => playTable(drawsOf(seeds), []).result === "blackjack",
  many: isLong,
  open: (seeds) => playTable(drawsOf(seeds), []).result === null,
};

/** Tries server seeds until a round fits the wish. Only the preview may do this: it has not committed to a seed. */
export function seekSeeds(state: { serverSeed: string; clientSeed: string; nonce: number }, wish: string): void {
  const isWanted = WISHES[wish];
  if (!isWanted) return;
  const { serverSeed } = state;
  for (let at = 0; at < TRIES && !isWanted(state); at++)
    state.serverSeed = `${serverSeed.slice(0, -6)}${at.toString(16).padStart(6, "0")}`;
}
