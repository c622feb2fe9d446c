import type { IdentityCheck, IdentityKind } from "~/platform/brands/config.gen";

/** Kinds of documents that a brand may require, in display order (requirement A21). */
export const IDENTITY_KINDS = [
  "passport",
  "idFront",
  "idBack",
  "drivingLicence",
  "proofOfAddress",
] as const satisfies readonly IdentityKind[];

/** Status of an identity check: `none` (no complete set yet), `pending` (waits for staff), or the decision of staff. */
export const IDENTITY_STATUSES = ["none", "pending", "verified", "refused"] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number];

/** Returns the kinds that a brand accepts. */
export function acceptedKinds({ enough, optional }: IdentityCheck): readonly IdentityKind[] {
  const named = new Set([...enough.flat(), ...optional]);
  return IDENTITY_KINDS.filter((kind) => named.has(kind));
}

/** Returns true if the documents contain one complete set that the brand requires. */
export function isCompleteSet({ enough }: IdentityCheck, sent: readonly IdentityKind[]): boolean {
  return enough.some((set) => set.every((kind) => sent.includes(kind)));
}
