import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { staffInfo } from "~/platform/wps/calls/staff.gen";
import { Button, LinkButton } from "~/ui/button";
import { ModalDialog } from "~/ui/modal-dialog";
import { guardFetch } from "./guard-fetch";

const Body = styled.div`
  display: grid;
  gap: 16px;
  padding: 24px;

  h2 { font-size: var(--size-3); }
  p { color: var(--text-2); }
  [role="alert"] { color: var(--lose); }
  > div { display: flex; flex-wrap: wrap; gap: 8px; }
`;

/** Who is signed in now; null for nobody. */
const accountNow = (): Promise<string | null> =>
  staffInfo({}).then(
    ({ account }) => account,
    () => null,
  );

/**
 * Keeps a page with all that was typed when the session is over: asks for a sign-in in another tab, and sends what waits
 * again. Only for the account that the page was drawn for: somebody else gets a page of his own.
 */
export function SessionGuard({ account }: { readonly account: string }) {
  const t = useT("console");
  const { pathname, search } = useLocation();
  const waiting = useRef<((again: boolean) => void)[]>([]);
  const [open, setOpen] = useState(false);
  const [notYet, setNotYet] = useState(false);
  const end = useCallback((again: boolean) => {
    for (const go of waiting.current.splice(0)) go(again);
    setOpen(false);
    setNotYet(false);
  }, []);
  const look = useCallback(
    async (asked: boolean) => {
      const now = await accountNow();
      if (now === account) end(true);
      else if (now !== null) window.location.reload();
      else if (asked) setNotYet(true);
    },
    [account, end],
  );
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
  useEffect(() => {
    if (!open) return;
    const onBack = () => void look(false);
    window.addEventListener("focus", onBack);
    return () => window.removeEventListener("focus", onBack);
  }, [open, look]);
  if (!open) return null;
  return (
    <ModalDialog
      label={t("session.title")}
      closeLabel={t("session.leave")}
      closable={false}
      onClose={() => end(false)}
      size={480}
    >
      <Body>
        <h2>{t("session.title")}</h2>
        <p>{t("session.text")}</p>
        {notYet ? <p role="alert">{t("session.notYet")}</p> : null}
        <div>
          <LinkButton
            variant="primary"
            href={`/console/login?next=${encodeURIComponent(pathname + search)}`}
            target="_blank"
            rel="noopener"
          >
            {t("session.signIn")}
          </LinkButton>
          <Button type="button" onClick={() => void look(true)}>
            {t("session.goOn")}
          </Button>
          <Button type="button" variant="quiet" onClick={() => end(false)}>
            {t("session.leave")}
          </Button>
        </div>
      </Body>
    </ModalDialog>
  );
}
