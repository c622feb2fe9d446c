import { spreadExclusions } from "~/engine/responsible/exclusion";
import { cleanUp, cleanUpProduct } from "./clean-up";
import { expireOverrides } from "./expire-overrides";
import type { Job } from "./job";

/** Every job of the product; one more is one more line. */
export const JOBS: readonly Job[] = [
  { name: "expireOverrides", pattern: "*/15 * * * *", scope: "brand", catchUp: 1, run: expireOverrides },
  { name: "spreadExclusions", pattern: "*/10 * * * *", scope: "embedded", catchUp: 1, run: spreadExclusions },
  { name: "cleanUp", pattern: "20 4 * * *", scope: "brand", catchUp: 1, run: cleanUp },
  { name: "cleanUpProduct", pattern: "40 * * * *", scope: "product", catchUp: 1, run: cleanUpProduct },
];
