import { and, desc, eq, type InferSelectModel } from "drizzle-orm";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import type { BrandSnapshot } from "~/platform/brands/types";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import type { IdentityStatus } from "./rules/identity";
import { identityCheck, identityDocument } from "./server/schema-identity";

/** Where a member's identity check stands, as it is stored. */
export type IdentityCheckRow = InferSelectModel<typeof identityCheck>;

/**
 * Whether somebody's identity is no obstacle to paying money out to him: it is verified, or the brand does not ask for
 * that (checklist A21). The cashier asks this inside the transaction that pays.
 */
export function satisfiesIdentityRule(brand: BrandSnapshot, status: IdentityStatus): boolean {
  return !isFlagOn(brand, "identityCheck") || !brand.config.identityCheck.withdrawals || status === "verified";
}

/** A member's check; of who never sent anything one that says so. */
export async function identityCheckOf(tx: Transaction, memberId: string): Promise<IdentityCheckRow> {
  const [row] = await tx.db.select().from(identityCheck).where(isOf(tx, memberId));
  return row ?? noCheck(tx, memberId);
}

/** The same, locked until the end of the transaction: who adds or decides comes one after another. */
export async function lockIdentityCheck(tx: Transaction, memberId: string): Promise<IdentityCheckRow> {
  await tx.db.insert(identityCheck).values(noCheck(tx, memberId)).onConflictDoNothing();
  const [row] = await tx.db.select().from(identityCheck).where(isOf(tx, memberId)).for("update");
  if (!row) throw new Error("an identity check was not stored");
  return row;
}

/** Changes a locked check; its version grows. @returns the check as it is then */
export async function changeIdentityCheck(
  tx: Transaction,
  before: IdentityCheckRow,
  change: Partial<Omit<IdentityCheckRow, "merchantId" | "memberId" | "version">>,
): Promise<IdentityCheckRow> {
  const after = { ...before, ...change, version: before.version + 1n };
  await tx.db.update(identityCheck).set(after).where(isOf(tx, before.memberId));
  return after;
}

/** A member's documents without their pictures, latest first. */
export function documentsOf(tx: Transaction, memberId: string) {
  const { id, kind, createdAt } = identityDocument;
  return tx.db
    .select({ id, kind, createdAt })
    .from(identityDocument)
    .where(and(eq(identityDocument.merchantId, merchantOf(tx)), eq(identityDocument.memberId, memberId)))
    .orderBy(desc(createdAt), desc(id));
}

/** The latest document of each kind: later ones stand before. */
export function latestOfEach<D extends { readonly kind: string }>(documents: readonly D[]): readonly D[] {
  return documents.filter(({ kind }, at) => documents.findIndex((each) => each.kind === kind) === at);
}

/** Where a document is stored, as its encryption knows it: a row that is moved to another member cannot be read. */
export const placeOf = (merchant: string, memberId: string, id: string): string => `${merchant} ${memberId} ${id}`;

const isOf = (tx: Transaction, memberId: string) =>
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
