/** Maximum size of an uploaded picture in MB (spec 2: proof of a withdrawal; also applies to documents). */
export const MAX_PICTURE_MB = 5;

/** Accepted types of a file field. Phones convert their formats to one of these. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp";

/** Maximum number of proof pictures for a withdrawal that did not arrive, per order (spec 2 section 5). */
export const MAX_PROOFS = 3;

/** Accepted types of the file field for proofs. */
export const PROOF_TYPES = "image/jpeg,image/png";
