import type { UpstreamCalls } from "~/platform/upstream/forward";
import { contract } from "./contract";

/** The calls that the product itself makes at operators' own systems. */
export const UPSTREAM_CALLS: UpstreamCalls = {
  info: contract.member.info,
  keys: contract.system.keys,
  menu: contract.system.menu,
  whitelabel: contract.system.whitelabel,
};
