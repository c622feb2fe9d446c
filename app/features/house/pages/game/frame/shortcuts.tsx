import { useSyncExternalStore } from "react";
import { useT } from "~/platform/i18n/use-t";
import { Switch } from "~/ui/switch";

/** Item of the browser's storage: `off` where the player wants no shortcuts. */
const ITEM = "livery-game-keys";

const watchers = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(ITEM) !== "off";
  } catch {
    return true;
  }
}

function write(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(ITEM);
    else localStorage.setItem(ITEM, "off");
  } catch {
    // A closed storage: the shortcuts stay as they are.
  }
  for (const watcher of watchers) watcher();
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  addEventListener("storage", changed);
  return () => {
    watchers.delete(changed);
    removeEventListener("storage", changed);
  };
}

/** Whether keys without a modifier play. Who speaks to the computer, or presses keys by accident, switches them off (WCAG 2.1.4). */
export const useShortcuts = (): boolean => useSyncExternalStore(watch, read, () => true);

/** Says which keys play, and switches them off. */
export function ShortcutSwitch({ how }: { readonly how: string }) {
  const t = useT("games");
  const isOn = useShortcuts();
  return (
    <>
      <h3>{t("keys.title")}</h3>
      <p>{how}</p>
      <p>
        <Switch label={t("keys.use")} checked={isOn} onChange={({ target }) => write(target.checked)} />
      </p>
    </>
  );
}
