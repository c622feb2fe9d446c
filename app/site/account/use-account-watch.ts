import { useEffect } from "react";
import { ANYBODY, PAGE_ACCOUNT_FIELD } from "~/platform/wps/page-account";

/** Channel, and item of the storage, by which the tabs of one site tell each other whose they are. */
const NAME = "livery-account";

const ownAccount = (): string => document.documentElement.dataset["account"] ?? ANYBODY;

/**
 * Tells other tabs whose this one is, and checks whose it is now when another tab differs and when it comes to the front.
 * The same account changes nothing, and what was typed stays.
 * @param check makes a call that names the page's account: the server refuses another's, and the page is left
 * @param known the page knows whose it is
 */
export function useAccountWatch(check: () => void, known: boolean): void {
  useEffect(() => {
    if (!known) return;
    const account = ownAccount();
    const hear = (other: unknown) => {
      if (typeof other === "string" && other !== ownAccount()) check();
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === NAME) hear(newValue);
    };
    const onVisible = () => {
      if (document.visibilityState === "visible") check();
    };
    const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : null;
    channel?.addEventListener("message", ({ data }) => hear(data));
    channel?.postMessage(account);
    try {
      localStorage.setItem(NAME, account);
    } catch {
      // The storage is closed or full: the channel and the look at the front are enough.
    }
    addEventListener("storage", onStorage);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      channel?.close();
      removeEventListener("storage", onStorage);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [check, known]);
}

/** Tells a kept page whose it is, once its first call knows: forms and calls name that account from then on. */
export function namePageAccount(account: string | undefined): void {
  if (account === undefined) return;
  document.documentElement.dataset["account"] = account;
  for (const field of document.querySelectorAll<HTMLInputElement>(`input[name=${PAGE_ACCOUNT_FIELD}]`))
    field.value = account;
}
