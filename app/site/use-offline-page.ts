import workerUrl from "virtual:service-worker";
import { useEffect } from "react";

/**
 * Keeps the brand's page for the time without network (`app/service-worker.ts`). Language, theme and the brand's logo, whose
 * address changes with its files, name the worker: another one brings another page.
 */
export function useOfflinePage(logo: string): void {
  useEffect(() => {
    const { dataset, lang } = document.documentElement;
    const { serviceWorker } = navigator;
    // On plain http, but for this machine, browsers have none; a page that cannot be kept is missed only offline.
    const asked = new URLSearchParams({ lang, theme: dataset["theme"] ?? "", logo });
    serviceWorker?.register(`${workerUrl}?${asked}`, { scope: "/" }).catch(() => {});
  }, [logo]);
}
