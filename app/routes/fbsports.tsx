/** Opens a game in the same way as its page. */
export { action, clientLoader, default, ErrorBoundary, loader, meta } from "./game";
