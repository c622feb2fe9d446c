import { type Random, randomFrom } from "~/ui/art/random";
import { games } from "./games/read-games";

/** The board shows up to 50. The surplus is for brands without sports or lotteries. */
const COUNT = 120;
const LAST = Date.UTC(2026, 10, 27, 23, 41);
const MINUTE = 60_000;
/** Sequence of categories, with roughly realistic frequencies. */
const CATEGORY_SEQUENCE = [
  "RNG",
  "LIVE",
  "SPORTS",
  "RNG",
  "LOTT",
  "FISH",
  "RNG",
  "PVP",
  "LIVE",
  "ELOTT",
  "RNG",
  "SPORTS",
] as const;

/** Games of Lotus, including its own. */
const LOTUS_GAMES = (
  "lotus-45 northern-27 ten-lanes red-river-special koi-race mien-trung-18 pagoda-baccarat lotus-55 lac-van-draw " +
  "minute-60 dong-sa-18 riverside-tien-len mekong-delta three-cubes lion-dance-alley harbour-6-45 pearl-baccarat " +
  "temple-bell-3d minute-five drum-boat-morning southern-18 bowl-and-plate golden-paddy-4d nine-bells-of-fortune"
).split(" ") as [string, ...string[]];

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"] as [string, ...string[]];

const account = (random: Random): string => `${random.pick(LETTERS)}${random.pick(LETTERS)}***${random.whole(0, 9)}`;

/** Returns a win. Most are slightly above the board's threshold of 50,000; a few are many times that. */
function amount(random: Random, unit: number, step: number): string {
  const luck = random.between(0, 1);
  const value = 50_200 + 190_000 * luck ** 3 + (luck > 0.97 ? random.whole(400_000, 1_400_000) : 0);
  const whole = Math.round((value * unit) / step) * step;
  return step < 1 ? whole.toFixed(2) : String(whole);
}

type Win = { winAmount: string; account: string; game: string; at: string };

/** Returns a history, latest first: several wins an hour, fewer with age. */
function winHistory(seed: string, gameOf: (random: Random, at: number) => string, unit: number, step: number) {
  const random = randomFrom(seed);
  let time = LAST;
  const wins: [string, Win][] = Array.from({ length: COUNT }, (_, at) => {
    const win = { winAmount: amount(random, unit, step), account: account(random), game: gameOf(random, at) };
    const entry: [string, Win] = [
      `w${String(at + 1).padStart(3, "0")}`,
      { ...win, at: `${new Date(time).toISOString().slice(0, 19)}Z` },
    ];
    time -= random.whole(4, 40 + at * 2) * MINUTE;
    return entry;
  });
  return Object.fromEntries(wins);
}

/** Returns a game of the category whose turn it is; every second time a hot one. */
function anyGame(random: Random, at: number): string {
  const type = CATEGORY_SEQUENCE[at % CATEGORY_SEQUENCE.length];
  const own = Object.entries(games).filter(([, game]) => game.gameType === type && !("isGame" in game));
  const hot = own.filter(([, game]) => game.isHot);
  const list = (at % 2 === 0 && hot.length > 0 ? hot : own).map(([id]) => id);
  return random.pick(list as [string, ...string[]]);
}

/** Wins of all brands, with two decimal places. */
export const winners = winHistory("winners", anyGame, 1, 0.01);

/**
 * Wins of Lotus, whose currency has no decimals and large numbers. The ids equal those above, so that every win of the base is
 * replaced.
 */
export const lotusWinners = winHistory("winners lotus", (random) => random.pick(LOTUS_GAMES), 410, 10_000);
