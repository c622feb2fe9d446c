import { isAgentType } from "~/platform/wps/account-types";
import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { teamOverview } from "./team-overview";
import { transferDownline } from "./transfer";

/** An agent's view of the team below; see `mustBeAgent`. */
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

/** The first line of every call of the area. @throws WpsError needTrueAccount for accounts that are no agents' (checklist U8) */
function mustBeAgent({ session }: MemberContext): void {
  if (!isAgentType(session.type)) throw new WpsError("needTrueAccount");
}
