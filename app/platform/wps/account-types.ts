/**
 * `isAgent` of the WPS: 0 member; 1, 2, 41 and 42 agents; 4 demo. Any other value counts as a member (requirement H12).
 */
export type AccountType = number;

/** Account types of agents. */
export const AGENT_TYPES: readonly AccountType[] = [1, 2, 41, 42];

/** Returns true for accounts that see the agent centre (requirement H12, U8). */
export const isAgentType = (type: AccountType): boolean => AGENT_TYPES.includes(type);

/** Account type of free-play accounts. */
const DEMO_TYPE: AccountType = 4;

/** Returns true for a free-play account, which has play money only (requirement A12). */
export const isDemoType = (type: AccountType): boolean => type === DEMO_TYPE;

/** Label that staff attached to a member, e.g. `{ labelName: "Whale", colour: "#aa3366" }`. */
export interface MemberLabel {
  readonly labelName: string;
  readonly colour: string;
}

/** Sign-in method of a session. */
export type SignInMethod = "username" | "sms" | "firebase" | "remembered" | "freeplay" | "register";

/** Class of an account: the part of the account that a page's frame depends on, before any personal data is loaded. */
export type AccountClass = "visitor" | "member" | "agent" | "demo";

/** Returns the class of a signed-in account. */
export function accountClassOf(type: AccountType): Exclude<AccountClass, "visitor"> {
  if (isDemoType(type)) return "demo";
  return isAgentType(type) ? "agent" : "member";
}
