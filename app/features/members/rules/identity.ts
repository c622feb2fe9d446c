import type { IdentityCheck, IdentityKind } from "~/platform/brands/config.gen";

/** Every kind of document that a brand may ask for, in the order in which they are shown (checklist A21). */
export const IDENTITY_KINDS = [
  "passport",
  "idFront",
  "idBack",
  "drivingLicence",
  "proofOfAddress",
] as const satisfies readonly IdentityKind[];

/** Where somebody's identity check stands: nothing to look at yet, waiting for staff, or what staff decided. */
export const IDENTITY_STATUSES = ["none", "pending", "verified", "refused"] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number];

/** The kinds that a brand takes. */
export function acceptedKinds({ enough, optional }: IdentityCheck): readonly IdentityKind[] {
  const named = new Set([...enough.flat(), ...optional]);
  return IDENTITY_KINDS.filter((kind) => named.has(kind));
}

/** Whether these documents hold one whole set of those that the brand asks for. */
export function isEnough({ enough }: IdentityCheck, sent: readonly IdentityKind[]): boolean {
  return enough.some((set) => set.every((kind) => sent.includes(kind)));
}
