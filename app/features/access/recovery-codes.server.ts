import { createHmac, randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { recoveryCode } from "~/platform/db/schema";
import type { Transaction } from "~/platform/db/transaction";
import { keyFor } from "~/platform/secrets/keys";
import { codeText } from "~/platform/text/typed-text";
import type { SiteContext } from "~/platform/wps/context";

const COUNT = 8;
/** Small letters and digits that nobody takes for one another; ten of them are 49 bits. */
const CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 10;

/** Gives a member new recovery codes, `abcde-fghjk`, in place of those before. They are stored hashed and shown now only. */
export async function newRecoveryCodes(
  tx: Transaction,
  ctx: SiteContext,
  memberId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: COUNT }, randomCode);
  await dropRecoveryCodes(tx, ctx, memberId);
  const rows = codes.map((code) => ({ ...own(ctx, memberId), codeHash: hashOf(ctx, memberId, code) }));
  await tx.db.insert(recoveryCode).values(rows);
  return codes;
}

/** Takes a member's recovery codes away. */
export async function dropRecoveryCodes(tx: Transaction, ctx: SiteContext, memberId: string): Promise<void> {
  await tx.db.delete(recoveryCode).where(ofMember(ctx, memberId));
}

/** Uses a recovery code up. @returns false for one that is none, or that was used before */
export async function takeRecoveryCode(ctx: SiteContext, memberId: string, code: string): Promise<boolean> {
  const isIt = and(ofMember(ctx, memberId), eq(recoveryCode.codeHash, hashOf(ctx, memberId, code)));
  const taken = await ctx.db.transaction(ctx.brand.code, ({ db }) =>
    db.delete(recoveryCode).where(isIt).returning({ memberId: recoveryCode.memberId }),
  );
  return taken.length > 0;
}

/** How many recovery codes a member has left. */
export const countRecoveryCodes = (tx: Transaction, ctx: SiteContext, memberId: string): Promise<number> =>
  tx.db.$count(recoveryCode, ofMember(ctx, memberId));

const own = ({ brand }: SiteContext, memberId: string) => ({ merchantId: brand.code, memberId });

const ofMember = ({ brand }: SiteContext, memberId: string) =>
  and(eq(recoveryCode.merchantId, brand.code), eq(recoveryCode.memberId, memberId));

function randomCode(): string {
  const text = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
  return `${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`;
}

/** Capitals do not count, nor does anything between the characters. */
const folded = (code: string): string =>
  codeText(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

function hashOf(ctx: SiteContext, memberId: string, code: string): string {
  const key = keyFor(ctx, "recovery");
  return createHmac("sha256", key)
    .update(`${memberId} ${folded(code)}`)
    .digest("base64url");
}
