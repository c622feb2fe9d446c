/**
 * Data of Lantern Garden: five reels of three rows, twenty fixed lines from the left. Any change here changes the return, which
 * `reels-return.ts` computes and a test compares with the declared one.
 */

/** Symbols in the order of the paytable; `lantern` is wild, `moon` is the scatter. */
export const REEL_SYMBOLS = [
  "koi",
  "lotus",
  "jade",
  "fan",
  "plum",
  "tea",
  "bamboo",
  "coin",
  "lantern",
  "moon",
] as const;

export type ReelSymbol = (typeof REEL_SYMBOLS)[number];

/** Symbols that pay on lines. */
export type PaySymbol = Exclude<ReelSymbol, "lantern" | "moon">;

export const WILD = "lantern";
export const SCATTER = "moon";
export const REELS = 5;
export const ROWS = 3;

const LETTERS: Readonly<Record<string, ReelSymbol>> = {
  K: "koi",
  W: "lotus",
  J: "jade",
  F: "fan",
  P: "plum",
  T: "tea",
  B: "bamboo",
  C: "coin",
  L: "lantern",
  M: "moon",
};

const strip = (letters: string): readonly ReelSymbol[] =>
  Array.from(letters, (letter) => LETTERS[letter] as ReelSymbol);

/** Strips of the reels, each a ring of which three neighbours are visible. Lanterns are on the middle three only. */
export const BASE_STRIPS: readonly (readonly ReelSymbol[])[] = [
  strip("TPCFPMFPBTPTJCTJFWKTPFCBJCWPKTPB"),
  strip("LCTPFJBCWMCWTBCBKTBPKBWJBCPJFWLBTF"),
  strip("TWKCPTLBCKFPBWPFCJPCFJMTJWTLPBCFJB"),
  strip("BJKMFPTCPWLBKCBWPTFCWJLPBFCTBJTFP"),
  strip("JFTKBTFWPTCBTCBPJFPTBMPCJWKPBCWFC"),
];

/** Strips of the free spins: without moons, so that a round ends; a lantern fills its whole reel. */
export const FREE_STRIPS: readonly (readonly ReelSymbol[])[] = [
  strip("CPFTWJCTWFJKPTFJTPBFKTPBWCPB"),
  strip("FKTJBWCLWBTCPJBPCKPFJBTWBFCT"),
  strip("PTBFKPTLPBCTWBCTJKFCJBWCPFCJ"),
  strip("CPFBPTBLCPTWPJWCBTJKCFKWTFJB"),
  strip("CWKPBCTKFCTFPBFJWPBJFCJPTWBT"),
];

/** Row of each line on each reel. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
];

/** Payouts of three, four and five equal symbols on a line, in stakes of one line (a twentieth of the stake). */
export const LINE_PAYS: Readonly<Record<PaySymbol, readonly [three: number, four: number, five: number]>> = {
  koi: [50, 250, 1000],
  lotus: [40, 120, 500],
  jade: [25, 100, 400],
  fan: [20, 60, 250],
  plum: [10, 40, 150],
  tea: [10, 30, 120],
  bamboo: [10, 25, 100],
  coin: [5, 20, 80],
};

/** Payouts of moons anywhere in view: multiples of the stake, and free spins. */
export const MOON_PAYS: Readonly<Record<number, { readonly stakes: number; readonly freeSpins: number }>> = {
  3: { stakes: 2, freeSpins: 8 },
  4: { stakes: 10, freeSpins: 12 },
  5: { stakes: 50, freeSpins: 20 },
};

/** Multiplier of free spins: first value, increment per lantern reel so far, and maximum. */
export const MULTIPLIER = { first: 2, each: 1, most: 10 } as const;

/** Declared return, percent of the stake, truncated to two decimals. */
export const REELS_RETURN = "96.21";

/** The same, rounded up at four decimals: the base for the check of rewards. */
export const REELS_BEST = "96.2174";
