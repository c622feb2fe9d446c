import type { AccountClass } from "~/platform/wps/account-types";
import type { PageFlagName } from "./flags.gen";

/** The two centres over the site: somebody's own account, and an agent's team (spec 2 sections 2.7 and 2.8). */
export type CentreName = "member" | "agent";

/** The page that a centre opens with (spec 1 section 9). */
export const CENTRE_HOMES: Readonly<Record<CentreName, string>> = {
  member: "/member/securityCenter",
  agent: "/agent/agentTeamOverview",
};

/** The centre that an own path leads to; null for every other page. A query or a hash may follow. */
export function centreOf(path: string): CentreName | null {
  const first = /^\/(member|agent)(?=[/?#]|$)/.exec(path)?.[1];
  return first === undefined ? null : (first as CentreName);
}

/**
 * What keeps somebody out of a centre: nobody is signed in, or the account is none of those that it is for (checklist
 * C3, U8). Null where the way is open.
 */
export function barredFrom(centre: CentreName, account: AccountClass): "signIn" | "trueAccount" | null {
  if (account === "visitor") return "signIn";
  if (account === "demo") return "trueAccount";
  return centre === "agent" && account !== "agent" ? "trueAccount" : null;
}

/** The pages of the member centre that are there only while a flag is on. */
export const CENTRE_FLAGS = {
  identityCheck: "identityCheck",
  referral: "referral",
} as const satisfies Readonly<Record<string, PageFlagName>>;

/** The address of a centre's page. */
export const centrePath = (centre: CentreName, key: string): string => `/${centre}/${key}`;
