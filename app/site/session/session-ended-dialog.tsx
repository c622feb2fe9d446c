import { useEffect, useRef, useState } from "react";
import { useT } from "~/platform/i18n/use-t";
import { Button, LinkButton } from "~/ui/button";
import { ModalDialog } from "~/ui/modal-dialog";
import { SessionBody } from "./session-body";

interface SignedOutProps {
  /** Address of the sign-in; opens in a new tab. */
  readonly signIn: string;
  /** Returns true if the page's account is signed in again. For another account, the call itself leaves the page. */
  readonly onLook: () => Promise<boolean>;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
}

/**
 * Keeps a page with all typed text after its session is over. Prompts for a sign-in in another tab, and continues after it. The
 * dialog hides the page until then.
 */
export function SessionEndedDialog({ onGoOn, onLeave, onLook, signIn }: SignedOutProps) {
  const t = useT("common");
  const [notYet, setNotYet] = useState(false);
  const latest = useRef({ onGoOn, onLook });
  latest.current = { onGoOn, onLook };
  const look = useRef(async (asked: boolean) => {
    const isBack = await latest.current.onLook().catch(() => false);
    if (isBack) latest.current.onGoOn();
    else setNotYet(asked);
  });
  useEffect(() => {
    const onBack = () => void look.current(false);
    window.addEventListener("focus", onBack);
    // Another tab recorded a use of the session (`activity.ts`).
    window.addEventListener("storage", onBack);
    return () => {
      window.removeEventListener("focus", onBack);
      window.removeEventListener("storage", onBack);
    };
  }, []);
  return (
    <ModalDialog
      label={t("session.title")}
      closeLabel={t("session.leave")}
      closable={false}
      onClose={onLeave}
      size={480}
      opaque
    >
      <SessionBody>
        <h2>{t("session.title")}</h2>
        <p>{t("session.text")}</p>
        {notYet ? <p role="alert">{t("session.notYet")}</p> : null}
        <div>
          <LinkButton variant="primary" href={signIn} target="_blank" rel="noopener">
            {t("session.signIn")}
          </LinkButton>
          <Button type="button" onClick={() => void look.current(true)}>
            {t("session.goOn")}
          </Button>
          <Button type="button" variant="quiet" onClick={onLeave}>
            {t("session.leave")}
          </Button>
        </div>
      </SessionBody>
    </ModalDialog>
  );
}
