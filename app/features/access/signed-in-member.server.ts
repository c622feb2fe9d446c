import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { findMember, type Member } from "./accounts.server";

/** Returns the row of the signed-in member. @throws WpsError notLoggedIn when it no longer exists */
export async function signedInMember(ctx: MemberContext): Promise<Member> {
  const who = await ctx.db.read(ctx.brand.code, (tx) => findMember(tx, { id: ctx.session.memberId }));
  if (!who) throw new WpsError("notLoggedIn");
  return who;
}
