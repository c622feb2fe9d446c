import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { loadPart, type PartLoad } from "~/platform/browser/load-part";
import { PartError } from "~/ui/part-error";
import type { ShellSite } from "../frame/shell-site";
import type { ModalContents } from "./contents";
import type { ModalHostProps } from "./modal-host";
import { currentOverlays, NO_OVERLAYS, type Overlays, watchOverlays } from "./modals";

/** Returns the name of the topmost window, for the error message. */
function partOf({ windows }: Overlays): string {
  const top = windows.at(-1);
  return top?.kind === "modal" ? top.name : "dialog";
}

interface Loaded {
  readonly Host: ComponentType<ModalHostProps>;
  readonly contents: ModalContents;
}

interface ModalGateProps {
  /** Loads the contents of the windows; needed only when the first window opens. */
  readonly contents: PartLoad<ModalContents>;
  readonly site: ShellSite;
}

/** Loads the window host when the first window opens. Renders nothing before. */
export function LazyModalHost({ contents: loadContents, site }: ModalGateProps) {
  const shown = useSyncExternalStore(watchOverlays, currentOverlays, () => NO_OVERLAYS);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = shown !== NO_OVERLAYS;
  useEffect(() => {
    if (!wanted || loaded || failed) return;
    const host = loadPart("modals", (via) => via(() => import("./modal-host")).then((module) => module.ModalHost));
    Promise.all([host, loadPart("windows", loadContents)]).then(
      ([Host, contents]) => setLoaded({ Host, contents }),
      () => setFailed(true),
    );
  }, [wanted, loaded, failed, loadContents]);
  if (failed) return <PartError part={partOf(shown)} floating onRetry={() => setFailed(false)} />;
  return loaded ? <loaded.Host contents={loaded.contents} site={site} overlays={shown} /> : null;
}
