/** The home page is a page like any other; the splat route does not match the bare root. */
export { clientLoader, default, ErrorBoundary, loader, meta } from "./$";
