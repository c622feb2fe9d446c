import { createHmac, randomInt } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { oneTimeCode } from "~/platform/db/schema";
import type { Transaction } from "~/platform/db/transaction";
import { forget, take } from "~/platform/limits/limits";
import { keyFor } from "~/platform/secrets/keys";
import { codeText } from "~/platform/text/typed-text";
import type { SiteContext } from "~/platform/wps/context";
import { finerError, WpsError } from "~/platform/wps/errors";

/**
 * What a code is good for: `contact` proves a number or address that somebody binds, `owner` that who is signed in holds
 * the number that is bound already.
 */
export type CodePurpose = "login" | "password" | "register" | "contact" | "owner";

/** How long a code is valid, in minutes. */
export const CODE_MINUTES = 5;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CODE = /^\d{6}$/;

/**
 * Makes a new code of six digits, which takes the place of an earlier one.
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
    // Numbers of people are not kept for longer than they say "expired".
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

/** A code that was right when it was checked; it is used up by `spendCodes`. */
export interface RightCode {
  readonly purpose: CodePurpose;
  readonly receiver: string;
  readonly codeHash: string;
  /** Under what its tries are counted. */
  readonly key: string;
}

/** A code as somebody typed it. */
export interface TypedCode {
  readonly purpose: CodePurpose;
  /** What `issueCode` was given. */
  readonly receiver: string;
  readonly code: string | undefined;
  /** Under what tries are counted (`session/allowance.ts`); the receiver when left out. */
  readonly key?: string;
}

/**
 * Checks a code and leaves it as it is, so that what else is asked for may still be wrong. Tries are counted before they
 * are compared, over all codes of the receiver, so that asking for new codes gives no further guesses. Where no code is
 * waiting nothing can be right, and nothing is counted.
 *
 * @throws WpsError invalidCode, codeExpired, tooManyRequests after five tries an hour
 */
export async function checkCode(
  ctx: SiteContext,
  { code, purpose, receiver, key = receiver }: TypedCode,
): Promise<RightCode> {
  const given = codeText(code ?? "");
  // No guess: it cannot be right.
  if (given === "") throw finerError("errors:required.verificationCode", new WpsError("invalidCode"));
  if (!CODE.test(given)) throw finerError("errors:field.code", new WpsError("invalidCode"));
  const right = { purpose, receiver, key, codeHash: hashOf(ctx, purpose, receiver, given) };
  const { expiresAt, codeHash } = oneTimeCode;
  const [stored] = await ctx.db.transaction(ctx.brand.code, ({ db }) =>
    db.select({ expiresAt, codeHash }).from(oneTimeCode).where(rowOf(ctx, right)),
  );
  if (!stored) throw new WpsError("invalidCode");
  await take(ctx, "codeTries", key);
  if (stored.expiresAt.getTime() <= ctx.now) throw new WpsError("codeExpired");
  if (stored.codeHash !== right.codeHash) throw new WpsError("invalidCode");
  return right;
}

/**
 * Does what codes are for, and uses them up, in one transaction. Of any number of uses of a code at once one is done:
 * the row's lock decides, and the second finds it gone.
 * @throws WpsError invalidCode when another was faster; whatever `work` throws leaves the codes as they were
 */
export async function spendCodes<T>(
  ctx: SiteContext,
  codes: readonly RightCode[],
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
  for (const { key } of codes) await forget(ctx, "codeTries", key);
  return done;
}

const rowOf = ({ brand }: SiteContext, { purpose, receiver }: RightCode) =>
  and(eq(oneTimeCode.merchantId, brand.code), eq(oneTimeCode.purpose, purpose), eq(oneTimeCode.receiver, receiver));

/** What is stored in a code's place. Keyed: a copy of the database cannot be searched for six digits. */
function hashOf(ctx: SiteContext, purpose: CodePurpose, receiver: string, code: string): string {
  return createHmac("sha256", keyFor(ctx, "code")).update(`${purpose} ${receiver} ${code}`).digest("base64url");
}
