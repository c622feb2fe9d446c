import type { UpstreamCalls } from "~/platform/upstream/forward";
import { contract } from "./contract";

/** Calls that the product itself makes to operators' systems. */
export const UPSTREAM_CALLS: UpstreamCalls = {
  info: contract.member.info,
  keys: contract.system.keys,
  menu: contract.system.menu,
  whitelabel: contract.system.whitelabel,
};
