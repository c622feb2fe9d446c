import type { Implementation } from "~/compose/wps";
import { userOf } from "~/features/access/accounts.server";
import { setPaymentPassword } from "~/features/access/payment-password.server";
import { self } from "~/features/access/self.server";
import { changePassword } from "~/features/access/server/change-password";
import { forgot } from "~/features/access/server/forgot";
import { findInviter } from "~/features/access/server/inviter";
import { register } from "~/features/access/server/register";
import { twoStep } from "~/features/access/server/two-step";
import { responsibleCalls } from "~/features/responsible-play/server/calls";
import { vip } from "~/features/rewards/vip.server";
import { takeByAddress } from "~/platform/limits/limits";
import { bindContact } from "../contact.server";
import { levelOf } from "../rank.server";
import { securityCalls } from "../security-facts.server";
import { avatarCalls } from "./avatar";
import { identity } from "./identity";
import { profileCalls } from "./profile";

/** Somebody's own account. */
export const member: Implementation<"member"> = {
  async info(ctx) {
    const who = await self(ctx);
    const { isAgent, ...user } = userOf(who);
    const clubLabel = { labelName: levelOf(ctx, who.rankLevel)?.labelName ?? "", rankLevel: who.rankLevel };
    return { ...user, type: isAgent, clubLabel, memberLabel: who.labels };
  },
  register: (ctx, input) => register(ctx, "username", input),
  registerMobile: (ctx, input) => register(ctx, "mobile", input),
  changePassword,
  ...forgot,
  ...identity,
  async affiliateCheck(ctx, { code }) {
    await takeByAddress(ctx, "affiliateIp");
    const inviter = await ctx.db.transaction(ctx.brand.code, (tx) => findInviter(tx, { affiliateCode: code }));
    return { valid: inviter !== null };
  },
  ...avatarCalls,
  ...profileCalls,
  ...securityCalls,
  ...responsibleCalls,
  setPaymentPassword,
  bindContact,
  twoStep,
  vip,
};
