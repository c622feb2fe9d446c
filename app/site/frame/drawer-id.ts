/** Id of the drawer, for the `popovertarget` of its buttons. */
export const DRAWER_ID = "drawer";
