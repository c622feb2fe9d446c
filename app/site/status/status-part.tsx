import { useRevalidator, useRouteError } from "@remix-run/react";
import { useEffect, useState } from "react";
import { loadPart } from "~/platform/browser/load-part";
import { PartError } from "~/ui/part-error";
import { isNetworkLoss } from "../connection";
import { statusScreens } from "../frame/shell-parts";
import { NetworkLost } from "../network-lost";
import type { SiteStatus } from "./site-status";

type Screens = typeof statusScreens;

/** Few visits need them: the browser loads them for a document that shows one, and for the first error on the way. */
let screens: Screens | null = import.meta.env.SSR ? statusScreens : null;

/** Loads the screens, so that drawing them is synchronous. @throws ChunkLoadError when they cannot be loaded */
export async function loadStatusScreens(): Promise<void> {
  screens ??= await loadPart("status", (via) => via(() => import("./status-screens")));
}

/** The screens; null until they are there, "failed" where they cannot be loaded. */
function useScreens(): Screens | "failed" | null {
  const [loaded, setLoaded] = useState<Screens | "failed" | null>(screens);
  useEffect(() => {
    if (!screens)
      loadStatusScreens().then(
        () => setLoaded(screens),
        () => setLoaded("failed"),
      );
  }, []);
  return loaded;
}

/** What a route's error boundary shows. */
export function ErrorPart() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const loaded = useScreens();
  if (isNetworkLoss(error)) return <NetworkLost onBack={revalidate} />;
  // A new document comes with its screen drawn.
  if (loaded === "failed") return <PartError part="status" onRetry={() => location.reload()} />;
  return loaded && <loaded.ErrorScreen />;
}

/** Maintenance or region instead of the site. */
export function StatusPart({ status }: { readonly status: SiteStatus }) {
  const loaded = useScreens();
  return loaded && loaded !== "failed" ? <loaded.SiteStatusScreen status={status} /> : null;
}
