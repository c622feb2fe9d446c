import type { IdentityKind } from "~/platform/brands/config.gen";

/** Text keys of the document names. */
export const KIND_NAMES = {
  passport: "shell:documents.passport",
  idFront: "shell:documents.idFront",
  idBack: "shell:documents.idBack",
  drivingLicence: "shell:documents.drivingLicence",
  proofOfAddress: "shell:documents.proofOfAddress",
} as const satisfies Readonly<Record<IdentityKind, string>>;

/** Text keys of the upload hints: the parts of the document that must be visible. */
export const KIND_HINTS = {
  passport: "shell:documents.passportHint",
  idFront: "shell:documents.idHint",
  idBack: "shell:documents.idHint",
  drivingLicence: "shell:documents.drivingLicenceHint",
  proofOfAddress: "shell:documents.proofOfAddressHint",
} as const satisfies Readonly<Record<IdentityKind, string>>;
