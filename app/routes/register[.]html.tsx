/** The registration page at its older address (spec 1 section 2). */
export { action, clientLoader, default, ErrorBoundary, handle, loader, meta } from "./register";
