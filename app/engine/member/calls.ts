import { takeByAddress } from "~/engine/limits";
import { responsibleCalls } from "~/engine/responsible/calls";
import { vip } from "~/engine/reward/vip";
import type { Implementation } from "~/engine/wps";
import { userOf } from "./accounts";
import { avatarCalls } from "./avatar";
import { changePassword } from "./change-password";
import { bindContact } from "./contact";
import { forgot } from "./forgot";
import { identity } from "./identity";
import { findInviter } from "./inviter";
import { setPaymentPassword } from "./payment-password";
import { profileCalls } from "./profile";
import { levelOf } from "./rank";
import { register } from "./register";
import { securityCalls } from "./security";
import { self } from "./self";
import { twoStep } from "./two-step";

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
