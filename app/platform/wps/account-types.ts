/** isAgent of the WPS (spec 1 section 4): 0 member, 1, 2, 41 and 42 agents, 4 demo. Any other value is a member's. */
export type AccountType = number;

/** The types of agents. */
export const AGENT_TYPES: readonly AccountType[] = [1, 2, 41, 42];

/** True for the accounts that see the agent centre (checklist H12, U8). */
export const isAgentType = (type: AccountType): boolean => AGENT_TYPES.includes(type);

/** The type of a free-play account. */
export const DEMO_TYPE: AccountType = 4;

/** True for a free-play account, which plays with play money only (checklist A12). */
export const isDemoType = (type: AccountType): boolean => type === DEMO_TYPE;

/** What a page shows of somebody's account before anything personal is known. */
export type AccountClass = "visitor" | "member" | "agent" | "demo";

/** The class of a signed-in account. */
export function accountClassOf(type: AccountType): Exclude<AccountClass, "visitor"> {
  if (isDemoType(type)) return "demo";
  return isAgentType(type) ? "agent" : "member";
}
