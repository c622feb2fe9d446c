import { userView } from "~/features/access/accounts.server";
import { signedInMember } from "~/features/access/signed-in-member.server";
import type { Implementation } from "~/platform/wps/implementation";
import { bindContact } from "../contact.server";
import { vipLevelOf } from "../rank.server";
import { securityCalls } from "../security-facts.server";
import { avatarCalls } from "./avatar";
import { dataExport } from "./data-export";
import { identity } from "./identity";
import { profileCalls } from "./profile";

type Calls = Implementation<"member">;

/** Implements the calls about the member's account. */
export const memberCalls: Pick<
  Calls,
  | "info"
  | "bindContact"
  | "dataExport"
  | keyof typeof identity
  | keyof typeof avatarCalls
  | keyof typeof profileCalls
  | keyof typeof securityCalls
> = {
  async info(ctx) {
    const who = await signedInMember(ctx);
    const { isAgent, ...user } = userView(who);
    const clubLabel = { labelName: vipLevelOf(ctx, who.rankLevel)?.labelName ?? "", rankLevel: who.rankLevel };
    return { ...user, type: isAgent, clubLabel, memberLabel: who.labels };
  },
  ...identity,
  ...avatarCalls,
  ...profileCalls,
  ...securityCalls,
  bindContact,
  dataExport,
};
