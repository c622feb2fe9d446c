import type { FlagName } from "./config.gen";

/** Anything that carries flags: a brand's snapshot, the configuration of its files, a page's site (page flags only). */
export interface Flagged<F extends FlagName = FlagName> {
  readonly flags: { readonly [N in F]?: boolean };
}

/** Whether a flag is on; an unknown one is off. The only way to read a flag, on pages through `useFlag`. */
export const isFlagOn = <F extends FlagName>({ flags }: Flagged<F>, name: NoInfer<F>): boolean => flags[name] === true;

/** Whether a node or an entry of a brand's files is shown: it is enabled, and the flag that it names is on. */
export const isShown = (
  brand: Flagged,
  { enabled, flag }: { readonly enabled?: boolean | undefined; readonly flag?: FlagName | undefined },
): boolean => enabled !== false && (flag === undefined || isFlagOn(brand, flag));
