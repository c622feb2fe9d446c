/** Greatest file of a picture that somebody sends, in MB (spec 2: proof of a withdrawal; documents alike). */
export const MAX_PICTURE_MB = 5;

/** What a file field offers to choose; phones turn their own formats into one of these. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp";
