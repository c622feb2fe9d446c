/** Greatest file of a picture that somebody sends, in MB (spec 2: proof of a withdrawal; documents alike). */
export const MAX_PICTURE_MB = 5;

/** What a file field offers to choose; phones turn their own formats into one of these. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp";

/** Pictures that show that a withdrawal did not come, an order (spec 2 section 5). */
export const MAX_PROOFS = 3;

/** What the file field for them offers. */
export const PROOF_TYPES = "image/jpeg,image/png";
