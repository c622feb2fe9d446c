/** Maximum size of an uploaded picture in MB: proof of a withdrawal, identity document or picture of a brand. */
export const MAX_PICTURE_MB = 5;

/** Accepted types of a file field. Phones convert their formats to one of these. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp";

/** Maximum number of proof pictures for a withdrawal that did not arrive, per order. */
export const MAX_PROOFS = 3;

/** Accepted types of the file field for proofs. */
export const PROOF_TYPES = "image/jpeg,image/png";
