import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { CallError } from "~/platform/wps/call-error";
import { loadAccount } from "../account/account";
import { signOut } from "../account/sign-out";
import { useAccountWatch } from "../account/use-account-watch";
import { IdleWarning, sessionLeft } from "./idle-warning";
import { SessionEndedDialog } from "./session-ended-dialog";

const isOver = (error: unknown): boolean => error instanceof CallError && error.code === "notLoggedIn";

/** Returns true if the page's account is still signed in. @throws CallError without a response */
const isSessionValid = (): Promise<boolean> =>
  loadAccount().then(
    () => true,
    (error: unknown) => {
      if (isOver(error)) return false;
      throw error;
    },
  );

interface MemberSessionProps {
  /** Idle time until the session ends, in ms: `session.idleMinutes` of the brand. */
  readonly idleMs: number;
  /** True once the page knows its account. */
  readonly known: boolean;
}

/**
 * Guards a member's session: warns before it ends through inactivity, and keeps the page if that happens. A session that ended
 * otherwise reloads the page for a visitor.
 */
export function MemberSession({ idleMs, known }: MemberSessionProps) {
  const { pathname, search } = useLocation();
  const [ended, setEnded] = useState(false);
  const check = useCallback(() => {
    // After an idle end, the page is not reloaded, to keep typed text.
    const wasIdle = sessionLeft(idleMs) <= 0;
    isSessionValid().then(
      (isIn) => (isIn ? undefined : wasIdle ? setEnded(true) : location.reload()),
      () => {},
    );
  }, [idleMs]);
  useAccountWatch(check, known);
  // A page restored from the back/forward cache may be older than its session.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => (persisted ? check() : undefined);
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, [check]);
  if (ended)
    return (
      <SessionEndedDialog
        signIn={`/login?next=${encodeURIComponent(pathname + search)}`}
        onLook={isSessionValid}
        onGoOn={() => setEnded(false)}
        onLeave={() => location.reload()}
      />
    );
  return (
    <IdleWarning idleMs={idleMs} onStay={isSessionValid} onSignOut={() => signOut()} onOver={() => setEnded(true)} />
  );
}
