import type {} from "react";

/** Attributes that React 18 passes to the DOM unchanged but that its types lack. */
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual" | undefined;
    /** Excludes the content from focus, clicks and screen readers. */
    inert?: "" | undefined;
  }
  interface ImgHTMLAttributes<T> {
    /** React 18 supports this attribute in lower case only. */
    fetchpriority?: "high" | "low" | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | undefined;
    popovertargetaction?: "show" | "hide" | "toggle" | undefined;
  }
}
