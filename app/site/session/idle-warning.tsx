import { useEffect, useRef, useState } from "react";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { TimeLeft } from "~/ui/countdown";
import { ModalDialog } from "~/ui/modal-dialog";
import { followActivity, lastActive } from "./activity";
import { SessionBody } from "./session-body";

/** The server notes the use of a session once a minute: it may end so much before its time, ms. */
const SLACK_MS = 60_000;
/** How often somebody who is away is looked for once the time is over, ms. */
const ASK_EVERY_MS = 15_000;
/** How long before the end the warning comes, ms: two minutes, or a quarter of a short time. */
const leadOf = (idleMs: number): number => Math.min(120_000, idleMs / 4);

/** What is surely left of an idle session, in ms, as far as the browser knows; from `-SLACK_MS` on it is surely over. */
export const sessionLeft = (idleMs: number): number => lastActive() + idleMs - SLACK_MS - Date.now();

/** Looks once a second, and at once when the tab comes back: a sleeping computer stops every timer. */
function useLeft(idleMs: number): number {
  const [left, setLeft] = useState(idleMs);
  useEffect(() => {
    const stop = followActivity();
    // Nothing is drawn anew while there is time.
    const look = () => setLeft(Math.max(-SLACK_MS, Math.min(sessionLeft(idleMs), leadOf(idleMs) + 1)));
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
  /** After so many ms without a request the session ends. */
  readonly idleMs: number;
  /** Uses the session. @throws when nobody answers; resolves with false when the session is over already */
  readonly onStay: () => Promise<boolean>;
  readonly onSignOut: () => void;
  /** The session is over. */
  readonly onOver: () => void;
}

/** Warns before a session ends because nothing was done, and lets it go on with one press (WCAG 2.2.1). */
export function IdleWarning({ idleMs, onOver, onSignOut, onStay }: IdleWarningProps) {
  const t = useT("common");
  const text = useAnyText();
  const left = useLeft(idleMs);
  const [failed, setFailed] = useState(false);
  const ask = useRef<() => Promise<void>>(async () => {});
  ask.current = async () => {
    if (!(await onStay())) onOver();
  };
  // Only once it is surely over: asking before would keep it alive for nobody. The server has the last word.
  const isPast = left <= -SLACK_MS;
  useEffect(() => {
    if (!isPast) return;
    const look = () => void ask.current().catch(() => {});
    look();
    const timer = setInterval(look, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isPast]);
  if (isPast || left > leadOf(idleMs)) return null;
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
