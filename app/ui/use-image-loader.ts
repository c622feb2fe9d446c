import { useEffect } from "react";

/** Looks after the lazy pictures of all pages, once the browser is idle: see image-loader.ts. Used once, at the root. */
export function useImageLoader(): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    const start = async () => {
      const { startImageLoader } = await import("./image-loader");
      if (!left) end = startImageLoader(document);
    };
    // A loader that cannot be loaded leaves the browser's own lazy loading.
    const begin = () => void start().catch(() => undefined);
    const idle = globalThis.requestIdleCallback;
    if (idle) idle(begin, { timeout: 4000 });
    else setTimeout(begin, 500);
    return () => {
      left = true;
      end?.();
    };
  }, []);
}
