/** A colour as the brands' files write it. */
export const COLOUR = /^#[0-9a-f]{6}$/i;
