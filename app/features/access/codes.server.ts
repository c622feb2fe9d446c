import { createHmac, randomInt } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { oneTimeCode } from "~/platform/db/schema";
import type { Transaction } from "~/platform/db/transaction";
import { resetLimit, takePoint } from "~/platform/limits/limits";
import { keyFor } from "~/platform/secrets/keys";
import { codeText } from "~/platform/text/typed-text";
import type { SiteContext } from "~/platform/wps/context";
import { finerError, WpsError } from "~/platform/wps/errors";

/**
 * Purpose of a code: `contact` verifies a number or address to bind, `owner` verifies that the signed-in member holds the bound
 * number.
 */
export type CodePurpose = "login" | "password" | "register" | "contact" | "owner";

/** Validity of a code, minutes. */
export const CODE_MINUTES = 5;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CODE_PATTERN = /^\d{6}$/;

/**
 * Creates a code of six digits, which replaces an earlier one.
 * @param receiver a number in E.164, or an e-mail address
 */
export async function issueCode(ctx: SiteContext, purpose: CodePurpose, receiver: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const merchantId = ctx.brand.code;
  const fresh = {
    codeHash: hashOf(ctx, purpose, receiver, code),
    expiresAt: new Date(ctx.now + CODE_MINUTES * MINUTE),
  };
  await ctx.db.transaction(merchantId, async ({ db }) => {
    // Deletes receivers' numbers a day after expiry; until then a code is reported as expired. The clean-up job can come earlier.
    const isOld = lt(oneTimeCode.expiresAt, new Date(ctx.now - DAY));
    await db.delete(oneTimeCode).where(and(eq(oneTimeCode.merchantId, merchantId), isOld));
    await db
      .insert(oneTimeCode)
      .values({ merchantId, purpose, receiver, ...fresh })
      .onConflictDoUpdate({
        target: [oneTimeCode.merchantId, oneTimeCode.purpose, oneTimeCode.receiver],
        set: fresh,
      });
  });
  return code;
}

/** A verified code, not used up yet; see `spendCodes`. */
export interface VerifiedCode {
  readonly purpose: CodePurpose;
  readonly receiver: string;
  readonly codeHash: string;
  /** Key of the attempt counter. */
  readonly key: string;
}

/** A code to check. */
export interface TypedCode {
  readonly purpose: CodePurpose;
  /** The receiver passed to `issueCode`. */
  readonly receiver: string;
  readonly code: string | undefined;
  /** Key of the attempt counter (`access/allowance.server.ts`); defaults to the receiver. */
  readonly key?: string;
}

/**
 * Checks a code without using it up, because another field of the form can still be invalid. Attempts are counted before the
 * comparison and over all codes of the receiver, so requesting new codes gives no further guesses. Without a pending code nothing
 * is counted.
 *
 * @throws WpsError invalidCode, codeExpired, tooManyRequests after five attempts per hour
 */
export async function checkCode(
  ctx: SiteContext,
  { code, purpose, receiver, key = receiver }: TypedCode,
): Promise<VerifiedCode> {
  const given = codeText(code ?? "");
  // Malformed codes are refused without counting an attempt.
  if (given === "") throw finerError("errors:required.verificationCode", new WpsError("invalidCode"));
  if (!CODE_PATTERN.test(given)) throw finerError("errors:field.code", new WpsError("invalidCode"));
  const right = { purpose, receiver, key, codeHash: hashOf(ctx, purpose, receiver, given) };
  const { expiresAt, codeHash } = oneTimeCode;
  const [stored] = await ctx.db.transaction(ctx.brand.code, ({ db }) =>
    db.select({ expiresAt, codeHash }).from(oneTimeCode).where(rowOf(ctx, right)),
  );
  if (!stored) throw new WpsError("invalidCode");
  await takePoint(ctx, "codeTries", key);
  if (stored.expiresAt.getTime() <= ctx.now) throw new WpsError("codeExpired");
  if (stored.codeHash !== right.codeHash) throw new WpsError("invalidCode");
  return right;
}

/**
 * Uses up codes and runs `work` in one transaction. Of concurrent uses of a code only one succeeds: the row lock decides, and the
 * others no longer find the row.
 * @throws WpsError invalidCode when another use came first; errors of `work` leave the codes unused
 */
export async function spendCodes<T>(
  ctx: SiteContext,
  codes: readonly VerifiedCode[],
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const done = await ctx.db.transaction(ctx.brand.code, async (tx) => {
    for (const code of codes) {
      const used = await tx.db
        .delete(oneTimeCode)
        .where(and(rowOf(ctx, code), eq(oneTimeCode.codeHash, code.codeHash)))
        .returning({ purpose: oneTimeCode.purpose });
      if (used.length === 0) throw new WpsError("invalidCode");
    }
    return work(tx);
  });
  for (const { key } of codes) await resetLimit(ctx, "codeTries", key);
  return done;
}

const rowOf = ({ brand }: SiteContext, { purpose, receiver }: VerifiedCode) =>
  and(eq(oneTimeCode.merchantId, brand.code), eq(oneTimeCode.purpose, purpose), eq(oneTimeCode.receiver, receiver));

/** Returns the stored hash of a code. Keyed, so that a copy of the database does not allow a search over six digits. */
function hashOf(ctx: SiteContext, purpose: CodePurpose, receiver: string, code: string): string {
  return createHmac("sha256", keyFor(ctx, "code")).update(`${purpose} ${receiver} ${code}`).digest("base64url");
}
