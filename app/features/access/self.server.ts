import type { MemberContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { findMember, type Member } from "./accounts.server";

/** The row of who is signed in. @throws WpsError notLoggedIn when it is gone */
export async function self(ctx: MemberContext): Promise<Member> {
  const who = await ctx.db.transaction(ctx.brand.code, (tx) => findMember(tx, { id: ctx.session.memberId }));
  if (!who) throw new WpsError("notLoggedIn");
  return who;
}
