import { createHmac, randomInt } from "node:crypto";
import type { Transaction } from "~/platform/db/transaction";
import { resetLimit, takePoint } from "~/platform/limits/limits";
import { keyFor } from "~/platform/secrets/keys";
import { codeText } from "~/platform/text/typed-text";
import type { SiteContext } from "~/platform/wps/context";
import { finerError, WpsError } from "~/platform/wps/errors";
import * as sql from "./server/one-time-codes.sql.gen";

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
  const codeHash = hashOf(ctx, purpose, receiver, code);
  await ctx.db.transaction(ctx.brand.code, async (tx) => {
    // Deletes receivers' numbers a day after expiry; until then a code is reported as expired. The clean-up job can come earlier.
    await tx.run(sql.deleteCodesBefore, { before: new Date(ctx.now - DAY) });
    await tx.run(sql.storeCode, { purpose, receiver, codeHash, expiresAt: new Date(ctx.now + CODE_MINUTES * MINUTE) });
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
  const stored = await ctx.db.read(ctx.brand.code, (tx) => tx.first(sql.codeOf, { purpose, receiver }));
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
      if ((await tx.run(sql.useUpCode, code)) === 0) throw new WpsError("invalidCode");
    }
    return work(tx);
  });
  for (const { key } of codes) await resetLimit(ctx, "codeTries", key);
  return done;
}

/** Returns the stored hash of a code. Keyed, so that a copy of the database does not allow a search over six digits. */
function hashOf(ctx: SiteContext, purpose: CodePurpose, receiver: string, code: string): string {
  return createHmac("sha256", keyFor(ctx, "code")).update(`${purpose} ${receiver} ${code}`).digest("base64url");
}
