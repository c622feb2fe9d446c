import type { MemberContext } from "~/engine/context";
import { take } from "~/engine/limits";
import { textOf } from "~/engine/snapshot";
import type { Implementation } from "~/engine/wps";
import { WpsError } from "~/wps/errors";
import { findMember, userOf } from "./accounts";
import { changePassword } from "./change-password";
import { forgot } from "./forgot";
import { findInviter } from "./inviter";
import { register } from "./register";

/** Somebody's own account. */
export const member: Implementation<"member"> = {
  async info(ctx) {
    const who = await self(ctx);
    const { isAgent, ...user } = userOf(who);
    const clubLabel = { labelName: rankName(ctx, who.rankLevel), rankLevel: who.rankLevel };
    return { ...user, type: isAgent, clubLabel, memberLabel: who.labels };
  },
  register: (ctx, input) => register(ctx, "username", input),
  registerMobile: (ctx, input) => register(ctx, "mobile", input),
  changePassword,
  ...forgot,
  async affiliateCheck(ctx, { code }) {
    await take(ctx, "affiliateIp", ctx.ip ?? "");
    const inviter = await ctx.db.transaction(ctx.brand.code, (tx) => findInviter(tx, { affiliateCode: code }));
    return { valid: inviter !== null };
  },
};

/** The row of who is signed in. @throws WpsError notLoggedIn when it is gone */
async function self(ctx: MemberContext) {
  const who = await ctx.db.transaction(ctx.brand.code, (tx) => findMember(tx, { id: ctx.session.memberId }));
  if (!who) throw new WpsError("notLoggedIn");
  return who;
}

/** Name of the VIP level of a rank, in the caller's language; empty for none. */
function rankName(ctx: MemberContext, rank: number): string {
  const level = Object.values(ctx.brand.content.vip.items).find((each) => each.rank === rank);
  return level ? textOf(ctx, level.name) : "";
}
