import type { Draws } from "~/features/house/rules/draws";

/** Creates draws for long simulations: a small generator (mulberry32) with a fixed seed, so that every run is the same. */
export function fastDraws(seed: number): Draws {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return { below: (n) => Math.floor((next() / 2 ** 32) * n) };
}

/** Returns the number of rounds of a simulation, larger in the full run. */
export const rounds = (usual: number, full: number): number => (process.env["TEST_FULL"] === "1" ? full : usual);

/** Returns the mean and half the width of its confidence interval of 99.99 %. */
export function estimate(values: Iterable<number>): { readonly mean: number; readonly halfWidth: number } {
  let [count, mean, squares] = [0, 0, 0];
  for (const value of values) {
    count += 1;
    const away = value - mean;
    mean += away / count;
    squares += away * (value - mean);
  }
  return { mean, halfWidth: 3.89 * Math.sqrt(squares / (count - 1) / count) };
}
