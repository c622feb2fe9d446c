import { isAgentType } from "~/platform/wps/account-types";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { teamOverview } from "./team-overview";
import { transferDownline } from "./transfer";

/** Implements the calls about an agent's team. Every call starts with `mustBeAgent`. */
export const agent: Implementation<"agent"> = {
  teamOverview(ctx) {
    mustBeAgent(ctx);
    return teamOverview(ctx);
  },
  transferDownline(ctx, input) {
    mustBeAgent(ctx);
    return transferDownline(ctx, input);
  },
};

/**
 * Refuses accounts that are not agents.
 * @throws WpsError needTrueAccount (requirement U8)
 */
function mustBeAgent({ session }: MemberContext): void {
  if (!isAgentType(session.type)) throw new WpsError("needTrueAccount");
}
