import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { CallError } from "~/platform/wps/call-error";
import { loadAccount } from "../account/account";
import { signOut } from "../account/sign-out";
import { useAccountWatch } from "../account/use-account-watch";
import { IdleWarning, sessionLeft } from "./idle-warning";
import { SignedOut } from "./signed-out";

const isOver = (error: unknown): boolean => error instanceof CallError && error.code === "notLoggedIn";

/** Whether the page's account is signed in. @throws CallError when nobody answers */
const holds = (): Promise<boolean> =>
  loadAccount().then(
    () => true,
    (error: unknown) => {
      if (isOver(error)) return false;
      throw error;
    },
  );

interface MemberSessionProps {
  /** After so many ms without a request the session ends: `session.idleMinutes` of the brand. */
  readonly idleMs: number;
  /** The page knows whose it is. */
  readonly known: boolean;
}

/**
 * Looks after a member's session: warns before it ends because nothing was done, and keeps the page when it did. A session
 * that was ended otherwise leaves a page for visitors.
 */
export function MemberSession({ idleMs, known }: MemberSessionProps) {
  const { pathname, search } = useLocation();
  const [ended, setEnded] = useState(false);
  const check = useCallback(() => {
    // What was typed outlives the idle end, so that page is not loaded anew.
    const wasIdle = sessionLeft(idleMs) <= 0;
    holds().then(
      (isIn) => (isIn ? undefined : wasIdle ? setEnded(true) : location.reload()),
      () => {},
    );
  }, [idleMs]);
  useAccountWatch(check, known);
  // A page out of the browser's memory may be older than its session.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => (persisted ? check() : undefined);
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, [check]);
  if (ended)
    return (
      <SignedOut
        signIn={`/login?next=${encodeURIComponent(pathname + search)}`}
        onLook={holds}
        onGoOn={() => setEnded(false)}
        onLeave={() => location.reload()}
      />
    );
  return <IdleWarning idleMs={idleMs} onStay={holds} onSignOut={() => signOut()} onOver={() => setEnded(true)} />;
}
