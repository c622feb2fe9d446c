import type { BrandSnapshot } from "~/platform/brands/types";

/**
 * Returns the origin of a side of a brand from its files, never from request headers: the domain of its route
 * (`routers.domainRoute`), else the brand's host for that side.
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

/** Returns the sign-in page of a side. On a host that serves both sides, `/agent` is the agents' (requirement A14). */
export const sideEntry = (brand: BrandSnapshot, side: "member" | "agent"): string =>
  `${sideOrigin(brand, side)}${side === "agent" ? "/agent" : "/login"}`;
