import { toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import type { MemberContext, SiteContext } from "~/platform/wps/context";
import { sessionRules } from "./current-session.server";
import * as sql from "./server/sessions.sql.gen";

/** Returns the time of last use before which a session has expired. */
export const aliveSince = ({ brand, now }: Pick<SiteContext, "brand" | "now">): Date =>
  new Date(now - sessionRules(brand, now).idleMs);

/** Returns the device and the start of the current session, and the time of the previous sign-in. */
export async function lastSignIn(tx: Transaction, ctx: MemberContext) {
  const { id, memberId } = ctx.session;
  const current = await tx.first(sql.startOfSession, { memberId, id });
  const before = await tx.first(sql.signInBefore, { memberId, except: current?.createdAt ?? null });
  return {
    device: current?.device ?? "",
    signedInAt: toApiTime(current?.createdAt.getTime() ?? ctx.now),
    lastLogin: before ? toApiTime(before.at.getTime()) : null,
  };
}
