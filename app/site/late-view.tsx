import { useState } from "react";
import { loadPart, type PartLoad } from "~/platform/browser/load-part";
import { PartError } from "~/ui/part-error";
import { type AnyBlockView, registerView } from "./views";

const failedViews = new Set<string>();

/** True while a block's view could not be loaded; the next page with this block tries again. */
export const failedToLoad = (type: string): boolean => failedViews.has(type);

/** Loads and registers a block's view. On failure registers a message with a retry button (R6). */
export async function loadView(type: string, load: PartLoad<unknown>): Promise<void> {
  try {
    registerView(type, await loadPart(type, load));
    failedViews.delete(type);
  } catch {
    failedViews.add(type);
    registerView(type, (block: LateViewProps["block"]) => <FailedView type={type} load={load} block={block} />);
  }
}

interface LateViewProps {
  readonly type: string;
  readonly load: PartLoad<unknown>;
  readonly block: { props: never; data: never; isFirst: boolean };
}

function FailedView({ type, load, block }: LateViewProps) {
  const [View, setView] = useState<AnyBlockView | null>(null);
  const retry = async () => {
    // Reload the document if the file was removed by a new version, or if the browser cached the failure.
    const view = await loadPart(type, load).catch(() => location.reload());
    if (!view) return;
    failedViews.delete(type);
    registerView(type, view);
    setView(() => view as AnyBlockView);
  };
  return View ? <View {...block} /> : <PartError part={type} onRetry={retry} />;
}
