import { and, eq } from "drizzle-orm";
import { paymentFields } from "~/core/account-forms";
import type { MemberContext, SiteContext } from "~/engine/context";
import { member } from "~/engine/db/schema";
import { forget, take } from "~/engine/limits";
import { assertUnlike, checkPassword, hashPassword } from "~/engine/session/passwords";
import { type RightCode, spendCodes } from "~/engine/verification/codes";
import type { Implementation } from "~/engine/wps";
import { WpsError } from "~/wps/errors";
import type { Member } from "./accounts";
import { assertFields } from "./fields";
import { proveOwner } from "./owner";
import { self } from "./self";

type Given = Parameters<Implementation<"member">["setPaymentPassword"]>[1];

/** Sets the password for payments; see the call `setPaymentPassword` (spec 1 section 5; checklist A16). */
export async function setPaymentPassword(ctx: MemberContext, given: Given) {
  const { brand } = ctx;
  const { confirmPaymentPassword, paymentPassword } = given;
  assertFields(paymentFields({ ...brand.config.register }), { paymentPassword, confirmPaymentPassword });
  const who = await self(ctx);
  const codes = await prove(ctx, who, given);
  await assertUnlike(who.passwordHash, "paymentPassword", paymentPassword);
  const paymentHash = await hashPassword(paymentPassword);
  await spendCodes(ctx, codes, ({ db }) =>
    db
      .update(member)
      .set({ paymentHash })
      .where(and(eq(member.merchantId, brand.code), eq(member.id, who.id))),
  );
  // Not before: what is refused for being the account password would be a way to guess that one.
  await forget(ctx, "payment", who.id);
  return {};
}

async function prove(ctx: MemberContext, who: Member, given: Given): Promise<readonly RightCode[]> {
  if (given.oldPaymentPassword && who.paymentHash !== null) {
    await comparePayment(ctx, who, "oldPaymentPassword", given.oldPaymentPassword);
    return [];
  }
  if (who.passwordHash === null && who.mobile === null) throw new WpsError("mobileFirst");
  return proveOwner(ctx, who, given);
}

/** Counts before it compares: five tries in five minutes. @throws WpsError wrongPaymentPassword at the field */
async function comparePayment(ctx: SiteContext, who: Member, field: string, password: string): Promise<void> {
  await take(ctx, "payment", who.id);
  if (!(await checkPassword(who.paymentHash, password)))
    throw new WpsError("wrongPaymentPassword", {}, { issues: [{ field, issue: "wrong" }] });
}
