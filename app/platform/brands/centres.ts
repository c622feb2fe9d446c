import type { AccountClass } from "~/platform/wps/account-types";
import type { PageFlagName } from "./flags.gen";

/** The two centres of a site: the member's account, and an agent's team. */
export type CentreName = "member" | "agent";

/** Start page of each centre (agents: requirement U1). */
export const CENTRE_HOMES: Readonly<Record<CentreName, string>> = {
  member: "/member/securityCenter",
  agent: "/agent/agentTeamOverview",
};

/** Returns the centre of a site-relative path, with or without query or hash; null for every other page. */
export function centreOf(path: string): CentreName | null {
  const first = /^\/(member|agent)(?=[/?#]|$)/.exec(path)?.[1];
  return first === undefined ? null : (first as CentreName);
}

/**
 * Returns the requirement of a centre that an account does not meet: a sign-in, or another class of account (requirement C3, U8).
 * Null when access is allowed.
 */
export function unmetCentreRequirement(centre: CentreName, account: AccountClass): "signIn" | "trueAccount" | null {
  if (account === "visitor") return "signIn";
  if (account === "demo") return "trueAccount";
  return centre === "agent" && account !== "agent" ? "trueAccount" : null;
}

/** Pages of the member centre that exist only while a flag is on. */
export const CENTRE_FLAGS = {
  identityCheck: "identityCheck",
  referral: "referral",
} as const satisfies Readonly<Record<string, PageFlagName>>;

/** Returns the path of a centre's page. */
export const centrePath = (centre: CentreName, key: string): string => `/${centre}/${key}`;
