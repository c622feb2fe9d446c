import workerUrl from "virtual:service-worker";
import { useEffect } from "react";

/**
 * Registers the service worker that caches the brand's offline page (`app/service-worker.ts`). Language, theme and the brand's
 * logo are part of the worker's URL: a change of any installs a new worker with a new page. The logo's address changes with the
 * brand's files.
 */
export function useOfflinePage(logo: string): void {
  useEffect(() => {
    const { dataset, lang } = document.documentElement;
    const { serviceWorker } = navigator;
    // Service workers need https or localhost. A failed registration matters only offline.
    const asked = new URLSearchParams({ lang, theme: dataset["theme"] ?? "", logo });
    serviceWorker?.register(`${workerUrl}?${asked}`, { scope: "/" }).catch(() => {});
  }, [logo]);
}
