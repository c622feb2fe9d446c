import type { ReactNode } from "react";

/** Read by screen readers only. The class stands in base-css.ts. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="vh">{children}</span>;
}
