import { isAgentType } from "~/core/account-types";
import type { MemberContext } from "~/engine/context";
import type { Implementation } from "~/engine/wps";
import { WpsError } from "~/wps/errors";
import { teamOverview } from "./team-overview";

/** An agent's view of the team below; see `mustBeAgent`. */
export const agent: Implementation<"agent"> = {
  teamOverview(ctx) {
    mustBeAgent(ctx);
    return teamOverview(ctx);
  },
};

/** The first line of every call of the area. @throws WpsError needTrueAccount for accounts that are no agents' (checklist U8) */
function mustBeAgent({ session }: MemberContext): void {
  if (!isAgentType(session.type)) throw new WpsError("needTrueAccount");
}
