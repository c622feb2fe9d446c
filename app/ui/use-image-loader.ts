import { useEffect } from "react";

/** Starts the image loader once the browser is idle (see image-loader.ts). Used once, at the root. */
export function useImageLoader(): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    const start = async () => {
      const { startImageLoader } = await import("./image-loader");
      if (!left) end = startImageLoader(document);
    };
    // If it fails to load, the browser's lazy loading remains.
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
