import { and, desc, eq, ne, sql } from "drizzle-orm";
import { toApiTime } from "~/platform/brands/brand-parts";
import { session as sessionTable, signIn } from "~/platform/db/schema";
import type { Transaction } from "~/platform/db/transaction";
import type { MemberContext, SiteContext } from "~/platform/wps/context";
import { sessionRules } from "./current-session.server";

/** Returns the condition for the sessions of the signed-in member. */
export const ownSessions = ({ brand, session: { memberId } }: MemberContext) =>
  and(eq(sessionTable.merchantId, brand.code), eq(sessionTable.memberId, memberId));

/** Returns the time of last use before which a session has expired. */
export const aliveSince = ({ brand, now }: Pick<SiteContext, "brand" | "now">): Date =>
  new Date(now - sessionRules(brand, now).idleMs);

/** Returns the device and the start of the current session, and the time of the previous sign-in. */
export async function lastSignIn(tx: Transaction, ctx: MemberContext) {
  const [current] = await tx.db
    .select({ device: sessionTable.device, createdAt: sessionTable.createdAt })
    .from(sessionTable)
    .where(and(ownSessions(ctx), eq(sessionTable.id, ctx.session.id)));
  const [before] = await tx.db
    .select({ at: signIn.at })
    .from(signIn)
    .where(
      and(
        eq(signIn.merchantId, ctx.brand.code),
        eq(signIn.memberId, ctx.session.memberId),
        eq(signIn.ok, true),
        ne(signIn.at, current?.createdAt ?? sql`to_timestamp(0)`),
      ),
    )
    .orderBy(desc(signIn.id))
    .limit(1);
  return {
    device: current?.device ?? "",
    signedInAt: toApiTime(current?.createdAt.getTime() ?? ctx.now),
    lastLogin: before ? toApiTime(before.at.getTime()) : null,
  };
}
