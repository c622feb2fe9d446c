/** Matches a colour in the format of brand files. */
export const COLOUR = /^#[0-9a-f]{6}$/i;
