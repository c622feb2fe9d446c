import type { FlagName } from "./config.gen";
import { FLAGS } from "./flags.gen";

/** Returns true for the name of a flag of the product. */
export const isFlagName = (name: string): name is FlagName => Object.hasOwn(FLAGS, name);
