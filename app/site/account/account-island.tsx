import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useI18n } from "~/platform/i18n/i18n-provider";
import type { AccountClass } from "~/platform/wps/account-types";
import { CallError } from "~/platform/wps/call-error";
import { MemberSession } from "../session/member-session";
import { openModal } from "../windows/modals";
import { type AccountInfo, loadAccount, useAccount } from "./account";
import { AccountBar } from "./account-bar";
import { ACCOUNT_SLOT } from "./account-slot";
import { welcomeMember } from "./after-sign-in";
import { setPageAccount } from "./use-account-watch";

/**
 * Opens pending tasks automatically (A3). A forced password change cannot be closed. Without a required password change, the
 * welcome follows each new sign-in (A22).
 */
async function openPendingTasks(language: string): Promise<void> {
  try {
    const info = await loadAccount();
    const { forced, pending } = info;
    if (pending.includes("changePassword")) openModal("changePassModal", { closable: !forced, cover: !forced });
    else await welcomeMember(info, language);
  } catch (error) {
    // The session is over: reload the page as a visitor.
    if (error instanceof CallError && error.code === "notLoggedIn") location.reload();
  }
}

export interface AccountIslandProps {
  readonly account: AccountClass;
  readonly path: string;
  /** Minutes between reality checks while signed in; 0 disables them. */
  readonly checkMinutes: number;
  /** Minutes without a request until the session ends. */
  readonly idleMinutes: number;
  /** Component of the reality check, which shows the time since sign-in. */
  readonly reminder: ComponentType<{ readonly info: AccountInfo; readonly everyMinutes: number }>;
}

/**
 * Makes the header's account area interactive. The server renders the same HTML for all members; personal data is loaded by a
 * call. Renders into the slots that the cached HTML contains.
 */
export function AccountIsland({ account, checkMinutes, idleMinutes, path, reminder: Reminder }: AccountIslandProps) {
  const info = useAccount();
  const { language } = useI18n();
  const opened = useRef<string | null>(null);
  const [slots, setSlots] = useState<readonly HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page can have another header
  useEffect(() => {
    const found = [...document.querySelectorAll<HTMLElement>(`[${ACCOUNT_SLOT}]`)];
    opened.current = document.querySelector(`[${ACCOUNT_SLOT}] :popover-open`)?.id ?? null;
    for (const slot of found) if (!slot.hasAttribute("data-live")) slot.replaceChildren();
    for (const slot of found) slot.setAttribute("data-live", "");
    setSlots(found);
  }, [path]);
  useEffect(() => {
    if (slots.length === 0) return;
    // Restores a menu that was opened before hydration.
    if (opened.current) document.getElementById(opened.current)?.showPopover();
    opened.current = null;
  }, [slots]);
  useEffect(() => {
    void openPendingTasks(language);
  }, [language]);
  useEffect(() => setPageAccount(info?.pageAccount), [info]);
  const refresh = useCallback(() => void loadAccount().catch(() => {}), []);
  const bars = slots.map((slot) => {
    const place = slot.getAttribute(ACCOUNT_SLOT) ?? "";
    return createPortal(<AccountBar account={account} info={info} place={place} onRefresh={refresh} />, slot, place);
  });
  const isChecked = info !== null && account !== "demo" && checkMinutes > 0;
  return (
    <>
      {bars}
      <MemberSession idleMs={idleMinutes * 60_000} known={info !== null} />
      {isChecked ? <Reminder info={info} everyMinutes={checkMinutes} /> : null}
    </>
  );
}
