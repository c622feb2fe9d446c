import { createHmac, randomInt } from "node:crypto";
import type { Transaction } from "~/platform/db/transaction";
import { keyFor } from "~/platform/secrets/keys";
import { codeText } from "~/platform/text/typed-text";
import type { SiteContext } from "~/platform/wps/context";
import * as sql from "./server/recovery-codes.sql.gen";

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
  await dropRecoveryCodes(tx, memberId);
  await tx.run(sql.insertRecoveryCodes, { memberId, codeHashes: codes.map((code) => hashOf(ctx, memberId, code)) });
  return codes;
}

export async function dropRecoveryCodes(tx: Transaction, memberId: string): Promise<void> {
  await tx.run(sql.deleteRecoveryCodes, { memberId });
}

/** Uses up a recovery code. @returns false for an unknown or used code */
export async function takeRecoveryCode(ctx: SiteContext, memberId: string, code: string): Promise<boolean> {
  const used = { memberId, codeHash: hashOf(ctx, memberId, code) };
  return (await ctx.db.transaction(ctx.brand.code, (tx) => tx.run(sql.useUpRecoveryCode, used))) > 0;
}

/** Returns the number of a member's unused recovery codes. */
export async function countRecoveryCodes(tx: Transaction, memberId: string): Promise<number> {
  return (await tx.first(sql.countRecoveryCodes, { memberId }))?.count ?? 0;
}

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
