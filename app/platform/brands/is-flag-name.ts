import type { FlagName } from "./config.gen";
import { FLAGS } from "./flags.gen";

/** Whether a name is that of a flag of the product. */
export const isFlagName = (name: string): name is FlagName => Object.hasOwn(FLAGS, name);
