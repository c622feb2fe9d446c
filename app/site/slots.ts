/** Where `root.tsx` leaves room at the end of head and body; React tolerates what stands there when it hydrates. */
export const HEAD_SLOT = "__HEAD_SLOT__";
export const BODY_SLOT = "__BODY_SLOT__";
