import type { FlagName } from "./config.gen";

/** Any object with flags: the snapshot of a brand, the configuration of its files, the site of a page (page flags only). */
export interface Flagged<F extends FlagName = FlagName> {
  readonly flags: { readonly [N in F]?: boolean };
}

/** Returns true when a flag is on. Unknown flags are off. The only way to read a flag; pages use `useFlag`. */
export const isFlagOn = <F extends FlagName>({ flags }: Flagged<F>, name: NoInfer<F>): boolean => flags[name] === true;

/** Returns true when a node or an entry of a brand's files is visible: it is enabled, and its flag is on. */
export const isShown = (
  brand: Flagged,
  { enabled, flag }: { readonly enabled?: boolean | undefined; readonly flag?: FlagName | undefined },
): boolean => enabled !== false && (flag === undefined || isFlagOn(brand, flag));
