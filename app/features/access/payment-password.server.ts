import { createHmac } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { paymentFields } from "~/platform/brands/account-forms";
import { member } from "~/platform/db/schema";
import { forget, take } from "~/platform/limits/limits";
import { consumeOnce } from "~/platform/secrets/consume-once";
import { keyFor } from "~/platform/secrets/keys";
import type { MemberContext, SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import type { Member } from "./accounts.server";
import { type RightCode, spendCodes } from "./codes.server";
import { assertFields } from "./fields.server";
import { proveOwner } from "./owner.server";
import { assertUnlike, checkPassword, hashPassword } from "./passwords.server";
import { self } from "./self.server";

/** How long a guess is remembered, ms: as long as it counts. */
const GUESS_MS = 5 * 60_000;

type Given = Parameters<Implementation<"member">["setPaymentPassword"]>[1];

/** Sets the password for payments; see the call `setPaymentPassword` (spec 1 section 5; checklist A16). */
export async function setPaymentPassword(ctx: MemberContext, given: Given) {
  const { brand } = ctx;
  const { confirmPaymentPassword, paymentPassword } = given;
  assertFields(paymentFields({ ...brand.config.register }), { paymentPassword, confirmPaymentPassword });
  const who = await self(ctx);
  const codes = await prove(ctx, who, given);
  await assertUnlike(who.passwordHash, "account", { field: "paymentPassword", password: paymentPassword });
  const paymentHash = await hashPassword(paymentPassword, "payment");
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

/** Proof that a member has just given the payment password. */
export interface PaymentProof {
  readonly memberId: string;
}

/**
 * Lets pass who knows the payment password. Counted before it is compared.
 * @returns what the rules of money that leaves want to see (`wallet/outflow.ts`)
 * @throws WpsError paymentPasswordFirst for who has set none, wrongPaymentPassword at its field, tooManyRequests
 */
export async function assertPaymentPassword(ctx: MemberContext, who: Member, given: string): Promise<PaymentProof> {
  if (who.paymentHash === null) throw new WpsError("paymentPasswordFirst");
  await comparePayment(ctx, who, "paymentPassword", given);
  await forget(ctx, "payment", who.id);
  return { memberId: who.id };
}

/**
 * Counts before it compares: five different tries in five minutes. The same one again is no new guess, so that a request
 * that is sent many times at once is answered. @throws WpsError wrongPaymentPassword at the field, tooManyRequests
 */
async function comparePayment(ctx: SiteContext, who: Member, field: string, password: string): Promise<void> {
  const isNew = await consumeOnce(ctx, "payment", guessOf(ctx, who, password), ctx.now + GUESS_MS);
  if (isNew) await take(ctx, "payment", who.id);
  if (!(await checkPassword(who.paymentHash, password, "payment")))
    throw new WpsError("wrongPaymentPassword", {}, { issues: [{ field, issue: "wrong" }] });
}

/** Tells one guess from another for a while, and too short to tell what it was. */
const guessOf = (ctx: SiteContext, who: Member, password: string): string =>
  `${who.id}:${createHmac("sha256", keyFor(ctx, "payment")).update(`${who.id} ${password}`).digest("base64url").slice(0, 5)}`;
