/** The home page uses the splat route's module, because the splat route does not match the bare root. */
export { clientLoader, default, ErrorBoundary, loader, meta } from "./$";
