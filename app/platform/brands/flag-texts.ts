import type { FlagName } from "./config.gen";
import { FLAGS } from "./flags.gen";

/** Text keys of a flag's title and description for staff, in the namespace `console`. */
type FlagTextKey = `flag.${FlagName}.${"title" | "text"}`;

/** English texts of the flags by key. The schema is their source; text files contain only the other languages. */
export const FLAG_TEXTS = Object.fromEntries(
  Object.entries(FLAGS).flatMap(([name, { description, title }]) => [
    [`flag.${name}.title`, title],
    [`flag.${name}.text`, description],
  ]),
) as Readonly<Record<FlagTextKey, string>>;
