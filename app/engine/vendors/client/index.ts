import type { DIALECTS } from "~/engine/vendors/dialects";
import type { ClientOptions, VendorClient } from "./client";
import { counterClient } from "./counter-client";
import { liveryClient } from "./livery-client";

/** A vendor's side of each dialect. */
export const CLIENTS = { livery: liveryClient, counter: counterClient } as const satisfies Readonly<
  Record<keyof typeof DIALECTS, (options: ClientOptions) => VendorClient>
>;
