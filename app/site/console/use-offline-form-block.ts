import { useEffect } from "react";
import { blockFormOffline } from "../connection";

/** Blocks console form posts while there is no network: a failed request would replace the page. */
export function useOfflineFormBlock(): void {
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      const isPost = event.target instanceof HTMLFormElement && event.target.method === "post";
      if (!isPost || !blockFormOffline()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("submit", hold, true);
    return () => document.removeEventListener("submit", hold, true);
  }, []);
}
