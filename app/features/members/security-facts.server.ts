import { and, desc, eq } from "drizzle-orm";
import { sessionRules } from "~/features/access/current-session.server";
import { countRecoveryCodes } from "~/features/access/recovery-codes.server";
import { signedInMember } from "~/features/access/signed-in-member.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import { signIn } from "~/platform/db/schema";
import { maskEmail, maskPhone } from "~/platform/text/mask";
import type { MemberContext } from "~/platform/wps/context";
import type { Implementation } from "~/platform/wps/implementation";

type Calls = Implementation<"member">;

/** Implements the calls about the security settings and the sign-in history of an account (requirement A19). */
export const securityCalls: Pick<Calls, "security" | "loginHistory"> = {
  async security(ctx) {
    const who = await signedInMember(ctx);
    const { expiryMs } = sessionRules(ctx.brand, ctx.now);
    const [rows, recoveryCodes] = await ctx.db.transaction(ctx.brand.code, async (tx) => [
      // Skips the latest successful sign-in: it started the current session.
      await tx.db
        .select()
        .from(signIn)
        .where(and(ownSignIns(ctx), eq(signIn.ok, true)))
        .orderBy(desc(signIn.id))
        .offset(1)
        .limit(1),
      await countRecoveryCodes(tx, who.id),
    ]);
    const set = who.passwordHash !== null;
    const age = ctx.now - who.passwordAt.getTime();
    return {
      password: {
        set,
        changedAt: set ? toApiTime(who.passwordAt.getTime()) : null,
        expired: set && expiryMs !== null && age > expiryMs,
      },
      paymentPassword: who.paymentHash !== null,
      mobile: who.mobile === null ? null : maskPhone(who.mobile),
      email: who.email === null ? null : maskEmail(who.email),
      twoStep: { on: who.twoStepOn, recoveryCodes },
      lastSignIn: rows[0] ? viewOf(rows[0]) : null,
    };
  },
  async loginHistory(ctx, { pageNo, pageSize }) {
    const [rows, total] = await ctx.db.transaction(ctx.brand.code, async (tx) => [
      // Ids are time-ordered and unique, so pages neither skip nor repeat a row.
      await tx.db
        .select()
        .from(signIn)
        .where(ownSignIns(ctx))
        .orderBy(desc(signIn.id))
        .offset((pageNo - 1) * pageSize)
        .limit(pageSize),
      await tx.db.$count(signIn, ownSignIns(ctx)),
    ]);
    return { rows: rows.map(viewOf), pageNo, pageSize, total, totalPages: Math.ceil(total / pageSize) };
  },
};

const ownSignIns = ({ brand, session }: MemberContext) =>
  and(eq(signIn.merchantId, brand.code), eq(signIn.memberId, session.memberId));

function viewOf({ at, device, ip, method, ok }: typeof signIn.$inferSelect) {
  return { at: toApiTime(at.getTime()), ip, device, ok, method };
}
