import { counter } from "./counter";
import type { Dialect } from "./dialect";
import { livery } from "./livery";

/** The dialects, by the name that a vendor's `integration` in the brand's files has. */
export const DIALECTS = { livery, counter } as const satisfies Readonly<Record<string, Dialect>>;
