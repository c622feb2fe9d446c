import { counter } from "./counter";
import type { Dialect } from "./dialect";
import { livery } from "./livery";

/** Dialects by the name in a vendor's `integration` in the brand files. */
export const DIALECTS = { livery, counter } as const satisfies Readonly<Record<string, Dialect>>;
