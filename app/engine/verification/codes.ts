import { createHmac, randomInt } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type { SiteContext } from "~/engine/context";
import { oneTimeCode } from "~/engine/db/schema";
import { forget, take } from "~/engine/limits";
import { WpsError } from "~/wps/errors";
import { keyFor } from "./keys";

/** What a code is good for. */
export type CodePurpose = "login" | "password" | "register";

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

/**
 * Uses a code up. Tries are counted before they are compared, over all codes of the receiver, so that asking for new
 * codes gives no further guesses. Of any number of right tries at once one is accepted.
 *
 * @param receiver what `issueCode` was given
 * @throws WpsError invalidCode, codeExpired, tooManyRequests after five tries an hour
 */
export async function consumeCode(
  ctx: SiteContext,
  purpose: CodePurpose,
  receiver: string,
  code: string | undefined,
): Promise<void> {
  const given = (code ?? "").trim();
  // No guess: it cannot be right.
  if (!CODE.test(given)) throw new WpsError("invalidCode");
  await take(ctx, "codeTries", receiver);
  const state = await spend(ctx, purpose, receiver, hashOf(ctx, purpose, receiver, given));
  if (state === "expired") throw new WpsError("codeExpired");
  if (state === "wrong") throw new WpsError("invalidCode");
  await forget(ctx, "codeTries", receiver);
}

/** The row's lock decides between tries at once: the second finds it gone. */
function spend(
  ctx: SiteContext,
  purpose: CodePurpose,
  receiver: string,
  codeHash: string,
): Promise<"right" | "wrong" | "expired"> {
  const own = and(
    eq(oneTimeCode.merchantId, ctx.brand.code),
    eq(oneTimeCode.purpose, purpose),
    eq(oneTimeCode.receiver, receiver),
  );
  return ctx.db.transaction(ctx.brand.code, async ({ db }) => {
    const [stored] = await db.select({ expiresAt: oneTimeCode.expiresAt }).from(oneTimeCode).where(own);
    if (!stored) return "wrong";
    if (stored.expiresAt.getTime() <= ctx.now) return "expired";
    const used = await db
      .delete(oneTimeCode)
      .where(and(own, eq(oneTimeCode.codeHash, codeHash)))
      .returning({ purpose: oneTimeCode.purpose });
    return used.length > 0 ? "right" : "wrong";
  });
}

/** What is stored in a code's place. Keyed: a copy of the database cannot be searched for six digits. */
function hashOf(ctx: SiteContext, purpose: CodePurpose, receiver: string, code: string): string {
  return createHmac("sha256", keyFor(ctx, "code")).update(`${purpose} ${receiver} ${code}`).digest("base64url");
}
