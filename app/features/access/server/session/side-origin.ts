import type { BrandSnapshot } from "~/platform/brands/types";

/**
 * Address of a side of a brand, by its files, never by a request's headers: the domain of its route (`routers.domainRoute`),
 * else the brand's own host for that side.
 */
export function sideOrigin({ config }: BrandSnapshot, side: "member" | "agent"): string {
  const { hosts, origin, routers } = config;
  const route = routers.domainRoute[side];
  if (route !== undefined) return new URL(route).origin;
  const agents = hosts.agent?.[0];
  if (side !== "agent" || agents === undefined) return origin;
  const address = new URL(origin);
  address.hostname = agents;
  return address.origin;
}

/** The page on which a side signs in: one host may serve both, and then `/agent` is the agents' (checklist A14). */
export const sideEntry = (brand: BrandSnapshot, side: "member" | "agent"): string =>
  `${sideOrigin(brand, side)}${side === "agent" ? "/agent" : "/login"}`;
