import type { BrandSnapshot } from "~/platform/brands/types";

/** Where a side of a brand is reached, by its files: never by what a request's headers say. */
export function sideOrigin({ config }: BrandSnapshot, side: "member" | "agent"): string {
  const { hosts, origin } = config;
  const agents = hosts.agent?.[0];
  if (side !== "agent" || agents === undefined) return origin;
  const address = new URL(origin);
  address.hostname = agents;
  return address.origin;
}

/** The page on which a side signs in: one host may serve both, and then `/agent` is the agents' (checklist A14). */
export const sideEntry = (brand: BrandSnapshot, side: "member" | "agent"): string =>
  `${sideOrigin(brand, side)}${side === "agent" ? "/agent" : "/login"}`;
