/** A game opens here as on its own page. */
export { action, clientLoader, default, ErrorBoundary, loader, meta } from "./game";
