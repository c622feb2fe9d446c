import { useSyncExternalStore } from "react";
import { useT } from "~/platform/i18n/use-t";
import { Switch } from "~/ui/switch";

/** Key in local storage: `off` when the player has disabled shortcuts. */
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
    // Without storage access the setting does not change.
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

/**
 * Returns true when keys without a modifier play. Players who use speech input, or press keys by accident, can disable them (WCAG
 * 2.1.4).
 */
export const useShortcuts = (): boolean => useSyncExternalStore(watch, read, () => true);

/** Renders the list of keys, with a switch to disable them. */
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
