/** A game opens here as on its own page. */
export { action, clientLoader, default, loader, meta } from "./game";
