import { useEffect } from "react";
import { PAGE_ACCOUNT_FIELD, SHARED_PAGE_ACCOUNT } from "~/platform/wps/page-account";

/** Name of the channel, and of the storage item, through which tabs of one site announce their account. */
const ACCOUNT_CHANNEL = "livery-account";

const pageAccount = (): string => document.documentElement.dataset["account"] ?? SHARED_PAGE_ACCOUNT;

/**
 * Announces this tab's account to other tabs. Checks the current account when another tab announces a different one and when this
 * tab becomes visible. If the account is unchanged, the page and its typed text stay untouched.
 * @param check makes a call that names the page's account: the server refuses a different one, and the browser leaves the page
 * @param known true once the page knows its account
 */
export function useAccountWatch(check: () => void, known: boolean): void {
  useEffect(() => {
    if (!known) return;
    const account = pageAccount();
    const hear = (other: unknown) => {
      if (typeof other === "string" && other !== pageAccount()) check();
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === ACCOUNT_CHANNEL) hear(newValue);
    };
    const onVisible = () => {
      if (document.visibilityState === "visible") check();
    };
    const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(ACCOUNT_CHANNEL) : null;
    channel?.addEventListener("message", ({ data }) => hear(data));
    channel?.postMessage(account);
    try {
      localStorage.setItem(ACCOUNT_CHANNEL, account);
    } catch {
      // Storage is blocked or full: the channel and the visibility check are sufficient.
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

/** Sets the account of a cached page after its first call. From then on, forms and calls name that account. */
export function setPageAccount(account: string | undefined): void {
  if (account === undefined) return;
  document.documentElement.dataset["account"] = account;
  for (const field of document.querySelectorAll<HTMLInputElement>(`input[name=${PAGE_ACCOUNT_FIELD}]`))
    field.value = account;
}
