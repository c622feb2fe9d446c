import { drawsOf, type Seeds } from "~/core/house/draws";
import { playReels } from "~/core/house/reels";
import { playTable } from "~/core/house/table";

const TRIES = 4_000;

type Wanted = (seeds: Seeds) => boolean;

const stakes = (seeds: Seeds) => Number(playReels(drawsOf(seeds), 20n).won) / 20;

/** What one may wish to look at. */
const WISHES: Readonly<Record<string, Wanted>> = {
  free: (seeds) => playReels(drawsOf(seeds), 20n).spins.length > 1,
  bright: (seeds) => stakes(seeds) > 12 && playReels(drawsOf(seeds), 20n).spins.length === 1,
  win: (seeds) => stakes(seeds) >= 2,
  blackjack: (seeds) => playTable(drawsOf(seeds), []).result === "blackjack",
  open: (seeds) => playTable(drawsOf(seeds), []).result === null,
};

/** Tries server seeds until a round is as wished for. Only the preview may: its house commits to nothing. */
export function wanted(state: { serverSeed: string; clientSeed: string; nonce: number }, wish: string): void {
  const isWanted = WISHES[wish];
  if (!isWanted) return;
  const { serverSeed } = state;
  for (let at = 0; at < TRIES && !isWanted(state); at++)
    state.serverSeed = `${serverSeed.slice(0, -6)}${at.toString(16).padStart(6, "0")}`;
}
