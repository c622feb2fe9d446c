import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { staffInfo } from "~/platform/wps/calls/staff.gen";
import { STAFF_IDLE_MS } from "~/platform/wps/staff";
import { signOut } from "../account/sign-out";
import { IdleWarning } from "../session/idle-warning";
import { SessionEndedDialog } from "../session/session-ended-dialog";
import { guardFetch } from "./guard-fetch";

/** Returns the account that is signed in now; null if none is. */
const accountNow = (): Promise<string | null> =>
  staffInfo({}).then(
    ({ account }) => account,
    () => null,
  );

/**
 * Guards a staff session. Warns before it ends through inactivity. After its end, the page keeps all typed text, and held
 * requests are sent again after a sign-in in another tab. Only a sign-in with the page's account counts; another account reloads
 * the page.
 */
export function SessionGuard({ account }: { readonly account: string }) {
  const { pathname, search } = useLocation();
  const waiting = useRef<((again: boolean) => void)[]>([]);
  const [open, setOpen] = useState(false);
  const end = useCallback((again: boolean) => {
    for (const go of waiting.current.splice(0)) go(again);
    setOpen(false);
  }, []);
  const look = useCallback(async () => {
    const now = await accountNow();
    if (now !== null && now !== account) window.location.reload();
    return now === account;
  }, [account]);
  useEffect(
    () =>
      guardFetch(
        () =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            setOpen(true);
          }),
      ),
    [],
  );
  const signIn = `/console/login?next=${encodeURIComponent(pathname + search)}`;
  const leave = () => {
    if (waiting.current.length === 0) window.location.assign(signIn);
    end(false);
  };
  return open ? (
    <SessionEndedDialog signIn={signIn} onLook={look} onGoOn={() => end(true)} onLeave={leave} />
  ) : (
    <IdleWarning
      idleMs={STAFF_IDLE_MS}
      onStay={look}
      onSignOut={() => signOut("/console/logout")}
      onOver={() => setOpen(true)}
    />
  );
}
