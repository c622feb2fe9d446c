/** The id that the buttons which open the drawer name. */
export const DRAWER_ID = "drawer";
