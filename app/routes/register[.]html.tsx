/** The registration page at its older address. */
export { action, clientLoader, default, ErrorBoundary, handle, loader, meta } from "./register";
