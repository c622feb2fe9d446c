import type {} from "react";

/** React 18 passes these to the page as they are, but its types do not know them yet. */
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual" | undefined;
    /** Nothing inside can be reached or read. */
    inert?: "" | undefined;
  }
  interface ImgHTMLAttributes<T> {
    /** React 18 knows it in lower case only. */
    fetchpriority?: "high" | "low" | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | undefined;
    popovertargetaction?: "show" | "hide" | "toggle" | undefined;
  }
}
