import { sessionRules } from "~/features/access/current-session.server";
import { countRecoveryCodes } from "~/features/access/recovery-codes.server";
import { signedInMember } from "~/features/access/signed-in-member.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import { maskEmail, maskPhone } from "~/platform/text/mask";
import type { Implementation } from "~/platform/wps/implementation";
import * as sql from "./server/profile.sql.gen";

type Calls = Implementation<"member">;

/** Implements the calls about the security settings and the sign-in history of an account (requirement A19). */
export const securityCalls: Pick<Calls, "security" | "loginHistory"> = {
  async security(ctx) {
    const who = await signedInMember(ctx);
    const { expiryMs } = sessionRules(ctx.brand, ctx.now);
    const { former, recoveryCodes } = await ctx.db.read(ctx.brand.code, async (tx) => ({
      former: await tx.first(sql.formerSignIn, { memberId: who.id }),
      recoveryCodes: await countRecoveryCodes(tx, who.id),
    }));
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
      lastSignIn: former && viewOf(former),
    };
  },
  async loginHistory(ctx, { pageNo, pageSize }) {
    const { memberId } = ctx.session;
    const { rows, total } = await ctx.db.read(ctx.brand.code, async (tx) => ({
      // Ids are time-ordered and unique, so pages neither skip nor repeat a row.
      rows: await tx.all(sql.signInsOf, { memberId, limit: pageSize, offset: (pageNo - 1) * pageSize }),
      total: (await tx.first(sql.countSignIns, { memberId }))?.total ?? 0,
    }));
    return { rows: rows.map(viewOf), pageNo, pageSize, total, totalPages: Math.ceil(total / pageSize) };
  },
};

function viewOf({ at, device, ip, method, ok }: sql.SignInsOfRow) {
  return { at: toApiTime(at.getTime()), ip, device, ok, method };
}
