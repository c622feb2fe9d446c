import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";

const OutcomeMessage = styled.p`
  position: fixed;
  inset-block-end: 16px;
  inset-inline-start: 50%;
  z-index: 25;
  max-inline-size: min(560px, calc(100vw - 32px));
  padding: 10px 16px;
  border: 1px solid var(--win);
  border-radius: var(--radius-small);
  background: var(--surface-0);
  box-shadow: var(--shadow-2);
  font-size: var(--size-1);
  font-weight: 600;
  overflow-wrap: anywhere;
  translate: -50% 0;
  pointer-events: none;

  [dir="rtl"] & { translate: 50% 0; }
  &:empty { position: absolute; padding: 0; border: 0; box-shadow: none; }
`;

/** Display time of the message, in ms. */
const SHOWN_MS = 8_000;

/** Returns the name of a form's action: the heading of its sheet, else the label of its button. */
function actionLabel({ submitter, target }: SubmitEvent): string {
  const sheet = (target as HTMLFormElement).closest("[popover]")?.querySelector("h2")?.textContent;
  return (sheet ?? submitter?.getAttribute("aria-label") ?? submitter?.textContent ?? "").trim();
}

/** Returns true if the page shows a refusal. */
const isRefused = () => [...document.querySelectorAll('main [role="alert"]')].some((alert) => alert.textContent !== "");

/**
 * Announces the result of every form that changes something, once the page shows it: to screen readers, and visibly for a while.
 */
export function ActionOutcome() {
  const t = useT("console");
  const { state } = useNavigation();
  const deed = useRef("");
  const isSent = useRef(false);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const note = (event: SubmitEvent) => {
      deed.current = actionLabel(event);
    };
    document.addEventListener("submit", note, true);
    return () => document.removeEventListener("submit", note, true);
  }, []);
  useEffect(() => {
    if (state === "submitting") {
      isSent.current = true;
      setSaid("");
      return;
    }
    if (state !== "idle" || !isSent.current) return;
    isSent.current = false;
    // Refusals and multi-part outcomes have messages on the page itself.
    if (isRefused() || document.querySelector("main [data-outcome]")) return;
    setSaid(deed.current === "" ? t("outcome.done") : t("outcome.of", { deed: deed.current }));
    const timer = setTimeout(() => setSaid(""), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state, t]);
  return (
    <OutcomeMessage role="status" data-said="">
      {said}
    </OutcomeMessage>
  );
}
