import { useEffect, useState } from "react";
import { loadPart } from "~/ui/load-part";
import { PartError } from "~/ui/part-error";
import { statusScreens } from "../frame/shell-parts";
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
  const loaded = useScreens();
  // A new document comes with its screen drawn.
  if (loaded === "failed") return <PartError part="status" onRetry={() => location.reload()} />;
  return loaded && <loaded.ErrorScreen />;
}

interface StatusPartProps {
  readonly status: SiteStatus;
  /** The way to customer service, where there is one. */
  readonly service: string | null;
}

/** Maintenance or region instead of the site. */
export function StatusPart({ service, status }: StatusPartProps) {
  const loaded = useScreens();
  return loaded && loaded !== "failed" ? <loaded.SiteStatusScreen status={status} service={service} /> : null;
}
