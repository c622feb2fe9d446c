/** The agent centre opens over the same page as the member centre. */
export { clientLoader, default, ErrorBoundary, loader, shouldRevalidate } from "./member";
