/** Placeholders of `root.tsx` at the end of head and body. React tolerates the content inserted there during hydration. */
export const HEAD_SLOT = "__HEAD_SLOT__";
export const BODY_SLOT = "__BODY_SLOT__";
