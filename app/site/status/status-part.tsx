import { useRevalidator, useRouteError } from "@remix-run/react";
import { useEffect, useState } from "react";
import { loadPart } from "~/platform/browser/load-part";
import { PartError } from "~/ui/part-error";
import { isNetworkLoss } from "../connection";
import { statusScreens } from "../frame/shell-parts";
import { NetworkLost } from "../network-lost";
import type { SiteStatus } from "./site-status";

type Screens = typeof statusScreens;

/** The status screens, needed on few visits. The browser loads them for a document that shows one, or at the first error. */
let screens: Screens | null = import.meta.env.SSR ? statusScreens : null;

/** Loads the screens, so that rendering is synchronous. @throws ChunkLoadError when they cannot be loaded */
export async function loadStatusScreens(): Promise<void> {
  screens ??= await loadPart("status", (via) => via(() => import("./status-screens")));
}

/** Returns the screens; null until loaded, "failed" if loading fails. */
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

/** Error boundary of a route. */
export function ErrorPart() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const loaded = useScreens();
  if (isNetworkLoss(error)) return <NetworkLost onBack={revalidate} />;
  // A new document contains the server-rendered screen.
  if (loaded === "failed") return <PartError part="status" onRetry={() => location.reload()} />;
  return loaded && <loaded.ErrorScreen />;
}

/** Renders the maintenance or region screen in place of the site. */
export function StatusPart({ status }: { readonly status: SiteStatus }) {
  const loaded = useScreens();
  return loaded && loaded !== "failed" ? <loaded.SiteStatusScreen status={status} /> : null;
}
