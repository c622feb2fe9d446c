import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { clearTitlePrefix, focusFault } from "~/ui/faults";

/** Moves the focus to the refused fields after a form was answered. Used once, by the frame. */
export function useFormFaults(): void {
  const { t } = useI18n();
  const { formMethod, state } = useNavigation();
  const wasPosted = useRef(false);
  const isIdle = state === "idle";
  useEffect(() => {
    if (!isIdle) {
      wasPosted.current = formMethod !== undefined && formMethod !== "GET";
      return;
    }
    const prefix = t("common:title.error", { title: "" });
    const page = document.getElementById("content");
    if (wasPosted.current && page) focusFault(page, prefix);
    else clearTitlePrefix(prefix);
    wasPosted.current = false;
  }, [formMethod, isIdle, t]);
}
