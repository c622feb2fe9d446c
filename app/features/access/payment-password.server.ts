import { createHmac } from "node:crypto";
import { paymentFields } from "~/platform/brands/account-forms";
import { resetLimit, takePoint } from "~/platform/limits/limits";
import { consumeOnce } from "~/platform/secrets/consume-once";
import { keyFor } from "~/platform/secrets/keys";
import type { MemberContext, SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import type { Member } from "./accounts.server";
import { spendCodes, type VerifiedCode } from "./codes.server";
import { assertFields } from "./fields.server";
import { proveOwner } from "./owner.server";
import { assertDifferentPassword, checkPassword, hashPassword } from "./passwords.server";
import * as sql from "./server/accounts.sql.gen";
import { signedInMember } from "./signed-in-member.server";

/** Time for which a guess is stored, ms; equals the period of the limit `payment`. */
const GUESS_TTL_MS = 5 * 60_000;

type PaymentPasswordInput = Parameters<Implementation<"member">["setPaymentPassword"]>[1];

/** Sets the payment password; see the call `setPaymentPassword` (requirement A16). */
export async function setPaymentPassword(ctx: MemberContext, given: PaymentPasswordInput) {
  const { brand } = ctx;
  const { confirmPaymentPassword, paymentPassword } = given;
  assertFields(paymentFields({ ...brand.config.register }), { paymentPassword, confirmPaymentPassword });
  const who = await signedInMember(ctx);
  const codes = await proveOwnerForPaymentPassword(ctx, who, given);
  await assertDifferentPassword(ctx, who, "account", { field: "paymentPassword", password: paymentPassword });
  const paymentHash = await hashPassword(paymentPassword, "payment");
  await spendCodes(ctx, codes, (tx) => tx.run(sql.setPaymentHash, { id: who.id, paymentHash }));
  // Reset only after success. A payment password that equals the account password is refused; a reset before that check would allow
  // unlimited guesses at the account password.
  await resetLimit(ctx, "payment", who.id);
  return {};
}

async function proveOwnerForPaymentPassword(
  ctx: MemberContext,
  who: Member,
  given: PaymentPasswordInput,
): Promise<readonly VerifiedCode[]> {
  if (given.oldPaymentPassword && who.paymentHash !== null) {
    await checkPaymentPassword(ctx, who, "oldPaymentPassword", given.oldPaymentPassword);
    return [];
  }
  if (who.passwordHash === null && who.mobile === null) throw new WpsError("mobileFirst");
  return proveOwner(ctx, who, given);
}

/** Proof that the member has just entered the payment password. */
export interface PaymentProof {
  readonly memberId: string;
}

/**
 * Verifies the payment password. The attempt is counted before the comparison.
 * @returns the proof required by the outflow rules (`cashier/outflow.server.ts`)
 * @throws WpsError paymentPasswordFirst when none is set, wrongPaymentPassword at its field, tooManyRequests
 */
export async function assertPaymentPassword(ctx: MemberContext, who: Member, given: string): Promise<PaymentProof> {
  if (who.paymentHash === null) throw new WpsError("paymentPasswordFirst");
  await checkPaymentPassword(ctx, who, "paymentPassword", given);
  await resetLimit(ctx, "payment", who.id);
  return { memberId: who.id };
}

/**
 * Counts the attempt, then compares the password. Allows five different passwords in five minutes. A repeat of the same password is
 * not counted, so concurrent copies of one request do not reach the limit.
 * @throws WpsError wrongPaymentPassword at the field, tooManyRequests
 */
async function checkPaymentPassword(ctx: SiteContext, who: Member, field: string, password: string): Promise<void> {
  const isNew = await consumeOnce(ctx, "payment", guessDigest(ctx, who, password), ctx.now + GUESS_TTL_MS);
  if (isNew) await takePoint(ctx, "payment", who.id);
  if (!(await checkPassword(who.paymentHash, password, "payment")))
    throw new WpsError("wrongPaymentPassword", {}, { issues: [{ field, issue: "wrong" }] });
}

/** Returns a short digest that distinguishes guesses for a while; too short to reveal the guess. */
const guessDigest = (ctx: SiteContext, who: Member, password: string): string =>
  `${who.id}:${createHmac("sha256", keyFor(ctx, "payment")).update(`${who.id} ${password}`).digest("base64url").slice(0, 5)}`;
