import type { FlagName } from "./config.gen";
import { FLAGS } from "./flags.gen";

/** Keys of the texts of a flag for staff, in the namespace `console`. */
type FlagTextKey = `flag.${FlagName}.${"title" | "text"}`;

/** English texts of the flags by key. Their schema is the source; the text files hold the other languages alone. */
export const FLAG_TEXTS = Object.fromEntries(
  Object.entries(FLAGS).flatMap(([name, { description, title }]) => [
    [`flag.${name}.title`, title],
    [`flag.${name}.text`, description],
  ]),
) as Readonly<Record<FlagTextKey, string>>;
