import { useEffect, useState } from "react";
import { useT } from "~/platform/i18n/use-t";
import { Toasts } from "~/ui/toast";
import type { ShellSite } from "../frame/shell-site";
import type { ModalContents } from "./contents";
import { GenericDialog } from "./generic-dialog";
import { Spinner } from "./loader";
import { ModalFrame } from "./modal-frame";
import { closeWindow, type OpenWindow, type Overlays, removeToast, returnFocus } from "./modals";

/** Delay from the call to the window, in ms. */
const OPEN_DELAY_MS = 100;

export interface ModalHostProps {
  readonly contents: ModalContents;
  readonly site: ShellSite;
  readonly overlays: Overlays;
}

/** Returns true once the window's delay is over. Loading time counts towards the delay. */
function useDelay({ at, options }: OpenWindow): boolean {
  const rest = at + (options.delay ?? OPEN_DELAY_MS) - Date.now();
  const [over, setOver] = useState(rest <= 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the delay runs once per window
  useEffect(() => {
    if (over) return;
    const timer = setTimeout(() => setOver(true), rest);
    return () => clearTimeout(timer);
  }, []);
  return over;
}

function OverlayWindow({
  contents,
  open,
  site,
}: Pick<ModalHostProps, "contents" | "site"> & { readonly open: OpenWindow }) {
  const close = (answer: string | null) => closeWindow(open.key, answer);
  if (!useDelay(open)) return null;
  if (open.kind === "dialog") return <GenericDialog options={open.options} onAnswer={close} />;
  const { name, options } = open;
  return <ModalFrame contents={contents} name={name} site={site} options={options} onClose={() => close(null)} />;
}

/** Renders all overlays: named windows, dialogs, the full-page loader, toasts (R13). */
export function ModalHost({ contents, site, overlays: { windows, busy, toasts } }: ModalHostProps) {
  const common = useT("common");
  const none = windows.length === 0;
  useEffect(() => {
    if (none) returnFocus();
  }, [none]);
  return (
    <>
      {windows.map((open) => (
        <OverlayWindow key={open.key} contents={contents} open={open} site={site} />
      ))}
      {busy > 0 ? <Spinner full /> : null}
      <Toasts toasts={toasts} closeLabel={common("close")} onClose={removeToast} />
    </>
  );
}
