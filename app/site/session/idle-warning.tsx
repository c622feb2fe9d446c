import { useEffect, useRef, useState } from "react";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { TimeLeft } from "~/ui/countdown";
import { ModalDialog } from "~/ui/modal-dialog";
import { followActivity, lastActive } from "./activity";
import { SessionBody } from "./session-body";

/** Tolerance in ms. The server records the use of a session at most once a minute, so it may end up to this much early. */
const SLACK_MS = 60_000;
/** Interval of session checks after the expected end, in ms. */
const ASK_EVERY_MS = 15_000;
/** Time of the warning before the end, in ms: two minutes, or a quarter of a short idle period. */
const warningLeadMs = (idleMs: number): number => Math.min(120_000, idleMs / 4);

/**
 * Guaranteed remaining time of an idle session in ms, as far as the browser knows. At or below `-SLACK_MS` it is certainly over.
 */
export const sessionLeft = (idleMs: number): number => lastActive() + idleMs - SLACK_MS - Date.now();

/** Returns the remaining time, updated every second and when the tab becomes visible: a sleeping computer stops all timers. */
function useLeft(idleMs: number): number {
  const [left, setLeft] = useState(idleMs);
  useEffect(() => {
    const stop = followActivity();
    // Clamped, so that nothing re-renders while there is enough time.
    const look = () => setLeft(Math.max(-SLACK_MS, Math.min(sessionLeft(idleMs), warningLeadMs(idleMs) + 1)));
    const timer = setInterval(look, 1_000);
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [idleMs]);
  return left;
}

interface IdleWarningProps {
  /** Idle time until the session ends, in ms. */
  readonly idleMs: number;
  /** Uses the session to extend it. Resolves with false if it is already over. @throws without a response */
  readonly onStay: () => Promise<boolean>;
  readonly onSignOut: () => void;
  /** Called when the session is over. */
  readonly onOver: () => void;
}

/** Warns before an idle session ends, and extends it with one press (WCAG 2.2.1). */
export function IdleWarning({ idleMs, onOver, onSignOut, onStay }: IdleWarningProps) {
  const t = useT("common");
  const text = useAnyText();
  const left = useLeft(idleMs);
  const [failed, setFailed] = useState(false);
  const ask = useRef<() => Promise<void>>(async () => {});
  ask.current = async () => {
    if (!(await onStay())) onOver();
  };
  // Only checks once the session is certainly over: an earlier check would extend it. The server's answer decides.
  const isPast = left <= -SLACK_MS;
  useEffect(() => {
    if (!isPast) return;
    const look = () => void ask.current().catch(() => {});
    look();
    const timer = setInterval(look, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isPast]);
  if (isPast || left > warningLeadMs(idleMs)) return null;
  const stay = () => {
    setFailed(false);
    ask.current().catch(() => setFailed(true));
  };
  return (
    <ModalDialog label={t("idle.title")} closeLabel={t("idle.stay")} onClose={stay} cover={false} size={480}>
      <SessionBody>
        <h2>{t("idle.title")}</h2>
        <p>{t("idle.text")}</p>
        <p>
          {t("idle.left")} <TimeLeft ms={left} label={t("idle.left")} />
        </p>
        {failed ? <p role="alert">{text("errors:networkAbnormal")}</p> : null}
        <div>
          <Button type="button" variant="primary" onClick={stay}>
            {t("idle.stay")}
          </Button>
          <Button type="button" variant="quiet" onClick={onSignOut}>
            {t("idle.signOut")}
          </Button>
        </div>
      </SessionBody>
    </ModalDialog>
  );
}
