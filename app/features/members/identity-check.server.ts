import { and, desc, eq, type InferSelectModel } from "drizzle-orm";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import type { BrandSnapshot } from "~/platform/brands/types";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import type { IdentityStatus } from "./rules/identity";
import { identityCheck, identityDocument } from "./server/schema-identity";

/** Stored state of a member's identity check. */
export type IdentityCheckRow = InferSelectModel<typeof identityCheck>;

/**
 * Returns true if the identity rule permits a payout to the member: the identity is verified, or the brand does not
 * require it (requirement A21). The cashier calls this inside the transaction that pays.
 */
export function satisfiesIdentityRule(brand: BrandSnapshot, status: IdentityStatus): boolean {
  return !isFlagOn(brand, "identityCheck") || !brand.config.identityCheck.withdrawals || status === "verified";
}

/** Returns the member's check, or one with status `none` if nothing was ever sent. */
export async function identityCheckOf(tx: Transaction, memberId: string): Promise<IdentityCheckRow> {
  const [row] = await tx.db.select().from(identityCheck).where(isMemberCheck(tx, memberId));
  return row ?? noCheck(tx, memberId);
}

/** Returns the member's check, locked until the end of the transaction. Concurrent uploads and decisions wait. */
export async function lockIdentityCheck(tx: Transaction, memberId: string): Promise<IdentityCheckRow> {
  await tx.db.insert(identityCheck).values(noCheck(tx, memberId)).onConflictDoNothing();
  const [row] = await tx.db.select().from(identityCheck).where(isMemberCheck(tx, memberId)).for("update");
  if (!row) throw new Error("the identity check was not stored");
  return row;
}

/** Updates a locked check and increments its version. @returns the updated check */
export async function updateIdentityCheck(
  tx: Transaction,
  before: IdentityCheckRow,
  change: Partial<Omit<IdentityCheckRow, "merchantId" | "memberId" | "version">>,
): Promise<IdentityCheckRow> {
  const after = { ...before, ...change, version: before.version + 1n };
  await tx.db.update(identityCheck).set(after).where(isMemberCheck(tx, before.memberId));
  return after;
}

/** Returns the member's documents without pictures, latest first. */
export function documentsOf(tx: Transaction, memberId: string) {
  const { id, kind, createdAt } = identityDocument;
  return tx.db
    .select({ id, kind, createdAt })
    .from(identityDocument)
    .where(and(eq(identityDocument.merchantId, merchantOf(tx)), eq(identityDocument.memberId, memberId)))
    .orderBy(desc(createdAt), desc(id));
}

/** Returns the latest document of each kind. The input is sorted latest first. */
export function latestPerKind<D extends { readonly kind: string }>(documents: readonly D[]): readonly D[] {
  return documents.filter(({ kind }, at) => documents.findIndex((each) => each.kind === kind) === at);
}

/** Returns the associated data of a document's encryption. A row that is moved to another member cannot be decrypted. */
export const documentAad = (merchant: string, memberId: string, id: string): string => `${merchant} ${memberId} ${id}`;

const isMemberCheck = (tx: Transaction, memberId: string) =>
  and(eq(identityCheck.merchantId, merchantOf(tx)), eq(identityCheck.memberId, memberId));

const noCheck = (tx: Transaction, memberId: string): IdentityCheckRow => ({
  merchantId: merchantOf(tx),
  memberId,
  status: "none",
  version: 0n,
  reason: null,
  submittedAt: null,
  reviewedAt: null,
  reviewedBy: null,
});
