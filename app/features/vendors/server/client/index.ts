import { liveryClient } from "../../livery-client.server";
import type { DIALECTS } from "../dialects";
import type { ClientOptions, VendorClient } from "./client";
import { counterClient } from "./counter-client";

/** Vendor client of each dialect. */
export const CLIENTS = { livery: liveryClient, counter: counterClient } as const satisfies Readonly<
  Record<keyof typeof DIALECTS, (options: ClientOptions) => VendorClient>
>;
