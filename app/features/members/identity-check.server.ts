import { isFlagOn } from "~/platform/brands/is-flag-on";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { Transaction } from "~/platform/db/transaction";
import type { IdentityStatus } from "./rules/identity";
import * as sql from "./server/identity.sql.gen";

/** Stored state of a member's identity check. */
export type IdentityCheckRow = sql.IdentityCheckByIdRow;

/**
 * Returns true if the identity rule permits a payout to the member: the identity is verified, or the brand does not
 * require it (requirement A21). The cashier calls this inside the transaction that pays.
 */
export function satisfiesIdentityRule(brand: BrandSnapshot, status: IdentityStatus): boolean {
  return !isFlagOn(brand, "identityCheck") || !brand.config.identityCheck.withdrawals || status === "verified";
}

/** Returns the member's check, or one with status `none` if nothing was ever sent. */
export async function identityCheckOf(tx: Transaction, memberId: string): Promise<IdentityCheckRow> {
  return (await tx.first(sql.identityCheckById, { memberId })) ?? noCheck(memberId);
}

/** Returns the member's check, locked until the end of the transaction. Concurrent uploads and decisions wait. */
export async function lockIdentityCheck(tx: Transaction, memberId: string): Promise<IdentityCheckRow> {
  await tx.run(sql.addIdentityCheck, { memberId });
  const row = await tx.first(sql.lockIdentityCheck, { memberId });
  if (!row) throw new Error("the identity check was not stored");
  return row;
}

/** Updates a locked check and increments its version. @returns the updated check */
export async function updateIdentityCheck(
  tx: Transaction,
  before: IdentityCheckRow,
  change: Partial<Omit<IdentityCheckRow, "memberId" | "version">>,
): Promise<IdentityCheckRow> {
  const after = { ...before, ...change, version: before.version + 1n };
  await tx.run(sql.updateIdentityCheck, after);
  return after;
}

/** Returns the member's documents without pictures, latest first. */
export const documentsOf = (tx: Transaction, memberId: string): Promise<sql.DocumentsOfRow[]> =>
  tx.all(sql.documentsOf, { memberId });

/** Returns the latest document of each kind. The input is sorted latest first. */
export function latestPerKind<D extends { readonly kind: string }>(documents: readonly D[]): readonly D[] {
  return documents.filter(({ kind }, at) => documents.findIndex((each) => each.kind === kind) === at);
}

/** Returns the associated data of a document's encryption. A row that is moved to another member cannot be decrypted. */
export const documentAad = (merchant: string, memberId: string, id: string): string => `${merchant} ${memberId} ${id}`;

const noCheck = (memberId: string): IdentityCheckRow => ({
  memberId,
  status: "none",
  version: 0n,
  reason: null,
  submittedAt: null,
  reviewedAt: null,
  reviewedBy: null,
});
