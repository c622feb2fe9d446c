import type { SiteContext } from "~/engine/context";

/** What the house needs of a context: a job has as much. */
export type HouseContext = Pick<SiteContext, "brand" | "db" | "now" | "secret" | "log">;
