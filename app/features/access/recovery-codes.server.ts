import { createHmac, randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { recoveryCode } from "~/platform/db/schema";
import type { Transaction } from "~/platform/db/transaction";
import { keyFor } from "~/platform/secrets/keys";
import { codeText } from "~/platform/text/typed-text";
import type { SiteContext } from "~/platform/wps/context";

const COUNT = 8;
/** Lower-case letters and digits without similar pairs; ten characters are 49 bits. */
const CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 10;

/** Creates new recovery codes, `abcde-fghjk`, which replace the earlier ones. Only hashes are stored, so codes are shown once. */
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

export async function dropRecoveryCodes(tx: Transaction, ctx: SiteContext, memberId: string): Promise<void> {
  await tx.db.delete(recoveryCode).where(ofMember(ctx, memberId));
}

/** Uses up a recovery code. @returns false for an unknown or used code */
export async function takeRecoveryCode(ctx: SiteContext, memberId: string, code: string): Promise<boolean> {
  const isIt = and(ofMember(ctx, memberId), eq(recoveryCode.codeHash, hashOf(ctx, memberId, code)));
  const taken = await ctx.db.transaction(ctx.brand.code, ({ db }) =>
    db.delete(recoveryCode).where(isIt).returning({ memberId: recoveryCode.memberId }),
  );
  return taken.length > 0;
}

/** Returns the number of a member's unused recovery codes. */
export const countRecoveryCodes = (tx: Transaction, ctx: SiteContext, memberId: string): Promise<number> =>
  tx.db.$count(recoveryCode, ofMember(ctx, memberId));

const own = ({ brand }: SiteContext, memberId: string) => ({ merchantId: brand.code, memberId });

const ofMember = ({ brand }: SiteContext, memberId: string) =>
  and(eq(recoveryCode.merchantId, brand.code), eq(recoveryCode.memberId, memberId));

function randomCode(): string {
  const text = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
  return `${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`;
}

/** Removes case and separators. */
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
