import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { loadPart } from "~/ui/load-part";
import { PartError } from "~/ui/part-error";
import type { ShellSite } from "../frame/shell-site";
import type { ModalHostProps } from "./modal-host";
import { NO_OVERLAYS, type Overlays, overlays, watchOverlays } from "./modals";

/** What the visitor asked for, to be named when it cannot be loaded. */
function partOf({ windows }: Overlays): string {
  const top = windows.at(-1);
  return top?.kind === "modal" ? top.name : "dialog";
}

/**
 * Waits for the first window, and loads what shows windows only then. Drawn with the shell; nothing stands on the page
 * before.
 */
export function ModalGate({ site }: { readonly site: ShellSite }) {
  const shown = useSyncExternalStore(watchOverlays, overlays, () => NO_OVERLAYS);
  const [Host, setHost] = useState<ComponentType<ModalHostProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = shown !== NO_OVERLAYS;
  useEffect(() => {
    if (!wanted || Host || failed) return;
    loadPart("modals", (via) => via(() => import("./modal-host"))).then(
      (module) => setHost(() => module.ModalHost),
      () => setFailed(true),
    );
  }, [wanted, Host, failed]);
  if (failed) return <PartError part={partOf(shown)} floating onRetry={() => setFailed(false)} />;
  return Host ? <Host site={site} overlays={shown} /> : null;
}
